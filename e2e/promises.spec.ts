import type { Chat } from '@himoya/contract/chat/chat'
import type { FollowUp } from '@himoya/contract/reports/follow-ups'
import type { StaffChat, StaffUser } from '@himoya/contract/staff/staff'
import type { Browser, Page } from '@playwright/test'
import { chat_more } from '../web/app/i18n/uz/chat-more.ts'
import { expectAccessible } from './axe.ts'
import type { House } from './house.ts'
import { bringTokens, callApi, expect, makePerson, PASSWORD, test, type SignedIn } from './journey.ts'
import { answer, openChat, signInAsStaff } from './people.ts'
import { WIDTHS } from './screens.ts'
import { staff } from './words.ts'

test.use({ viewport: { width: 1366, height: 768 } })

const COUNSELLOR = 'counsellor@himoya.test'
const COLLEAGUE = 'counsellor2@himoya.test'
const SUPERVISOR = 'supervisor@himoya.test'

type Session = SignedIn & { user: StaffUser }

async function onShift(house: House, email: string): Promise<Session> {
  const session = await callApi<Session>(house, 'staff/auth/token/', { body: { email, password: PASSWORD } })
  const token = session.access
  await callApi(house, 'staff/presence/', { token, method: 'PUT', body: { state: 'on_shift' } })
  for (const { id } of await callApi<StaffChat[]>(house, 'staff/chat/?mine=1', { token })) {
    await callApi(house, `staff/chat/${id}/end/`, { token, method: 'POST' })
  }
  for (const { id } of await callApi<FollowUp[]>(house, 'staff/follow-up/', { token })) {
    await callApi(house, `staff/follow-up/${id}/settle/`, { token, body: { outcome: 'released' } })
  }
  return session
}

async function talk(house: House, counsellor: SignedIn) {
  const person = await makePerson(house)
  const [open] = await callApi<Chat[]>(house, 'chat/', { token: person.access })
  await callApi(house, `message/${open!.id}/`, {
    token: person.access,
    body: { cid: crypto.randomUUID(), message: 'Ertaga yozasizmi?' },
  })
  await callApi(house, `staff/chat/${open!.id}/claim/`, { token: counsellor.access, method: 'POST' })
  return { chat_id: open!.id, person }
}

/** Signed in, with a clock that the journey moves; `time`: where it begins. */
async function desk(browser: Browser, house: House, email: string, time = Date.now()): Promise<Page> {
  const context = await browser.newContext({ baseURL: house.url, viewport: { width: 1366, height: 768 } })
  const page = await context.newPage()
  await page.clock.install({ time })
  await signInAsStaff(page, email)
  return page
}

/** A counsellor on shift beside somebody's talk, where promises are made. */
async function besideTalk(browser: Browser, house: House) {
  const counsellor = await onShift(house, COUNSELLOR)
  const { chat_id, person } = await talk(house, counsellor)
  const context = await browser.newContext({ baseURL: house.url, viewport: { width: 1366, height: 768 } })
  const page = await context.newPage()
  await signInAsStaff(page, COUNSELLOR)
  await page.goto(`/staff/#/mine/${chat_id}`)
  const promises = page.getByRole('region', { name: staff['promise.title'] })
  await promises.getByRole('button', { name: staff['promise.add'], exact: true }).click()
  return { page, promises, person }
}

/** The same talk on the child's phone, and what it says of promises. */
async function onPhone(browser: Browser, house: House, person: SignedIn) {
  const context = await browser.newContext({ baseURL: house.url, viewport: WIDTHS.phone })
  await bringTokens(context, house, person)
  const phone = await context.newPage()
  await phone.goto('/uz')
  const panel = await openChat(phone)
  return { phone, seen: panel.getByRole('region', { name: chat_more.promises }) }
}

test('a promise is made beside the chat, comes up in time, stands late on the wall, and is handed on at the end of the shift', async ({
  browser,
  house,
}) => {
  const counsellor = await onShift(house, COUNSELLOR)
  const colleague = await onShift(house, COLLEAGUE)
  const { chat_id, person } = await talk(house, counsellor)
  const { nickname } = person

  const page = await desk(browser, house, COUNSELLOR)
  await page.goto(`/staff/#/mine/${chat_id}`)
  const promises = page.getByRole('region', { name: staff['promise.title'] })
  await expect(promises.getByText(staff['promise.none'])).toBeVisible()
  await promises.getByRole('button', { name: staff['promise.add'], exact: true }).click()
  await promises.getByRole('button', { name: staff['promise.ready_write'], exact: true }).click()
  await promises.getByRole('button', { name: staff['promise.time_hour'], exact: true }).click()
  await promises.getByRole('button', { name: staff['promise.make'], exact: true }).click()
  await expect(promises.getByRole('listitem')).toContainText(staff['promise.ready_write'])
  await expect(promises.getByText(/qoldi/)).toBeVisible()
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: nickname })
      .getByText(/^Va’da: /),
  ).toBeVisible()

  await page.clock.fastForward('56:00')
  const bar = page.getByText(new RegExp(`^Va’da vaqti yaqin: ${nickname}`))
  await expect(bar).toBeVisible()
  await expectAccessible(page, 'console, a promise comes up')

  // A promise for the next hour may be made at the last second before a step of five minutes: on the wall it is still further away.
  const wall = await desk(browser, house, SUPERVISOR, Date.now() - 10 * 60_000)
  await wall.goto('/staff/#/wall')
  const block = wall.getByRole('region', { name: staff['promise.title'] })
  await expect(block.getByText(staff['promise.wall_none'])).toBeVisible()
  await wall.clock.fastForward('01:40:00')
  const line = block.getByRole('listitem').filter({ hasText: nickname })
  await expect(line).toContainText(counsellor.user.alias)
  await expect(line.getByText(/kechikdi/)).toBeVisible()
  await expect(line).not.toContainText(staff['promise.ready_write'])
  await wall.context().close()

  await callApi(house, `staff/chat/${chat_id}/end/`, { token: counsellor.access, method: 'POST' })
  await page.goto('/staff/#/queue')
  await page.reload()
  await page.getByRole('button', { name: new RegExp(`^${staff['shift.label']}`) }).click()
  await page.getByRole('menuitemradio', { name: staff['shift.to_off'] }).click()
  const leaving = page.getByRole('dialog', { name: staff['shift.leave_promised'] })
  await expect(leaving).toContainText(staff['promise.ready_write'])
  await leaving.getByRole('button', { name: staff['promise.hand'], exact: true }).click()
  const hand = page.getByRole('dialog', { name: staff['promise.hand_title'] })
  await hand.getByLabel(staff['promise.hand_to']).click()
  await page.getByRole('option', { name: colleague.user.alias }).click()
  await hand.getByRole('button', { name: staff['promise.hand'], exact: true }).click()
  // the dialog below can be seen by nobody before this one is gone
  await expect(hand).toHaveCount(0)
  await expect(leaving).toBeVisible()
  await expect(leaving.getByText(staff['promise.ready_write'])).toHaveCount(0)
  const [theirs] = await callApi<FollowUp[]>(house, 'staff/follow-up/', { token: colleague.access })
  expect(theirs).toMatchObject({ chat_id, words: staff['promise.ready_write'] })
  await page.context().close()
})

test(
  'what the counsellor lets them see stands above their talk with its time, then that it was kept; a broken one leads on',
  { tag: '@full' },
  async ({ browser, house }) => {
    const { page, promises, person } = await besideTalk(browser, house)
    await promises.getByRole('button', { name: staff['promise.ready_write'], exact: true }).click()
    await promises.getByRole('button', { name: staff['promise.time_hour'], exact: true }).click()
    await promises.getByRole('checkbox', { name: staff['promise.show'] }).check()
    await promises.getByRole('button', { name: staff['promise.make'], exact: true }).click()
    await expect(promises.getByRole('listitem')).toContainText(staff['promise.shown'])

    const { phone, seen } = await onPhone(browser, house, person)
    // With the counsellor's word the promises are read.
    await answer(page, 'Bir soatdan keyin yozaman')
    await expect(seen).toContainText(staff['promise.ready_write'])
    await expect(seen).toContainText(/Muddati: .*\d\d:\d\d gacha/)
    await expectAccessible(phone, 'a promise above the talk')
    await promises.getByRole('button', { name: staff['promise.not_kept'], exact: true }).click()
    const why = page.getByRole('dialog')
    await why.getByRole('radio', { name: staff['promise.reason_forgotten'], exact: true }).check()
    await why.getByRole('button', { name: staff['case.save'], exact: true }).click()
    await expect(why).toHaveCount(0)
    await answer(page, 'Uzr, kechikdim')
    await expect(seen).toContainText(chat_more.promise_broken)
    await expect(seen).not.toContainText(staff['promise.reason_forgotten'])
    await expect(seen.getByRole('link', { name: chat_more.not_helped_supervisor })).toBeVisible()
    await seen.getByRole('button', { name: chat_more.not_helped_another }).click()
    await expect(phone.getByText(chat_more.another_asked)).toBeVisible()
    await page.context().close()
    await phone.context().close()
  },
)

test('an hour is agreed on: the child reads it in words, says that it does not suit, and comes at the next one with a calendar file', async ({
  browser,
  house,
}) => {
  const { page, promises, person } = await besideTalk(browser, house)
  await promises.getByRole('button', { name: staff['promise.kind_appointment'], exact: true }).click()
  await promises.getByRole('button', { name: staff['promise.time_afternoon'], exact: true }).click()
  await promises.getByRole('button', { name: staff['promise.agree'], exact: true }).click()
  await expect(promises.getByRole('listitem')).toContainText(staff['promise.appointment'])

  const { phone, seen } = await onPhone(browser, house, person)
  await answer(page, 'Ertaga soat to‘rtda gaplashamiz')
  await expect(seen).toContainText('Ertaga 16:00 da shu sahifada gaplashamiz.')
  await expect(seen).toContainText(/kunduzi soat to‘rtda/)
  await expectAccessible(phone, 'an appointment above the talk')

  await seen.getByRole('button', { name: chat_more.meet_decline }).click()
  await expect(seen).toContainText(chat_more.meet_declined)
  // The counsellor sees it without a press, above the talk.
  await page.getByRole('button', { name: staff['promise.another_time'], exact: true }).click()
  const form = page.getByRole('group', { name: staff['promise.add'] })
  await form.getByRole('button', { name: staff['promise.time_three_days'], exact: true }).click()
  await form.getByRole('button', { name: staff['promise.agree'], exact: true }).click()
  await expect(page.getByRole('button', { name: staff['promise.another_time'], exact: true })).toHaveCount(0)

  await answer(page, 'Uch kundan keyin-chi?')
  await expect(seen).not.toContainText(chat_more.meet_declined)
  await expect(seen).toContainText('16:00 da shu sahifada gaplashamiz.')
  await seen.getByRole('button', { name: chat_more.meet_remind }).click()
  await expect(seen.getByRole('button', { name: chat_more.meet_reminds })).toHaveAttribute('aria-pressed', 'true')
  const [file] = await Promise.all([
    phone.waitForEvent('download'),
    seen.getByRole('button', { name: chat_more.meet_calendar }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^eslatma-.*\.ics$/)
  await page.context().close()
  await phone.context().close()
})
