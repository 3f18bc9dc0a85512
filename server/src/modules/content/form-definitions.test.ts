import type { Facts } from '@himoya/contract/content/content-types'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { join, type Member } from '../../../test/chat-cast.ts'
import { FACTS, inAllLanguages, newContent, TEXTS } from '../../../test/content-drafts.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { formProblems } from './forms/form-definitions.policy.ts'
import { missingFields } from './editing/working.policy.ts'

let app: TestApp
let editor: Member
let second: Member
let supervisor: Member
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS: 'api=100000/1' } })
  editor = await join(app, 'editor')
  second = await join(app, 'editor')
  supervisor = await join(app, 'supervisor')
})
afterAll(() => app.close())

const call = (method: string, path: string, body?: unknown, who = editor) =>
  app.call(method, `/api/v1/staff/content/${path}`, { token: who.token, ...(body === undefined ? {} : { body }) })

const TEST = FACTS.test({ on: {} })
const FORM = FACTS.questionnaire({ on: {} })
const [first, ...rest] = TEST.questions as [Facts<'test'>['questions'][number], ...Facts<'test'>['questions']]
const withFirst = (change: object) => ({ ...TEST, questions: [{ ...first, ...change }, ...rest] })
const options = (right: boolean[], points = 0) => right.map((is, place) => ({ key: `o${place}`, right: is, points, help: false }))
const band = (change: object) => ({ ...TEST.bands[0]!, ...change })

describe('a test that others are to read', () => {
  it.each([
    ['fewer than three questions', { ...TEST, questions: rest.slice(1) }, { 'facts.questions': ['too_short'] }],
    ['a question of one option', withFirst({ options: options([true]) }), { 'facts.questions.0.options': ['too_short'] }],
    ['no right answer', withFirst({ options: options([false, false]) }), { 'facts.questions.0.options': ['required'] }],
    [
      'two right answers of which one is chosen',
      withFirst({ options: options([true, true]) }),
      { 'facts.questions.0.options': ['out_of_range'] },
    ],
    ['a self-check that counts nothing', { ...TEST, kind: 'self_check' }, { 'facts.questions': ['required'] }],
    ['no band', { ...TEST, bands: [] }, { 'facts.bands': ['required'] }],
    [
      'a lowest band that leaves scores without a result',
      { ...TEST, bands: [band({ from: 10 })] },
      { 'facts.bands.0.from': ['out_of_range'] },
    ],
    ['bands that do not rise', { ...TEST, bands: [band({}), band({ key: 'b1' })] }, { 'facts.bands.1.from': ['out_of_range'] }],
    [
      'two next steps',
      { ...TEST, bands: [band({ steps: TEST.bands[0]!.steps.slice(1) })] },
      { 'facts.bands.0.steps': ['too_short'] },
    ],
    [
      'a step to a lesson that is not named, and one twice',
      {
        ...TEST,
        bands: [
          band({
            steps: [
              { to: 'lesson', id: null },
              { to: 'chat', id: null },
              { to: 'chat', id: null },
            ],
          }),
        ],
      },
      { 'facts.bands.0.steps.0.id': ['required'], 'facts.bands.0.steps.2': ['taken'] },
    ],
  ] as const)('has no %s', (_what, facts, fields) => {
    expect(formProblems('test', facts as never)).toEqual(fields)
  })

  it('may have several right answers where several are chosen', () => {
    expect(formProblems('test', withFirst({ pick: 'many', options: options([true, true, false]) }))).toEqual({})
  })

  it('has every word in each language that was begun, and names the one that is missing', () => {
    const texts = inAllLanguages(TEXTS.test('Matn') as Record<string, unknown>)
    expect(missingFields('test', { facts: TEST, texts })).toEqual({})
    const ru = TEXTS.test('Текст')
    ru.questions['q2'] = { text: 'Вопрос', explanation: ' ', options: { a: 'Да' } }
    delete ru.bands['b0']
    expect(Object.keys(missingFields('test', { facts: TEST, texts: { ...texts, ru } }))).toEqual([
      'texts.ru.questions.q2.explanation',
      'texts.ru.questions.q2.options.b',
      'texts.ru.bands.b0.title',
      'texts.ru.bands.b0.advice',
    ])
    const begun = { ...texts, ru: { ...ru, title: '' } }
    expect(missingFields('test', { facts: TEST, texts: begun })).toEqual({})
  })

  it('needs no explanations when it is a self-check', () => {
    const facts = { ...TEST, kind: 'self_check', questions: [...rest, { ...first, options: options([false, false], 2) }] }
    const words = TEXTS.test('Matn')
    words.questions['q1']!.options = { o0: 'a', o1: 'b' }
    for (const one of Object.values(words.questions)) one.explanation = ''
    expect(missingFields('test', { facts, texts: inAllLanguages(words as Record<string, unknown>) })).toEqual({})
  })
})

describe('a questionnaire that others are to read', () => {
  const asked = (change: object, place = 0) => ({
    ...FORM,
    questions: FORM.questions.map((one, at) => (at === place ? { ...one, ...change } : one)),
  })
  const ways = (...goes_to: (string | null)[]) => ({ options: goes_to.map((to, place) => ({ key: `o${place}`, goes_to: to })) })
  it.each([
    ['leads only forward', asked(ways('q2', 'q1'), 1), { 'facts.questions.1.options.1.goes_to': ['not_allowed'] }],
    ['leads nowhere unknown', asked(ways('q9', null)), { 'facts.questions.0.options.0.goes_to': ['not_allowed'] }],
    ['reaches each question', asked(ways('q3', 'end')), { 'facts.questions.1': ['not_allowed'] }],
    ['has options to choose from', asked({ options: [] }), { 'facts.questions.0.options': ['too_short'] }],
    ['has none beside free words', asked({ asked_as: 'text' }), { 'facts.questions.0.options': ['not_allowed'] }],
    [
      'does not branch where several are chosen',
      asked({ asked_as: 'many', ...ways('q3', null) }),
      { 'facts.questions.0.options.0.goes_to': ['not_allowed'] },
    ],
  ] as const)('%s', (_what, facts, fields) => {
    expect(formProblems('questionnaire', facts as never)).toMatchObject(fields)
  })

  it('may end early, and branch over what is not asked of everybody', () => {
    expect(formProblems('questionnaire', asked(ways(null, 'q3'), 0))).toEqual({})
    expect(formProblems('questionnaire', asked(ways(null, 'end'), 1))).toEqual({})
    expect(formProblems('questionnaire', asked({ needed: false, ...ways('q3', 'end') }))).toEqual({})
  })
})

describe('questions that are saved', () => {
  it('have names of their own, and next steps that are there', async () => {
    const twice = newContent('test')
    twice.facts['questions'] = [...TEST.questions, first]
    expect((await call('POST', 'test/', twice)).body.fields).toEqual({ 'facts.questions.3.key': ['taken'] })
    const end = newContent('questionnaire')
    end.facts['questions'] = [{ ...FORM.questions[0]!, key: 'end' }]
    expect((await call('POST', 'questionnaire/', end)).body.fields).toEqual({ 'facts.questions.0.key': ['not_allowed'] })
    const known = newContent('test')
    known.facts['questions'] = [...rest, { ...first, options: [...first.options, { ...first.options[0]!, key: 'constructor' }] }]
    expect((await call('POST', 'test/', known)).body.fields).toEqual({ 'facts.questions.2.options.2.key': ['not_allowed'] })
    const lost = newContent('test')
    const category = (await call('POST', 'faq_category/', newContent('faq_category'))).body.id
    lost.facts['bands'] = [
      band({
        steps: [
          { to: 'chat', id: category },
          { to: 'lesson', id: category },
        ],
      }),
    ]
    const { body } = await call('POST', 'test/', lost)
    expect(body.fields).toEqual({ 'facts.bands.0.steps.0.id': ['not_allowed'], 'facts.bands.0.steps.1.id': ['not_allowed'] })
  })

  it('take the words of what was taken out with them', async () => {
    const one = newContent('test')
    one.facts['questions'] = rest
    const { body } = await call('POST', 'test/', one)
    expect(Object.keys(body.texts.uz.questions)).toEqual(['q2', 'q3'])
    expect(body.completeness).toEqual({ uz: 100, ru: 100, en: 100 })
  })

  it('go to review when they can be answered, and lead to what the public sees', async () => {
    const draft = newContent('test')
    draft.facts['bands'] = []
    const { body } = await call('POST', 'test/', draft)
    const refused = await call('POST', `test/${body.id}/review/`)
    expect(refused).toMatchObject({ status: 422, body: { code: 'incomplete', fields: { 'facts.bands': ['required'] } } })
    const category = (await call('POST', 'course_category/', newContent('course_category'))).body.id
    const course = (await call('POST', 'course/', newContent('course', { on: { course_category: category } }))).body.id
    const leading = newContent('test')
    leading.facts['bands'] = [band({ steps: [...TEST.bands[0]!.steps.slice(1), { to: 'course', id: course }] })]
    const { id } = (await call('POST', 'test/', leading)).body
    expect((await call('POST', `test/${id}/review/`)).status).toBe(200)
    const { status, body: hidden } = await call('POST', `test/${id}/publish/`, {})
    expect([status, hidden.fields]).toEqual([422, { 'facts.bands.0.steps.2.id': ['not_allowed'] }])
  })
})

describe('a self-check', () => {
  async function inReview(kind: 'knowledge' | 'self_check') {
    const draft = newContent('test')
    const scored = TEST.questions.map((one) => ({ ...one, options: one.options.map((option) => ({ ...option, points: 1 })) }))
    Object.assign(draft.facts, { kind, questions: scored })
    const { id } = (await call('POST', 'test/', draft)).body
    return (await call('POST', `test/${id}/review/`)).body
  }

  it('is a safety text, and no editor publishes it, alone, among many or at a time', async () => {
    const { id, safety, state } = await inReview('self_check')
    expect([safety, state]).toEqual([true, 'review'])
    const refused = { status: 403, body: { code: 'needs_supervisor' } }
    for (const who of [editor, second]) {
      expect(await call('POST', `test/${id}/publish/`, {}, who)).toMatchObject(refused)
      expect((await call('GET', `test/${id}/`, undefined, who)).body.can).not.toContain('publish')
    }
    const later = { publish_at: new Date(app.platform.now().getTime() + 60_000).toISOString() }
    expect(await call('POST', `test/${id}/publish/`, later, second)).toMatchObject(refused)
    const { body } = await call('POST', 'test/bulk/', { ids: [id], action: 'publish' }, second)
    expect(body.refused).toEqual([{ id, code: 'needs_supervisor' }])
    expect((await call('POST', `test/${id}/publish/`, {}, supervisor)).status).toBe(200)
  })

  it('that a supervisor wrote needs another supervisor, and a knowledge test neither', async () => {
    const { id } = await inReview('self_check')
    const own = (await call('GET', `test/${id}/`)).body
    const { version, slug, safety, facts, texts } = own
    await call('PUT', `test/${id}/`, { version, slug: `${slug}-2`, safety, facts, texts }, supervisor)
    await call('POST', `test/${id}/review/`)
    expect((await call('POST', `test/${id}/publish/`, {}, supervisor)).body.code).toBe('second_person')
    const knowledge = await inReview('knowledge')
    expect((await call('POST', `test/${knowledge.id}/publish/`, {})).status).toBe(200)
  })
})
