import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import type { House } from './house.ts'
import { callApi, expect, makePerson, newNickname, PASSWORD, test } from './journey.ts'
import { claim, goOnShift, signInAsStaff } from './people.ts'
import { setTeam } from './team.ts'
import { chat, staff } from './words.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const token = async (house: House, email: string): Promise<string> =>
  (await callApi<{ access: string }>(house, 'staff/auth/token/', { body: { email, password: PASSWORD } })).access

/** Somebody who has written and waits; answers how the console calls them, and their chat. */
async function waiting(house: House, text: string): Promise<{ person: string; chat_id: string; access: string }> {
  const { nickname, access } = await makePerson(house, newNickname())
  const [own] = await callApi<{ id: string }[]>(house, 'chat/', { token: access })
  await callApi(house, `message/${own!.id}/`, { token: access, body: { cid: crypto.randomUUID(), message: text } })
  return { person: nickname, chat_id: own!.id, access }
}

async function desk(browser: Browser, house: House, email: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: house.url, viewport: { width: 1440, height: 900 } })).newPage()
  await signInAsStaff(page, email)
  return page
}

const rows = (page: Page) => page.getByRole('list', { name: staff['queue.waiting'] }).getByRole('listitem')

test('who is in danger stands first in the queue, whoever came before', { tag: '@full' }, async ({ page, house }) => {
  const [first, urgent] = [await waiting(house, 'Birinchi keldim'), await waiting(house, 'Menga tez yordam kerak')]
  await signInAsStaff(page)
  await expect(rows(page).filter({ hasText: urgent.person })).toBeVisible()
  const body = { risk: 'sos', reason: 'xavf ostida' }
  await callApi(house, `staff/chat/${urgent.chat_id}/risk/`, { token: await token(house, 'supervisor@himoya.test'), body })
  await expect(rows(page).first()).toContainText(urgent.person)
  await expect(rows(page).first()).toContainText('SOS')
  await expect(page).toHaveTitle(/^\(\d+\) /)
  await expect(rows(page).filter({ hasText: first.person })).toBeVisible()
  await expectAccessible(page, 'queue by risk')
})

test('a chat that one takes is gone from the other’s queue, and a dead console gives it back', async ({ browser, house }) => {
  const before = await setTeam(house, { lease_seconds: 45 })
  const { person } = await waiting(house, 'Kimdir bormi?')
  const [one, other] = [
    await desk(browser, house, 'counsellor@himoya.test'),
    await desk(browser, house, 'counsellor2@himoya.test'),
  ]
  await goOnShift(one)
  await expect(rows(other).filter({ hasText: person })).toBeVisible()
  await claim(one, person)
  await expect(rows(other).filter({ hasText: person })).toBeHidden()
  await one.context().close()
  await expect(rows(other).filter({ hasText: person })).toBeVisible()
  await other.context().close()
  await setTeam(house, before)
})

test(
  'a supervisor sees the team on the wall and takes a chat over; its counsellor is told',
  { tag: '@full' },
  async ({ page, browser, house }) => {
    const { person } = await waiting(house, 'Javob kutyapman')
    const counsellor = await desk(browser, house, 'counsellor@himoya.test')
    await goOnShift(counsellor)
    await claim(counsellor, person)
    await signInAsStaff(page, 'supervisor@himoya.test')
    await page.getByRole('link', { name: staff['wall.title'] }).click()
    const team = page.getByRole('region', { name: staff['wall.members'] })
    await expect(team.getByText(person)).toBeVisible()
    await expectAccessible(page, 'queue of two')
    await team.getByRole('button', { name: `${staff['wall.actions']}: ${person}` }).click()
    await page.getByRole('menuitem', { name: staff['wall.take-over'] }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: staff['wall.take-over'], exact: true })).toBeDisabled()
    await dialog.getByRole('button', { name: staff['wall.reason_silent'] }).click()
    await dialog.getByRole('button', { name: staff['wall.take-over'], exact: true }).click()
    await expect(page.getByRole('log', { name: staff['chat.messages'] })).toContainText('Javob kutyapman')
    await expect(counsellor.getByText(staff['chat.taken_title'])).toBeVisible()
    await counsellor.context().close()
  },
)

test(
  'hours that a supervisor writes are what a visitor reads while the chat is closed',
  { tag: '@full' },
  async ({ page, browser, house }) => {
    const supervisor = await token(house, 'supervisor@himoya.test')
    const closed = Array.from({ length: 7 }, () => [])
    const weeks = { uz: closed, ru: closed, en: closed }
    await callApi(house, 'staff/hours/', { token: supervisor, method: 'PUT', body: { weeks, special_days: [] } })
    for (const email of ['counsellor', 'counsellor2', 'supervisor']) {
      const access = await token(house, `${email}@himoya.test`)
      await callApi(house, 'staff/presence/', { token: access, method: 'PUT', body: { state: 'off' } })
    }
    await signInAsStaff(page, 'supervisor@himoya.test')
    await page.getByRole('link', { name: staff['hours.title'] }).click()
    await expect(page.getByText(staff['hours.now_never'])).toBeVisible()
    for (const day of [1, 2, 3, 4, 5, 6, 7] as const)
      await page.getByRole('button', { name: `${staff[`day.${day}`]}: ${staff['hours.add']}`, exact: true }).click()
    await expectAccessible(page, 'wall')
    await page.getByRole('button', { name: staff['hours.save'], exact: true }).click()
    await expect(page.getByText(staff['hours.saved'])).toBeVisible()
    // By these hours it is either open, with the next morning ahead, or closed until 09:00: both name that hour.
    const visitor = await (await browser.newContext({ baseURL: house.url })).newPage()
    await visitor.goto('/uz')
    await visitor.locator('.chat-button').click()
    await expect(visitor.getByRole('region').filter({ hasText: '09:00' }).first()).toBeVisible()
    await expect(visitor.getByText(chat.closed_title).first()).toBeVisible()
    await visitor.context().close()
  },
)
