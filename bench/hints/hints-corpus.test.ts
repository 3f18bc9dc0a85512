import { HINT_TOPICS } from '@himoya/contract/chat/desk-lists'
import { describe, expect, it } from 'vitest'
import { figuresOf, isRight, readCorpus, SETS } from './corpus.ts'

const LANGS = ['uz', 'cyr', 'ru', 'en', 'mix']
const every = SETS.flatMap(readCorpus)
/** What the lists were made with, or measured by while they were made. */
const known = SETS.filter((set) => set !== 'unseen' && set !== 'plain').flatMap(readCorpus)

describe.each(['tuned', 'held-out'] as const)('the phrase lists on the %s sentences', (set) => {
  const { relevant, found, innocent, alarms } = figuresOf(readCorpus(set))

  it('find at least 95 of 100 that tell of something', () => {
    expect(found / relevant).toBeGreaterThanOrEqual(0.95)
  })

  it('take at most 10 of 100 innocent ones for something', () => {
    expect(alarms / innocent).toBeLessThanOrEqual(0.1)
  })
})

it.each([
  { set: 'unseen', least: 0.8, said: 'half of them between the lines, eight in ten' },
  { set: 'plain', least: 0.85, said: 'two in three said plainly, 85 of 100' },
] as const)('of $set sentences by strangers to the lists, $said are found, and few innocent ones taken', ({ set, least }) => {
  const { relevant, found, innocent, alarms } = figuresOf(readCorpus(set))
  expect(found / relevant).toBeGreaterThanOrEqual(least)
  expect(alarms / innocent).toBeLessThanOrEqual(0.1)
  expect(innocent).toBeGreaterThanOrEqual(relevant)
})

it('of sentences written after the first lists were done, nine in ten are found', () => {
  const { relevant, found } = figuresOf(readCorpus('fresh'))
  expect(found / relevant).toBeGreaterThanOrEqual(0.9)
})

describe('the sentences', () => {
  it('are found and left alone as promised, all sets but those by strangers taken together', () => {
    const { relevant, found, innocent, alarms } = figuresOf(known)
    expect(found / relevant).toBeGreaterThanOrEqual(0.95)
    expect(alarms / innocent).toBeLessThanOrEqual(0.1)
  })

  it.each(LANGS)('%s: hold what the lists promise in each language', (lang) => {
    const { relevant, found, innocent, alarms } = figuresOf(known.filter((one) => one.lang === lang))
    expect(Math.min(relevant, innocent)).toBeGreaterThanOrEqual(4)
    expect(found / relevant).toBeGreaterThanOrEqual(0.9)
    expect(alarms / innocent).toBeLessThanOrEqual(0.1)
  })

  it.each(HINT_TOPICS)('%s: has sentences of both sets, and nearly all are found', (topic) => {
    for (const set of ['tuned', 'held-out'] as const)
      expect(readCorpus(set).some(({ topics }) => topics.includes(topic))).toBe(true)
    const relevant = known.filter(({ category }) => category === topic)
    expect(relevant.filter(isRight).length / relevant.length).toBeGreaterThanOrEqual(0.9)
  })

  it('are many, none twice, and half of them are innocent', () => {
    expect(every.length).toBeGreaterThanOrEqual(1_800)
    expect(readCorpus('held-out').length).toBeGreaterThanOrEqual(120)
    expect(new Set(every.map(({ text }) => text.toLowerCase())).size).toBe(every.length)
    const { innocent } = figuresOf(every)
    expect(innocent / every.length).toBeGreaterThanOrEqual(0.5)
  })
})
