import type { Page } from '@playwright/test'
import { anotherWay, callApi, endSosCalls, expect, PASSWORD, type SignedIn, test } from './journey.ts'
import {
  AFTERWARDS_MS,
  calls,
  centreOf,
  HOLD_MS,
  noncesOf,
  numbers,
  openHome,
  phone,
  roundButton,
  sentBy,
  sheetOf,
  uz,
} from './sos-phones.ts'
import { fingerOn } from './touch.ts'

// Long: its journeys go side by side, each worker in a house of its own.
test.describe.configure({ mode: 'parallel' })

/** From here on a touch is a hold. */
const HELD_MS = 2_000
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

test.afterEach(({ house }) => endSosCalls(house))

for (const ms of [30, 60, 110, 600]) {
  test(
    `a finger down for ${ms} ms, the first touch of a page, shows the numbers and sends nothing`,
    anotherWay(ms !== 30 && ms !== 600),
    async ({ browser, house }) => {
      const context = await phone(browser, house)
      /** False where the machine was too busy to lift the finger in time: then it was a hold. */
      const tapOn = async (path: string): Promise<boolean> => {
        const page = await context.newPage()
        const lengths = await lengthsOf(page)
        const sent = sentBy(page)
        await page.goto(path)
        await (await fingerOn(page)).press(await centreOf(page), ms)
        const [lasted = 0] = await lengths()
        if (lasted < HELD_MS) {
          await expect(numbers(page)).toBeVisible()
          await page.waitForTimeout(AFTERWARDS_MS)
          expect(sent).toEqual([])
        }
        await page.close()
        return lasted < HELD_MS
      }
      for (const path of ['/uz', '/ru/numbers', '/uz/report']) while (!(await tapOn(path)));
      await context.close()
    },
  )
}

test('a page that is busy for longer than a hold takes a tap for no hold', async ({ browser, house }) => {
  const context = await phone(browser, house)
  for (let taps = 0; taps < 3;) {
    const page = await context.newPage()
    const lengths = await lengthsOf(page)
    const sent = sentBy(page)
    await page.goto('/uz')
    const finger = await fingerOn(page)
    await finger.down(await centreOf(page))
    const busy = page.evaluate((ms) => {
      for (const until = performance.now() + ms; performance.now() < until;);
    }, HOLD_MS + 200)
    await page.waitForTimeout(600)
    await Promise.all([busy, finger.up()])
    const [lasted = 0] = await lengths()
    // A machine too busy to lift the finger in time has held, and is asked again.
    if (lasted < HELD_MS) {
      taps += 1
      await expect(numbers(page)).toBeVisible()
      await page.waitForTimeout(AFTERWARDS_MS)
      expect(sent).toEqual([])
    }
    await page.close()
  }
  await context.close()
})

test(
  'a page that is busy between the finger’s going and its click presses nothing in the sheet',
  { tag: '@full' },
  async ({ browser, house }) => {
    const { context, page, sent } = await openHome(browser, house)
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
  },
)

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
  const words = page.locator('main form .receipt-told li')
  await expect(words).toHaveCount(4)
  const receipt = page.locator('main form .receipt-number')
  await expect(receipt).toHaveText(/^[\d\s]{20,}$/)
  const digits = await receipt.textContent()
  expect(await count()).toBe(before + 1)
  // Asked again it is the same call.
  await page.locator('main form button').click()
  await expect(receipt).toHaveText(digits!)
  await expect(words).toHaveCount(0)
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
