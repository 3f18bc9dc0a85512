import { randomUUID } from 'node:crypto'
import type { InboxMessage } from '@himoya/contract/reports/reports'
import type { SosRow } from '@himoya/contract/sos/sos'
import type { Page } from '@playwright/test'
import type { House } from './house.ts'
import { callApi, expect, PASSWORD, type SignedIn } from './journey.ts'
import { centreOf, sheetOf, uz } from './sos-phones.ts'
import { sosTitles } from './sos-words.ts'
import type { Finger } from './touch.ts'

/** A sheet that has just come is deaf for a moment. */
export const DEAF_MS = 500

export const strip = (page: Page) => page.locator('.sos-strip')
export const log = (page: Page) => sheetOf(page).getByRole('log')
const box = (page: Page) => sheetOf(page).locator('textarea')

/** What a counsellor does, by the console's own calls. */
export async function counsellorOf(house: House) {
  const { access: token } = await callApi<SignedIn>(house, 'staff/auth/token/', {
    body: { email: 'supervisor@himoya.test', password: PASSWORD },
  })
  const call = async (): Promise<string> => {
    const rows = await callApi<SosRow[]>(house, 'staff/sos/?view=open', { token })
    return rows.find(({ settled_at }) => settled_at === null)!.id
  }
  return {
    accept: async () => callApi(house, `staff/sos/${await call()}/accept/`, { token, method: 'POST' }),
    write: async (message: string) =>
      callApi(house, `staff/sos/${await call()}/message/`, { token, body: { cid: randomUUID(), message } }),
    heard: async () =>
      (await callApi<InboxMessage[]>(house, `staff/sos/${await call()}/message/`, { token })).map((one) => one.message),
    end: async () => callApi(house, `staff/sos/${await call()}/settle/`, { token, body: { outcome: 'helped' } }),
  }
}

/** Held until the call has gone: a busy machine takes longer over it than a finger is told to stay. */
export async function callBy(page: Page, finger: Finger): Promise<void> {
  await finger.down(await centreOf(page))
  await expect(sheetOf(page).getByRole('heading', { name: sosTitles.sent })).toBeVisible()
  await finger.up()
}

/** By finger, into the box of the sheet, and sent. */
export async function say(page: Page, finger: Finger, words: string): Promise<void> {
  await box(page).scrollIntoViewIfNeeded()
  await finger.press(await centreOf(page, '#sos textarea'), 60)
  await page.keyboard.insertText(words)
  await sheetOf(page).getByRole('button', { name: uz.talk_send, exact: true }).scrollIntoViewIfNeeded()
  await finger.press(await centreOf(page, '.sos-talk .sos-btn'), 60)
  await expect(log(page).getByText(words)).toBeVisible()
}

export const openBy = async (page: Page, finger: Finger): Promise<void> => {
  await finger.press(await centreOf(page, '.sos-strip'), 60)
  await expect(sheetOf(page)).toBeVisible()
  await page.waitForTimeout(DEAF_MS)
}
