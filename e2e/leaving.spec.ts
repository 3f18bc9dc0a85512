import type { Page } from '@playwright/test'
import { expect, leadNowhere, test } from './journey.ts'
import { openChat } from './people.ts'
import { shell } from './words.ts'

test.use({ visits: true })

const leaveBy: Record<string, (page: Page) => Promise<void>> = {
  'the button': (page) => page.getByRole('link', { name: shell.exit, exact: true }).first().click(),
  'Shift three times': async (page) => {
    for (const _ of [1, 2, 3]) await page.keyboard.press('Shift')
  },
  'Esc three times': async (page) => {
    for (const _ of [1, 2, 3]) await page.keyboard.press('Escape')
  },
}

for (const [way, leave] of Object.entries(leaveBy)) {
  test(`quick exit by ${way} leads elsewhere, and Back shows nothing of us`, async ({ page, house }) => {
    await page.goto('/uz')
    await leave(page)
    await expect(page).toHaveTitle('Elsewhere')
    await page.goBack().catch(() => null)
    await expect(page.locator('body')).not.toContainText('Himoya')
    expect(page.url().startsWith(`${house.url}/uz`) && (await page.locator('main:visible').count()) > 0).toBe(false)
  })
}

for (const [over, open, exit] of [
  ['sheet of SOS', '.sos[data-sos]', '#sos [data-exit]'],
  ['menu', 'details[name] summary', 'header [data-exit]'],
] as const)
  test(`quick exit out of the open ${over} leads elsewhere too, also by two presses`, async ({ page }) => {
    for (const clickCount of [1, 2]) {
      await page.goto('/uz')
      // The code that lets Back close what lies over the page comes with the first touch.
      await page.locator('.sos[data-sos]').click()
      await page.keyboard.press('Escape')
      await page.locator(`${open}:visible`).first().click()
      await expect.poll(() => page.evaluate(() => Object.keys((history.state as object | null) ?? {}))).toContain('himoya_over')
      await page.locator(`${exit}:visible`).first().click({ clickCount, noWaitAfter: true })
      await expect(page).toHaveTitle('Elsewhere')
    }
  })

test('quick exit covers the page before anything else happens', async ({ page, context }) => {
  // The page outside has nothing to show, so the browser stays where it was: what is seen is the cover.
  leadNowhere(context)
  await page.goto('/uz')
  await page.getByRole('link', { name: shell.exit, exact: true }).first().click()
  await expect(page.locator('main')).toBeHidden()
  await expect(page).toHaveTitle(shell.exit_title)
})

test('code that arrives after quick exit finds nothing and does nothing', async ({ page, context, watch }) => {
  leadNowhere(context)
  await page.goto('/uz')
  let arrive = (): void => {}
  const late = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(/\/assets\/sos-[^/]*\.js/, (route) => late.then(() => route.continue()))
  const asked = page.waitForRequest(/\/assets\/sos-[^/]*\.js/)
  await page.getByRole('link', { name: shell.exit, exact: true }).first().click()
  await asked
  await expect(page.locator('main')).toHaveCount(0)
  const came = page.waitForResponse(/\/assets\/sos-[^/]*\.js/)
  arrive()
  await (await came).finished()
  // One turn of the page later the code has run; a fault of it is on the watch.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  expect(watch.faults).toEqual([])
})

test('quick exit takes the draft and the open conversation along', async ({ page }) => {
  await page.goto('/uz')
  const panel = await openChat(page)
  await panel.getByRole('textbox').first().fill('Hech kim bilmasin')
  await page.getByRole('link', { name: shell.exit, exact: true }).first().click()
  await expect(page).toHaveTitle('Elsewhere')
  await page.goto('/uz')
  const kept = await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))
  expect(kept).not.toContain('Hech kim bilmasin')
})

test('one Esc closes the open sheet and leaves nobody', async ({ page }) => {
  await page.goto('/uz')
  await page.locator('.sos[data-sos]').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/\/uz$/)
})

test('quick exit comes first in the keyboard’s order, on the sheet too', async ({ page }) => {
  await page.goto('/uz')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: shell.exit, exact: true }).first()).toBeFocused()
})
