import { LANGUAGES } from '@himoya/contract/languages'
import { PLAN_LENGTHS } from '@himoya/contract/chat/plan-lists'
import type { LastPlan } from '@himoya/contract/chat/safety-plans'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { later, ok, refused } from '../../../../../kit/test/given-answers.ts'
import { axeFindings, cutTexts } from '../../../../../kit/test/looks.ts'
import { show } from '../../../../test/show.tsx'
import { messagesIn } from '../../../i18n/messages.ts'
import css from '../chat.css?inline'
import { PlanStep } from './plan-step.tsx'

const READ = 'GET chat/plan/'
const SEND = 'POST chat/7/plan/'
const LOOK = { texts: messagesIn, css }
const { chat_more: t } = messagesIn('uz')
const none = { chat_id: '7', ended: false, onDone: () => {} }

const PLAN = {
  warning_signs: ['uxlay olmayman'],
  helps: ['suv'],
  contacts: [{ name: 'Buvim', phone: '901234567' }],
  safe_place: '',
}
const sent = (plan: Partial<typeof PLAN>, version: number): LastPlan => ({
  sent: { plan: { ...PLAN, ...plan }, version, created_at: '2026-11-28T09:00:00.000Z' },
})
const box = (part: 'helps' | 'contacts' | 'safe_place') => page.getByRole('textbox', { name: t[`plan_${part}`] })
const press = (): Promise<void> => page.getByRole('button', { name: t.plan_send, exact: true }).click()

afterEach(() => document.documentElement.style.removeProperty('font-size'))

it.each(LANGUAGES)('the sheet is whole on the narrowest phone with large letters (%s)', async (lang) => {
  document.documentElement.style.fontSize = '200%'
  await show(<PlanStep {...none} />, { ...LOOK, lang, width: 320, answers: { [READ]: ok({ sent: null }) } })
  await expect.element(page.getByText(messagesIn(lang).chat_more.plan_about)).toBeVisible()
  expect(cutTexts()).toEqual([])
  expect(await axeFindings()).toEqual([])
})

it('begins a plan, and goes on from the one that was made together', async () => {
  let done = 0
  const onDone = (): void => void (done += 1)
  const stage = await show(<PlanStep {...none} onDone={onDone} />, {
    ...LOOK,
    answers: { [READ]: ok({ sent: null }), [SEND]: ok({}) },
  })
  await box('helps').fill('qo‘shiq\nyurish')
  await press()
  await expect.poll(() => done).toBe(1)
  stage.leave()
  const again = await show(<PlanStep {...none} onDone={onDone} />, {
    ...LOOK,
    answers: { [READ]: ok(sent({}, 3)), [SEND]: ok({}) },
  })
  await expect.element(box('contacts')).toHaveValue('Buvim 901234567')
  await box('safe_place').fill('maktab')
  await press()
  await expect.poll(() => done).toBe(2)
  const bodies = [...stage.asked, ...again.asked].filter(({ call }) => call === SEND).map(({ body }) => body)
  const empty = { warning_signs: [], contacts: [], safe_place: '' }
  expect(bodies).toMatchObject([
    { after: 0, plan: { ...empty, helps: ['qo‘shiq', 'yurish'] } },
    { after: 3, plan: { ...PLAN, safe_place: 'maktab' } },
  ])
})

it('what the counsellor changed meanwhile and what was typed are both there, and nothing is sent unseen', async () => {
  const stage = await show(<PlanStep {...none} />, {
    ...LOOK,
    answers: { [READ]: ok(sent({}, 1)), [SEND]: refused(409, 'changed_meanwhile') },
  })
  await box('helps').fill('suv\nmushugim')
  stage.answers[READ] = ok(sent({ helps: ['suv', 'yurish'], safe_place: 'kutubxona' }, 2))
  await press()
  await expect.element(page.getByText(t.plan_merged)).toBeVisible()
  await expect.element(box('helps')).toHaveValue('suv\nyurish\nmushugim')
  await expect.element(box('safe_place')).toHaveValue('kutubxona')
  stage.answers[SEND] = ok({})
  await press()
  await expect.poll(() => stage.asked.filter(({ call }) => call === SEND).length).toBe(2)
  expect(stage.asked.at(-1)!.body).toMatchObject({ after: 2, plan: { helps: ['suv', 'yurish', 'mushugim'] } })
})

it('keeps what is typed when the sheet is closed or nothing arrives, and a repeated press is the same send', async () => {
  const answers = { [READ]: ok(sent({}, 1)), [SEND]: refused(503, 'unavailable') }
  const stage = await show(<PlanStep {...none} />, { ...LOOK, answers })
  await box('safe_place').fill('buvimnikida')
  await press()
  await expect.element(page.getByRole('alert')).toHaveTextContent(t.failed)
  await press()
  await expect.poll(() => stage.asked.filter(({ call }) => call === SEND).length).toBe(2)
  const [first, second] = stage.asked.filter(({ call }) => call === SEND).map(({ body }) => body as { cid: string })
  expect(second!.cid).toBe(first!.cid)
  stage.leave()
  await show(<PlanStep {...none} />, { ...LOOK, answers: { [READ]: ok(sent({ helps: ['yurish'] }, 2)) } })
  await expect.element(box('safe_place')).toHaveValue('buvimnikida')
  await expect.element(box('helps')).toHaveValue('yurish')
  await expect.element(page.getByText(t.plan_merged)).toBeVisible()
})

it('takes nothing in that would not be sent, while it is on its way', async () => {
  const coming = later()
  await show(<PlanStep {...none} />, { ...LOOK, answers: { [READ]: ok(sent({}, 1)), [SEND]: coming.answer } })
  await box('safe_place').fill('buvimnikida')
  await press()
  await expect.element(box('safe_place')).toHaveAttribute('readonly')
  coming.give(refused(503, 'unavailable'))
  await expect.element(box('safe_place')).not.toHaveAttribute('readonly')
  await expect.element(box('safe_place')).toHaveValue('buvimnikida')
})

it('says which part holds too much, cuts nothing and sends nothing', async () => {
  const { asked } = await show(<PlanStep {...none} />, { ...LOOK, answers: { [READ]: ok({ sent: null }) } })
  const typed = Array.from({ length: PLAN_LENGTHS.lines + 1 }, (_, at) => `${at}`).join('\n')
  await box('helps').fill(typed)
  await expect.element(box('helps')).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: t.plan_send, exact: true }).click({ force: true })
  await expect.element(box('helps')).toHaveValue(typed)
  expect(asked.map(({ call }) => call)).toEqual([READ])
})

it('after the talk has ended the plan is read, not written', async () => {
  await show(<PlanStep {...none} ended />, { ...LOOK, answers: { [READ]: ok(sent({}, 1)) } })
  await expect.element(page.getByRole('link', { name: /Buvim/ })).toHaveAttribute('href', 'tel:901234567')
  expect(page.getByRole('textbox').elements()).toEqual([])
})

it('says that it did not open', async () => {
  await show(<PlanStep {...none} />, { ...LOOK, answers: { [READ]: refused(503, 'unavailable') } })
  await expect.element(page.getByRole('alert')).toHaveTextContent(t.failed)
})
