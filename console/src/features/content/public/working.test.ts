import { describe, expect, it } from 'vitest'
import { changedFacts } from '../content-forms.ts'
import { filledIn } from '../filled.ts'
import { blankWorking, differences, merge, valueAt, withValue, workingOf } from './working.ts'

const base = withValue(withValue(blankWorking('news'), 'texts.uz.title', 'Yangilik'), 'slug', 'yangilik')

describe('two editors of one content', () => {
  it('do not disturb each other in different fields', () => {
    const mine = withValue(base, 'texts.uz.title', 'Yaxshi yangilik')
    const theirs = withValue(withValue(base, 'texts.ru.title', 'Новость'), 'facts.tags', ['maktab'])
    const { working, open } = merge(base, mine, theirs)
    expect(open).toEqual([])
    expect(differences(working, base)).toEqual(['facts.tags', 'texts.uz.title', 'texts.ru.title'])
  })

  it('are asked where both wrote, and mine stands until then', () => {
    const mine = withValue(base, 'texts.uz.title', 'Meniki')
    const theirs = withValue(base, 'texts.uz.title', 'Ularniki')
    const { working, open } = merge(base, mine, theirs)
    expect(open).toEqual(['texts.uz.title'])
    expect(valueAt(working, 'texts.uz.title')).toBe('Meniki')
  })

  it('are not asked where both wrote the same', () => {
    const same = withValue(base, 'facts.tags', ['maktab'])
    expect(merge(base, same, withValue(same, 'slug', 'boshqa'))).toMatchObject({ open: [], working: { slug: 'boshqa' } })
  })
})

describe('how much of a content stands', () => {
  it('is counted for each language', () => {
    const begun = withValue(base, 'texts.uz.summary', 'Qisqacha')
    expect(filledIn([], 'news', begun, 'uz')).toEqual({ filled: 2, wanted: 3 })
    expect(filledIn([], 'news', begun, 'ru')).toEqual({ filled: 0, wanted: 3 })
  })

  it('asks for a transcript only where something is heard, and forgets a medium of another kind', () => {
    const read = blankWorking('lesson', { course: 'a', media: 'm', kind: 'video' })
    expect(filledIn([], 'lesson', read, 'uz').wanted).toBe(4)
    const facts = changedFacts('lesson', read.facts, 'kind', 'text')
    expect(facts).toMatchObject({ kind: 'text', media: null, course: 'a' })
    expect(filledIn([], 'lesson', { ...read, facts }, 'uz').wanted).toBe(3)
    expect(changedFacts('lesson', read.facts, 'kind', 'audio')).toMatchObject({ media: null })
    expect(changedFacts('lesson', read.facts, 'minutes', 9)).toMatchObject({ media: 'm' })
  })

  it('knows the fields of a language nobody has begun', () => {
    const stored = { type: 'faq' as const, slug: 'a', safety: false, facts: {}, texts: { uz: { title: 'a' }, ru: {}, en: {} } }
    expect(workingOf(stored).texts.en).toEqual({ title: '', body: [], search_words: '' })
  })
})
