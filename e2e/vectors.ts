import type { Browser, Page } from '@playwright/test'
import { packsOf, RAN, SCRIPT_VECTORS } from '../server/test/script-vectors.ts'
import type { House } from './house.ts'
import { callApi, expect, PASSWORD, watchOver, type Watch } from './journey.ts'

/* Texts that would run a script, and how a page is seen not to have run one. */

export const TITLES = packsOf(SCRIPT_VECTORS, 200)
/** All vectors, each a run of words of its own. */
export const WHOLE = packsOf(SCRIPT_VECTORS, 300)

let turn = 0
/** Another pack of vectors at each call. */
export const next = (): string => TITLES[(turn += 1) % TITLES.length]!
/** As many as go in, at each call from another place. */
export const upTo = (length: number): string => {
  turn += 1
  return [...WHOLE.slice((turn * 7) % WHOLE.length), ...WHOLE].join('\n').slice(0, length)
}
export const SOON = (): string => new Date(Date.now() + 3_600_000).toISOString()

export async function staffToken(house: House, email: string): Promise<string> {
  return (await callApi<{ access: string }>(house, 'staff/auth/token/', { body: { email, password: PASSWORD } })).access
}

/** Whatever could have run has had its chance; nothing did, and no text became an element. */
export async function expectQuiet(page: Page, where: string): Promise<void> {
  await page.evaluate(() => {
    for (const name of ['mouseover', 'pointerenter', 'focus', 'focusin', 'animationstart', 'toggle', 'error', 'load']) {
      // A script of ours that tells of an error is one whose file is gone: the page opens itself anew.
      for (const element of document.querySelectorAll(':is(main, dialog, [role=dialog]) :not(script)'))
        element.dispatchEvent(new Event(name))
    }
  })
  const found = await page.evaluate((mark) => {
    const own = new Set(['http:', 'https:', 'tel:', 'mailto:', 'sms:', 'geo:'])
    const strange = 'iframe,object,embed,base,frame,marquee,math,script[src^="data:"],meta[http-equiv],[srcdoc],[formaction]'
    const all = [...document.querySelectorAll('*')]
    return {
      ran: mark in window,
      strange: [...document.querySelectorAll(strange)].map(({ outerHTML }) => outerHTML.slice(0, 100)),
      acting: all.filter((one) => one.getAttributeNames().some((name) => name.startsWith('on'))).map(({ tagName }) => tagName),
      leading: [...document.querySelectorAll('a, area, use, image')]
        .flatMap((one) => one.getAttribute('href') ?? one.getAttribute('xlink:href') ?? [])
        .filter((href) => !own.has(new URL(href, location.href).protocol)),
    }
  }, RAN)
  expect(found, where).toEqual({ ran: false, strange: [], acting: [], leading: [] })
}

/** A browser of its own; what its pages may not do is noted as for the journey's own. */
export async function openConsole(browser: Browser, house: House, watch: Watch): Promise<Page> {
  const context = await browser.newContext({ baseURL: house.url, viewport: { width: 1440, height: 900 } })
  await watchOver(context, house.url, watch)
  const page = await context.newPage()
  page.on('dialog', () => watch.faults.push('a dialog opened'))
  return page
}

/** As it goes onto paper: nothing runs, the page is there, and a sheet comes out of it. */
export async function expectQuietInPrint(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await expectQuiet(page, `${where}, in print`)
  const sheet = await page.pdf()
  expect(sheet.length, where).toBeGreaterThan(1_000)
  await page.emulateMedia({ media: 'screen' })
}
