import { describe, expect, it } from 'vitest'
import { ASKED } from '../../../../test/test-forms.ts'
import { walk } from './way.policy.ts'

const given = (answers: Record<string, string[] | string>) =>
  Object.entries(answers).map(([question, one]) =>
    typeof one === 'string' ? { question, options: [], text: one } : { question, options: one },
  )
const fieldsOf = (answers: Record<string, string[] | string>) => walk(ASKED, given(answers)).fields

describe('the way through a questionnaire', () => {
  it.each([
    ['from question to question', { who: ['a'], which: ['a', 'c'], how: ['b'], more: 'So‘zlarim' }],
    ['past what need not be answered', { who: ['a'], how: ['b'] }],
    ['to the end by an answer', { who: ['b'] }],
    ['over a question by an answer', { who: ['c'], how: ['a'] }],
  ] as const)('goes %s', (_what, answers) => {
    const { taken, fields } = walk(ASKED, given(answers as never))
    expect(fields).toEqual({})
    const answered = taken.filter(({ options, text }) => options.length > 0 || text !== null)
    expect(answered.map(({ question }) => question)).toEqual(Object.keys(answers))
  })

  it.each([
    ['what lies beside the way', { who: ['c'], which: ['a'], how: ['a'] }, { 'answers.1.question': ['not_allowed'] }],
    ['what comes after the end', { who: ['b'], how: ['a'] }, { 'answers.1.question': ['not_allowed'] }],
    ['a question nobody asked', { who: ['b'], x: ['a'] }, { 'answers.1.question': ['not_allowed'] }],
    ['what is needed and missing', { who: ['a'] }, { 'answers.how': ['required'] }],
    ['what is needed and empty', { who: [], how: ['a'] }, { 'answers.0.options': ['required'] }],
    ['an option that is none', { who: ['z'], how: ['a'] }, { 'answers.0.options.0': ['not_allowed'] }],
    ['two of one', { who: ['a'], how: ['a', 'b'] }, { 'answers.1.options': ['too_long'] }],
    ['one twice', { who: ['a'], which: ['a', 'a'], how: ['a'] }, { 'answers.1.options': ['taken'] }],
    ['words where one chooses', { who: 'men', how: ['a'] }, { 'answers.0.text': ['not_allowed'] }],
    ['options where one writes', { who: ['a'], how: ['a'], more: ['a'] }, { 'answers.2.options': ['not_allowed'] }],
  ] as const)('does not take %s', (_what, answers, fields) => {
    expect(fieldsOf(answers as never)).toMatchObject(fields)
  })

  it('tells what was left out from what was led past', () => {
    const { taken } = walk(ASKED, given({ who: ['a'], how: ['b'] }))
    expect(taken.map(({ question, options }) => [question, options.length])).toEqual([
      ['who', 1],
      ['which', 0],
      ['how', 1],
      ['more', 0],
    ])
    expect(walk(ASKED, given({ who: ['b'] })).taken).toHaveLength(1)
  })

  it('does not take a question twice', () => {
    const { fields } = walk(ASKED, given({ who: ['b'] }).concat(given({ who: ['a'] })))
    expect(fields).toEqual({ 'answers.1.question': ['not_allowed'] })
  })
})
