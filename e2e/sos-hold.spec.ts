import { anotherWay, bringTokens, endSosCalls, expect, makePerson, test } from './journey.ts'
import {
  AFTERWARDS_MS,
  calls,
  centreOf,
  HOLD_MS,
  numbers,
  openHome,
  phone,
  roundButton,
  sentBy,
  sheetOf,
  uz,
  withoutCode,
} from './sos-phones.ts'
import { fingerOn } from './touch.ts'

// Long: its journeys go side by side, each worker in a house of its own.
test.describe.configure({ mode: 'parallel' })

test.afterEach(({ house }) => endSosCalls(house))

for (const code of ['there', 'on its way', 'gone'] as const) {
  test(
    `two seconds of a finger send SOS once; its code is ${code}`,
    anotherWay(code === 'on its way'),
    async ({ browser, house }) => {
      const { context, page, sent } = await openHome(browser, house, code === 'gone')
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
    },
  )
}

test('what is no hold sends nothing: sliding off, a second finger, a touch taken away, the menu of a mouse', async ({
  browser,
  house,
}) => {
  const { context, page, sent } = await openHome(browser, house)
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
  test(
    `the first touch without a network: it says so, keeps the call and sends it by itself; its code is ${code}`,
    anotherWay(code === 'there afterwards'),
    async ({ browser, house }) => {
      const { context, page, sent } = await openHome(browser, house, code === 'gone')
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
    },
  )
}

test('a call that waits for the network is sent by the next page of the tab', { tag: '@full' }, async ({ browser, house }) => {
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

test('a signed-in person goes on in the chat after the first touch of a page', { tag: '@full' }, async ({ browser, house }) => {
  const context = await phone(browser, house)
  await bringTokens(context, house, await makePerson(house))
  const page = await context.newPage()
  await page.goto('/uz')
  await (await fingerOn(page)).press(await centreOf(page), HOLD_MS)
  await expect(sheetOf(page).getByRole('button', { name: uz.to_chat })).toBeVisible()
  await context.close()
})
