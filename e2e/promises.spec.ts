import type { Chat } from '@himoya/contract/chat'
import type { FollowUp } from '@himoya/contract/follow-ups'
import type { StaffChat, StaffUser } from '@himoya/contract/staff'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import type { House } from './house.ts'
import { callApi, expect, makePerson, PASSWORD, test, type SignedIn } from './journey.ts'
import { signInAsStaff } from './people.ts'
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

async function talk(house: House, counsellor: SignedIn): Promise<{ chat_id: string; nickname: string }> {
  const { access, nickname } = await makePerson(house)
  const [open] = await callApi<Chat[]>(house, 'chat/', { token: access })
  await callApi(house, `message/${open!.id}/`, {
    token: access,
    body: { cid: crypto.randomUUID(), message: 'Ertaga yozasizmi?' },
  })
  await callApi(house, `staff/chat/${open!.id}/claim/`, { token: counsellor.access, method: 'POST' })
  return { chat_id: open!.id, nickname }
}

/** Signed in, with a clock that the journey moves. */
async function desk(browser: Browser, house: House, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: house.url, viewport: { width: 1366, height: 768 } })
  const page = await context.newPage()
  await page.clock.install()
  await signInAsStaff(page, email)
  return page
}

test('a promise is made beside the chat, comes up in time, stands late on the wall, and is handed on at the end of the shift', async ({
  browser,
  house,
}) => {
  const counsellor = await onShift(house, COUNSELLOR)
  const colleague = await onShift(house, COLLEAGUE)
  const { chat_id, nickname } = await talk(house, counsellor)

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

  const wall = await desk(browser, house, SUPERVISOR)
  await wall.goto('/staff/#/wall')
  const block = wall.getByRole('region', { name: staff['promise.title'] })
  await expect(block.getByText(staff['promise.wall_none'])).toBeVisible()
  await wall.clock.fastForward('01:25:00')
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
