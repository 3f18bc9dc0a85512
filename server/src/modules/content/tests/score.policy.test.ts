import { describe, expect, it } from 'vitest'
import { answersOf, testItem } from '../../../../test/test-forms.ts'
import { answerProblems, scoreOf } from './score.policy.ts'

const { facts } = testItem('sinov')
const selfCheck = { ...facts, kind: 'self_check' as const }
const chosen = (one: string[], two: string[], three: string[]) => [
  { question: 'q1', options: one },
  { question: 'q2', options: two },
  { question: 'q3', options: three },
]

describe('a knowledge test', () => {
  it.each([
    ['all right', answersOf(), { score: 3, max: 3, band: 'high' }],
    ['one of two right ones chosen', answersOf(false), { score: 2, max: 3, band: 'low' }],
    ['a wrong one beside the right ones', chosen(['a'], ['a', 'b', 'c'], ['a']), { score: 2, max: 3, band: 'low' }],
    ['nothing right', chosen(['b'], ['c'], ['c']), { score: 0, max: 3, band: 'low' }],
  ])('counts questions with exactly their right options: %s', (_what, answers, score) => {
    expect(scoreOf(facts, answers)).toEqual(score)
  })

  it('reaches a band with its very percent, and not before', () => {
    const bands = (from: number) => [facts.bands[0]!, { ...facts.bands[1]!, from }]
    const three = { ...facts, questions: [...facts.questions, { ...facts.questions[0]!, key: 'q4' }] }
    const answers = [...answersOf(false), { question: 'q4', options: ['a'] }]
    expect(scoreOf({ ...three, bands: bands(75) }, answers)).toEqual({ score: 3, max: 4, band: 'high' })
    expect(scoreOf({ ...three, bands: bands(76) }, answers)).toMatchObject({ band: 'low' })
    expect(scoreOf({ ...facts, bands: bands(66) }, answersOf(false))).toMatchObject({ band: 'high' })
  })
})

describe('a self-check', () => {
  it('adds up points out of the most there can be', () => {
    expect(scoreOf(selfCheck, chosen(['b'], ['b', 'c'], ['c']))).toEqual({ score: 28, max: 28, band: 'high' })
    expect(scoreOf(selfCheck, chosen(['a'], ['a'], ['b']))).toEqual({ score: 3, max: 28, band: 'low' })
  })
})

describe('answers', () => {
  it.each([
    ['a question without an answer', answersOf().slice(1), { 'answers.q1': ['required'] }],
    ['a question nobody asked', [...answersOf(), { question: 'q9', options: ['a'] }], { 'answers.3.question': ['not_allowed'] }],
    ['a question twice', [...answersOf(), { question: 'q1', options: ['a'] }], { 'answers.3.question': ['taken'] }],
    ['an option of another question', chosen(['c'], ['a'], ['a']), { 'answers.0.options.0': ['not_allowed'] }],
    ['an option twice', chosen(['a'], ['a', 'a'], ['a']), { 'answers.1.options': ['taken'] }],
    ['two where one is chosen', chosen(['a', 'b'], ['a'], ['a']), { 'answers.0.options': ['too_long'] }],
    ['two on a row', chosen(['a'], ['a'], ['a', 'b']), { 'answers.2.options': ['too_long'] }],
    ['a name every object knows', chosen(['constructor'], ['a'], ['a']), { 'answers.0.options.0': ['not_allowed'] }],
  ])('are refused with %s, by its field', (_what, answers, fields) => {
    expect(answerProblems(facts, answers)).toEqual(fields)
  })

  it('may come in any order', () => {
    expect(answerProblems(facts, answersOf().toReversed())).toEqual({})
  })
})
