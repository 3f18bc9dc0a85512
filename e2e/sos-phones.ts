import type { Browser, BrowserContext, Page } from '@playwright/test'
import { texts } from '../web/app/i18n/uz/for-sos.ts'
import { WORDS } from '../web/app/i18n/with-code/boot-words.ts'
import type { House } from './house.ts'

export const uz = { ...texts, hold: WORDS.uz.hold }
export const HOLD_MS = 2_300
/** So long nothing may follow a tap; what rings by mistake did so two seconds after it. */
export const AFTERWARDS_MS = 2_500

export const roundButton = (page: Page) => page.locator('.sos[data-sos]')
export const sheetOf = (page: Page) => page.locator('dialog#sos')
export const numbers = (page: Page) => sheetOf(page).getByRole('link', { name: /112/ })

export const phone = (browser: Browser, house: House): Promise<BrowserContext> =>
  browser.newContext({ baseURL: house.url, viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

export async function centreOf(page: Page, selector = '.sos[data-sos]'): Promise<{ x: number; y: number }> {
  const element = page.locator(selector)
  await element.waitFor()
  const box = (await element.boundingBox())!
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** What pages of a phone have sent to the server, cancelling included. Sent again because no answer came, a call is the same call. */
export function sentBy(page: Page): string[] {
  const sent: string[] = []
  const nonces = noncesOf(page)
  let known = 0
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().includes('/api/v1/sos/')) return
    const { pathname } = new URL(request.url())
    if (pathname !== '/api/v1/sos/' || nonces.size > known) sent.push(pathname)
    known = nonces.size
  })
  return sent
}

/** One for each call of a page; sent again because no answer came, it is the same call. */
export function noncesOf(page: Page): Set<string> {
  const nonces = new Set<string>()
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/v1/sos/')
      nonces.add((request.postDataJSON() as { nonce: string }).nonce)
  })
  return nonces
}
export const calls = (sent: string[]): number => sent.filter((path) => path === '/api/v1/sos/').length

/** A phone with the first page, and what that page sends. `is_code_gone`: the code of SOS is never there. */
export async function openHome(
  browser: Browser,
  house: House,
  is_code_gone = false,
): Promise<{ context: BrowserContext; page: Page; sent: string[] }> {
  const context = await phone(browser, house)
  const page = await context.newPage()
  const sent = sentBy(page)
  if (is_code_gone) await withoutCode(page)
  await page.goto('/uz')
  return { context, page, sent }
}

/** The code of SOS is never there, as after a release whose files are gone. */
export const withoutCode = (page: Page) => page.route('**/assets/sos-*.js*', (route) => route.fulfill({ status: 404 }))
