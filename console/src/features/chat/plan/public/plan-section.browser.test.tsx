import { LANGUAGES } from '@himoya/contract/languages'
import type { ChatPlan } from '@himoya/contract/chat/safety-plans'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { later, ok, refused } from '../../../../../../kit/test/given-answers.ts'
import { axeFindings, cutTexts } from '../../../../../../kit/test/looks.ts'
import { chatOf, LONG, ME } from '../../../../../test/samples.ts'
import { show } from '../../../../../test/show.tsx'
import { PlanSection } from './plan-section.tsx'

const CHAT = chatOf({ state: 'active', assigned_to: { id: ME.id, alias: ME.alias } })
const READ = `GET staff/chat/${CHAT.id}/plan/`
const SEND = `POST staff/chat/${CHAT.id}/plan/`
const EARLIER = `GET staff/chat/${CHAT.id}/plan/earlier/`
const AT = '2026-11-23T08:00:00.000Z'
const PLAN = { warning_signs: [], helps: ['suv'], contacts: [], safe_place: 'maktab' }

const given = (plan: Partial<typeof PLAN>, version: number, earlier: ChatPlan['earlier'] = null): ChatPlan => ({
  sent: { plan: { ...PLAN, ...plan }, version, created_at: AT },
  earlier,
})
const answersOf = (read: ChatPlan) => ({ 'GET staff/auth/me/': ok(ME), [READ]: ok(read) })

it.each(LANGUAGES)('the form is whole beside a talk, with long lines in it (%s)', async (lang) => {
  const { text } = await show(<PlanSection chat={CHAT} />, { lang, answers: answersOf(given({ helps: [LONG.text] }, 1)) })
  await page.getByRole('button', { name: text('plan.renew') }).click()
  await expect.element(page.getByRole('textbox', { name: text('plan.helps') })).toHaveValue(LONG.text)
  expect(cutTexts()).toEqual([])
  expect(await axeFindings()).toEqual([])
})

it('what the child changed meanwhile and what was typed are both there, and it goes out by another press', async () => {
  const stage = await show(<PlanSection chat={CHAT} />, {
    answers: { ...answersOf(given({}, 1)), [SEND]: refused(409, 'changed_meanwhile') },
  })
  const { text, asked, answers } = stage
  const helps = page.getByRole('textbox', { name: text('plan.helps') })
  const send = page.getByRole('button', { name: text('plan.send') })
  await page.getByRole('button', { name: text('plan.renew') }).click()
  await helps.fill('suv\nyurish')
  answers[READ] = ok(given({ helps: ['suv', 'mushuk'] }, 2))
  await send.click()
  await expect.element(page.getByText(text('plan.merged'))).toBeVisible()
  await expect.element(helps).toHaveValue('suv\nmushuk\nyurish')
  const coming = later()
  answers[SEND] = coming.answer
  await send.click()
  // What would be typed now would not be in it.
  await expect.element(helps).toHaveAttribute('readonly')
  coming.give(ok({}))
  await expect.element(page.getByText(text('plan.done'))).toBeVisible()
  const bodies = asked.filter(({ call }) => call === SEND).map(({ body }) => body)
  expect(bodies).toMatchObject([
    { after: 1, plan: { helps: ['suv', 'yurish'] } },
    { after: 2, plan: { helps: ['suv', 'mushuk', 'yurish'] } },
  ])
})

it('what is typed outlives the closing of the form', async () => {
  const { text } = await show(<PlanSection chat={CHAT} />, { answers: answersOf(given({}, 1)) })
  const open = page.getByRole('button', { name: text('plan.renew') })
  const place = page.getByRole('textbox', { name: text('plan.safe_place') })
  await open.click()
  await place.fill('kutubxona')
  await page.getByRole('button', { name: text('plan.close') }).click()
  await open.click()
  await expect.element(place).toHaveValue('kutubxona')
})

it('the words of an earlier talk are asked for by a press alone', async () => {
  const answers = {
    ...answersOf({ sent: null, earlier: { version: 3, created_at: AT } }),
    [EARLIER]: ok({ sent: given({}, 3).sent }),
  }
  const { text, asked } = await show(<PlanSection chat={CHAT} />, { answers })
  const open = page.getByRole('button', { name: text('plan.earlier_open') })
  await expect.element(open).toBeVisible()
  expect(asked.map(({ call }) => call)).not.toContain(EARLIER)
  await open.click()
  await expect.element(page.getByRole('textbox', { name: text('plan.helps') })).toHaveValue('suv')
})

it('whoever does not have the talk reads that there is one, and writes none', async () => {
  const chat = { ...CHAT, assigned_to: { id: CHAT.id, alias: 'Malika' } }
  const { text } = await show(<PlanSection chat={chat} />, { answers: answersOf(given({}, 1)) })
  await expect.element(page.getByRole('heading', { name: text('plan.title') })).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
})
