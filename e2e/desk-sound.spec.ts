import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import type { House } from './house.ts'
import { anotherWay, callApi, endSosCalls, expect, test } from './journey.ts'
import { goOnShift, signInAsStaff } from './people.ts'
import { staff } from './words.ts'

type Sound = { notes: number; stop(): Promise<void>; interrupt(): void; allow(): void }
declare global {
  interface Window {
    sound: Sound
  }
}

/** What is played is counted, and a sleep or a telephone can be had at any moment. */
async function watchSound(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const Native = AudioContext
    const opened: { context: AudioContext; interrupted: boolean }[] = []
    let refuses = false
    const changed = (context: AudioContext): boolean => context.dispatchEvent(new Event('statechange'))
    function watched(): AudioContext {
      const context = new Native()
      const own = { context, interrupted: false }
      opened.push(own)
      const state = (): unknown => Reflect.get(Native.prototype, 'state', context)
      Object.defineProperty(context, 'state', { get: () => (own.interrupted ? 'interrupted' : state()) })
      context.createOscillator = () => {
        window.sound.notes += 1
        return Native.prototype.createOscillator.call(context)
      }
      context.resume = async () => {
        if (refuses) throw new DOMException('Refused', 'InvalidStateError')
        await Native.prototype.resume.call(context)
        if (!own.interrupted) return
        own.interrupted = false
        changed(context)
      }
      return context
    }
    globalThis.AudioContext = watched as unknown as typeof AudioContext
    window.sound = {
      notes: 0,
      async stop() {
        refuses = true
        for (const { context } of opened) await context.suspend()
      },
      interrupt() {
        refuses = true
        for (const own of opened) {
          own.interrupted = true
          changed(own.context)
        }
      },
      allow() {
        refuses = false
      },
    }
  })
}

const callForHelp = (house: House): Promise<unknown> =>
  callApi(house, 'sos/', { body: { nonce: randomUUID(), kind: 'self', can_speak: false } })
const notes = (page: Page): Promise<number> => page.evaluate(() => window.sound.notes)

/** Somebody on shift, by mouse or by finger; what says that help is called for, and a place on the page where nothing is pressed. */
async function onShift(browser: Browser, house: House, touch: boolean) {
  const context = await browser.newContext({ baseURL: house.url, viewport: { width: 1366, height: 768 }, hasTouch: touch })
  const page = await context.newPage()
  await watchSound(page)
  await signInAsStaff(page)
  await goOnShift(page)
  const strip = page.getByRole('alert').filter({ hasText: staff['sos.calls'] })
  const title = page.getByRole('heading', { name: staff['queue.title'], level: 1 })
  return { context, page, strip, title }
}

for (const { how, touch } of [
  { how: 'stop', touch: false },
  { how: 'interrupt', touch: true },
] as const) {
  test(`a call for help that cannot be heard says so, and any ${touch ? 'tap' : 'key'} mends it (${how})`, async ({
    browser,
    house,
  }) => {
    const { context, page, strip, title } = await onShift(browser, house, touch)
    await page.evaluate(async (what) => window.sound[what](), how)
    const bar = page.getByText(`${staff['bell.silenced']}.`, { exact: true })
    await expect(bar).toBeVisible()
    const before = await notes(page)
    await callForHelp(house)
    await expect(strip).toContainText(staff['bell.silenced'])
    expect(await notes(page)).toBe(before)

    await page.evaluate(() => window.sound.allow())
    await (touch ? title.tap() : page.keyboard.press('Shift'))
    await expect(strip).not.toContainText(staff['bell.silenced'])
    await expect(bar).toHaveCount(0)
    await expect.poll(() => notes(page)).toBeGreaterThan(before)
    await endSosCalls(house)
    await context.close()
  })
}

for (const touch of [false, true]) {
  test(
    `a call for help that rings before anybody has touched the page says so, and the first ${touch ? 'tap' : 'click'} is rung after`,
    anotherWay(touch),
    async ({ browser, house }) => {
      const { context, page, strip, title } = await onShift(browser, house, touch)
      // A new page is allowed nothing by what was pressed in the one before.
      await page.reload()
      await expect(page.getByText(staff['bell.untouched'], { exact: true })).toBeVisible()
      await callForHelp(house)
      await expect(strip).toContainText(staff['bell.untouched'])
      expect(await notes(page)).toBe(0)
      await (touch ? title.tap() : title.click())
      await expect(strip).not.toContainText(staff['bell.untouched'])
      await expect.poll(() => notes(page)).toBeGreaterThan(0)
      await endSosCalls(house)
      await context.close()
    },
  )
}
