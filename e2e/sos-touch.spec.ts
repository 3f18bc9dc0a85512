import type { Browser, BrowserContext, Page } from '@playwright/test'
import { WORDS } from '../web/app/i18n/with-code/boot-words.ts'
import { texts } from '../web/app/i18n/uz/for-sos.ts'
import type { House } from './house.ts'
import { bringTokens, callApi, expect, makePerson, PASSWORD, test, type SignedIn, endSosCalls } from './journey.ts'
import { fingerOn } from './touch.ts'

const uz = { ...texts, hold: WORDS.uz.hold }
const HOLD_MS = 2_300
/** From here on a touch is a hold. */
const HELD_MS = 2_000
/** So long nothing may follow a tap; what rings by mistake did so two seconds after it. */
const AFTERWARDS_MS = 2_500

const roundButton = (page: Page) => page.locator('.sos[data-sos]')
const sheetOf = (page: Page) => page.locator('dialog#sos')
const numbers = (page: Page) => sheetOf(page).getByRole('link', { name: /112/ })

const phone = (browser: Browser, house: House): Promise<BrowserContext> =>
  browser.newContext({ baseURL: house.url, viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

async function centreOf(page: Page, selector = '.sos[data-sos]'): Promise<{ x: number; y: number }> {
  const box = (await page.locator(selector).boundingBox())!
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** As many as fit into a run of everything; `TOUCHES=200 npm run e2e -- sos-touch` is the long form. */
const TOUCHES = Number(process.env.TOUCHES ?? 8)
/** So many phones are touched side by side. */
const PHONES = 4
/** The lengths of a touch in turn; the last one is a hold. */
const LENGTHS = [30, 60, 110, 600, HOLD_MS, HOLD_MS]

/** How long each touch of a page was, in milliseconds, as the browser saw it: a machine that is busy holds longer than it was told. */
async function lengthsOf(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const lengths: number[] = []
    Object.assign(globalThis, { lengths })
    let began = 0
    addEventListener('touchstart', ({ timeStamp }) => (began = timeStamp), true)
    addEventListener('touchend', ({ timeStamp }) => lengths.push(Math.round(timeStamp - began)), true)
  })
  return () => page.evaluate(() => (globalThis as unknown as { lengths: number[] }).lengths)
}

/** What pages of a phone have sent to the server, cancelling included. Sent again because no answer came, a call is the same call. */
function sentBy(page: Page): string[] {
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
function noncesOf(page: Page): Set<string> {
  const nonces = new Set<string>()
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/v1/sos/')
      nonces.add((request.postDataJSON() as { nonce: string }).nonce)
  })
  return nonces
}
const calls = (sent: string[]): number => sent.filter((path) => path === '/api/v1/sos/').length

/** The code of SOS is never there, as after a release whose files are gone. */
const withoutCode = (page: Page) => page.route('**/assets/sos-*.js*', (route) => route.fulfill({ status: 404 }))

test.afterEach(({ house }) => endSosCalls(house))

for (const ms of [30, 60, 110, 600]) {
  test(`a finger down for ${ms} ms, the first touch of a page, shows the numbers and sends nothing`, async ({
    browser,
    house,
  }) => {
    const context = await phone(browser, house)
    for (const path of ['/uz', '/ru/numbers', '/uz/report']) {
      const page = await context.newPage()
      const sent = sentBy(page)
      await page.goto(path)
      await (await fingerOn(page)).press(await centreOf(page), ms)
      await expect(numbers(page)).toBeVisible()
      await page.waitForTimeout(AFTERWARDS_MS)
      expect(sent).toEqual([])
      await page.close()
    }
    await context.close()
  })
}

for (const code of ['there', 'on its way', 'gone'] as const) {
  test(`two seconds of a finger send SOS once; its code is ${code}`, async ({ browser, house }) => {
    const context = await phone(browser, house)
    const page = await context.newPage()
    const sent = sentBy(page)
    if (code === 'gone') await withoutCode(page)
    await page.goto('/uz')
    const finger = await fingerOn(page)
    if (code === 'there') {
      await finger.press(await centreOf(page, 'h1'), 40)
      await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBeGreaterThan(0)
    }
    await finger.down(await centreOf(page))
    await page.waitForTimeout(1_000)
    await expect(page.getByText(uz.hold)).toBeVisible()
    await expect(sheetOf(page)).toBeHidden()
    await page.waitForTimeout(HOLD_MS - 1_000)
    await finger.up()
    await expect(sheetOf(page).getByRole('status')).toContainText(/112/)
    await expect(page.getByText(uz.hold)).toBeHidden()
    await expect.poll(() => calls(sent)).toBe(1)
    await page.waitForTimeout(AFTERWARDS_MS)
    expect(sent).toEqual(['/api/v1/sos/'])
    await context.close()
  })
}

test('what is no hold sends nothing: sliding off, a second finger, a touch taken away, the menu of a mouse', async ({
  browser,
  house,
}) => {
  const context = await phone(browser, house)
  const page = await context.newPage()
  const sent = sentBy(page)
  await page.goto('/uz')
  const finger = await fingerOn(page)
  const at = await centreOf(page)
  await finger.down(at)
  await page.waitForTimeout(500)
  await finger.move({ x: at.x + 20, y: at.y - 60 })
  await page.waitForTimeout(HOLD_MS)
  await finger.up()
  await finger.down(at, [{ x: 200, y: 200 }])
  await page.waitForTimeout(HOLD_MS)
  await finger.up()
  await finger.down(at)
  await page.waitForTimeout(500)
  await finger.cancel()
  await page.waitForTimeout(HOLD_MS)
  await page.mouse.move(at.x, at.y)
  await page.mouse.down({ button: 'right' })
  await page.waitForTimeout(HOLD_MS)
  await page.mouse.up({ button: 'right' })
  expect(sent).toEqual([])
  // A finger that trembles holds all the same.
  await page.goto('/uz')
  await finger.down(at)
  for (const shift of [6, -8, 10, -4]) {
    await page.waitForTimeout(300)
    await finger.move({ x: at.x + shift, y: at.y - shift })
  }
  await page.waitForTimeout(HOLD_MS - 1_200)
  await finger.up()
  await expect.poll(() => calls(sent)).toBe(1)
  await context.close()
})

test('a page that is busy for longer than a hold takes a tap for no hold', async ({ browser, house }) => {
  const context = await phone(browser, house)
  for (let round = 0; round < 3; round++) {
    const page = await context.newPage()
    const sent = sentBy(page)
    await page.goto('/uz')
    const finger = await fingerOn(page)
    await finger.down(await centreOf(page))
    const busy = page.evaluate((ms) => {
      for (const until = performance.now() + ms; performance.now() < until;);
    }, HOLD_MS + 200)
    await page.waitForTimeout(600)
    await Promise.all([busy, finger.up()])
    await expect(numbers(page)).toBeVisible()
    await page.waitForTimeout(AFTERWARDS_MS)
    expect(sent).toEqual([])
    await page.close()
  }
  await context.close()
})

test('a page that is busy between the finger’s going and its click presses nothing in the sheet', async ({ browser, house }) => {
  const context = await phone(browser, house)
  const page = await context.newPage()
  const sent = sentBy(page)
  await page.goto('/uz')
  await page.evaluate(() => {
    const linger = () => {
      for (const until = performance.now() + 900; performance.now() < until;);
    }
    for (const name of ['pointerup', 'touchend', 'mouseup']) document.addEventListener(name, linger, true)
  })
  await (await fingerOn(page)).press(await centreOf(page), 60)
  await expect(numbers(page)).toBeVisible()
  await page.waitForTimeout(AFTERWARDS_MS)
  expect(sent).toEqual([])
  await context.close()
})

test('taps at one place send once and never take the call back', async ({ browser, house }) => {
  const context = await phone(browser, house)
  for (const gap of [150, 500]) {
    const page = await context.newPage()
    const sent = sentBy(page)
    await page.goto('/uz')
    const finger = await fingerOn(page)
    const at = await centreOf(page)
    for (let tap = 0; tap < 8; tap++) {
      await finger.press(at, 60)
      await page.waitForTimeout(gap)
    }
    await expect.poll(() => calls(sent)).toBe(1)
    await page.waitForTimeout(1_000)
    expect(calls(sent)).toBe(1)
    expect(sent.filter((path) => path.endsWith('/cancel/'))).toEqual([])
    await expect(sheetOf(page)).toBeVisible()
    await page.close()
  }
  await context.close()
})

test('by mouse and by keys: a press shows the numbers, two seconds send', async ({ page }) => {
  const sent = sentBy(page)
  const ways: { down: () => Promise<void>; up: () => Promise<void> }[] = [
    { down: () => page.mouse.down(), up: () => page.mouse.up() },
    ...['Enter', 'Space'].map((key) => ({ down: () => page.keyboard.down(key), up: () => page.keyboard.up(key) })),
  ]
  for (const [index, { down, up }] of ways.entries()) {
    await page.goto('/uz')
    const { x, y } = await centreOf(page)
    await page.mouse.move(x, y)
    await roundButton(page).focus()
    await down()
    await page.waitForTimeout(120)
    await up()
    await expect(numbers(page)).toBeVisible()
    await page.waitForTimeout(AFTERWARDS_MS)
    expect(calls(sent)).toBe(index)
    await page.keyboard.press('Escape')
    await expect(sheetOf(page)).toBeHidden()
    await roundButton(page).focus()
    await down()
    await page.waitForTimeout(HOLD_MS)
    await up()
    await expect.poll(() => calls(sent)).toBe(index + 1)
    await expect(sheetOf(page).getByRole('status')).toContainText(/112/)
    await page.evaluate(() => sessionStorage.clear())
  }
})

for (const code of ['there afterwards', 'gone'] as const) {
  test(`the first touch without a network: it says so, keeps the call and sends it by itself; its code is ${code}`, async ({
    browser,
    house,
  }) => {
    const context = await phone(browser, house)
    const page = await context.newPage()
    const sent = sentBy(page)
    if (code === 'gone') await withoutCode(page)
    await page.goto('/uz')
    await context.setOffline(true)
    const finger = await fingerOn(page)
    await finger.press(await centreOf(page), 60)
    await expect(numbers(page)).toBeVisible()
    await expect(sheetOf(page).getByRole('link', { name: /^SMS/ })).toBeVisible()
    await page.waitForTimeout(600)
    await finger.press(await centreOf(page, 'dialog#sos .sos'), 60)
    await expect(sheetOf(page).getByText(uz.failed, { exact: true })).toBeVisible()
    await expect(numbers(page)).toBeVisible()
    await expect(sheetOf(page).getByRole('link', { name: /^SMS/ })).toBeVisible()
    await context.setOffline(false)
    await expect(sheetOf(page).getByText(uz.failed, { exact: true })).toBeHidden()
    await expect(sheetOf(page).getByRole('status')).toContainText(/112/)
    // Nobody else pressed: one call, whatever was tried meanwhile.
    expect(calls(sent)).toBe(1)
    await context.close()
  })
}

test('a call that waits for the network is sent by the next page of the tab', async ({ browser, house }) => {
  const context = await phone(browser, house)
  const page = await context.newPage()
  await withoutCode(page)
  await page.route('**/api/v1/sos/', (route) => route.abort())
  await page.goto('/uz')
  await (await fingerOn(page)).press(await centreOf(page), HOLD_MS)
  await expect(sheetOf(page).getByText(uz.failed, { exact: true })).toBeVisible()
  await page.unroute('**/api/v1/sos/')
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/sos/') && answer.ok())
  await page.goto('/uz/news')
  await answered
  await context.close()
})

test('a signed-in person goes on in the chat after the first touch of a page', async ({ browser, house }) => {
  const context = await phone(browser, house)
  await bringTokens(context, house, await makePerson(house))
  const page = await context.newPage()
  await page.goto('/uz')
  await (await fingerOn(page)).press(await centreOf(page), HOLD_MS)
  await expect(sheetOf(page).getByRole('button', { name: uz.to_chat })).toBeVisible()
  await context.close()
})

test('without scripts the button leads to a form that sends a call, says how it stands and gives the number', async ({
  browser,
  house,
}) => {
  const { access } = await callApi<SignedIn>(house, 'staff/auth/token/', {
    body: { email: 'supervisor@himoya.test', password: PASSWORD },
  })
  const count = async (): Promise<number> => (await callApi<unknown[]>(house, 'staff/sos/?view=recent', { token: access })).length
  const before = await count()
  const context = await browser.newContext({ baseURL: house.url, javaScriptEnabled: false, locale: 'uz-UZ' })
  const page = await context.newPage()
  await page.goto('/uz')
  await roundButton(page).click()
  await expect(page.getByRole('link', { name: /112/ }).first()).toBeVisible()
  await page.getByRole('button', { name: uz.send }).click()
  await expect(page.getByRole('link', { name: /112/ }).first()).toBeVisible()
  const receipt = page.locator('main form b')
  await expect(receipt).toHaveText(/^[\d\s]{20,}$/)
  const digits = await receipt.textContent()
  expect(await count()).toBe(before + 1)
  // Asked again it is the same call.
  await page.locator('main form button').click()
  await expect(receipt).toHaveText(digits!)
  expect(await count()).toBe(before + 1)
  await context.close()
})

test(`of ${TOUCHES} first touches each does what its length says`, async ({ browser, house }) => {
  test.setTimeout(600_000 + TOUCHES * 10_000)
  const waiting = Array.from({ length: TOUCHES }, (_, index) => LENGTHS[index % LENGTHS.length]!)
  const wrong: string[] = []
  let done = 0
  const touchAll = async (): Promise<void> => {
    for (let ms = waiting.shift(); ms !== undefined; ms = waiting.shift()) {
      const context = await phone(browser, house)
      const page = await context.newPage()
      const lengths = await lengthsOf(page)
      const nonces = noncesOf(page)
      await page.goto('/uz')
      await (await fingerOn(page)).press(await centreOf(page), ms)
      await expect(sheetOf(page)).toBeVisible()
      await page.waitForTimeout(AFTERWARDS_MS)
      const [lasted = 0] = await lengths()
      const wanted = lasted >= HELD_MS ? 1 : 0
      if (nonces.size !== wanted) wrong.push(`${lasted} ms (meant: ${ms}) sent ${nonces.size}`)
      if (wanted === 1) await expect(sheetOf(page).getByRole('status')).toContainText(/112/)
      else await expect(numbers(page)).toBeVisible()
      await context.close()
      if (++done % 20 === 0) await endSosCalls(house)
    }
  }
  await Promise.all(Array.from({ length: Math.min(PHONES, TOUCHES) }, touchAll))
  expect(wrong).toEqual([])
  expect(done).toBe(TOUCHES)
})
