import type { Page } from '@playwright/test'
import { anotherWay, endSosCalls, expect, test } from './journey.ts'
import { centreOf, phone, sheetOf, uz } from './sos-phones.ts'
import { callBy, counsellorOf, DEAF_MS, log, openBy, say, strip } from './sos-talks.ts'
import { sosTitles } from './sos-words.ts'
import { fingerOn } from './touch.ts'
import { shell } from './words.ts'

// Long: its journeys go side by side, each worker in a house of its own.
test.describe.configure({ mode: 'parallel' })

test.afterEach(({ house }) => endSosCalls(house))

/** `FULL=1` walks the reload twenty times. */
const ROUNDS = process.env.FULL ? 20 : 2

test('the talk of a call lives in the tab: accepted, written, loaded anew, read on any page and answered', async ({
  browser,
  house,
}) => {
  test.setTimeout(120_000 + ROUNDS * 20_000)
  const team = await counsellorOf(house)
  const context = await phone(browser, house)
  const page = await context.newPage()
  await page.goto('/uz')
  let finger = await fingerOn(page)
  await callBy(page, finger)
  await team.accept()
  await expect(sheetOf(page).getByRole('heading', { name: sosTitles.accepted })).toBeVisible()
  await page.waitForTimeout(DEAF_MS)
  await say(page, finger, 'U eshik oldida')
  for (let round = 1; round <= ROUNDS; round++) {
    // Every other time it is another page of ours.
    if (round % 2) await page.reload()
    else await page.goto('/uz/news')
    finger = await fingerOn(page)
    await expect(strip(page)).toContainText(sosTitles.accepted)
    await expect(sheetOf(page)).toBeHidden()
    // Written while the sheet is closed, it is read where she is.
    await team.write(`Eshikni qulflang ${round}`)
    await expect(strip(page)).toContainText(`Eshikni qulflang ${round}`)
    await openBy(page, finger)
    await expect(log(page).getByText('U eshik oldida')).toBeVisible()
    await expect(log(page).getByText(`Eshikni qulflang ${round}`)).toBeVisible()
    await say(page, finger, `Qulfladim ${round}`)
    expect(await team.heard()).toContain(`Qulfladim ${round}`)
  }
  await context.close()
})

test(
  'before anybody accepted the box is there on the next page, and the state stays in sight',
  { tag: '@full' },
  async ({ browser, house }) => {
    const team = await counsellorOf(house)
    const context = await phone(browser, house)
    const page = await context.newPage()
    await page.goto('/uz')
    await callBy(page, await fingerOn(page))
    await page.goto('/uz/faq')
    const finger = await fingerOn(page)
    await openBy(page, finger)
    await say(page, finger, 'Otam mast')
    await team.accept()
    expect(await team.heard()).toContain('Otam mast')
    await context.close()
  },
)

test(
  'a page that finds no network when it comes has the talk as soon as there is one',
  { tag: '@full' },
  async ({ browser, house }) => {
    const team = await counsellorOf(house)
    const context = await phone(browser, house)
    const page = await context.newPage()
    await page.goto('/uz')
    await callBy(page, await fingerOn(page))
    await team.accept()
    await team.write('Yo‘ldamiz')
    let refused = 0
    await page.route('**/api/v1/sos/**', (route) => {
      refused++
      return route.abort()
    })
    await page.reload()
    const before = refused
    await expect.poll(() => refused).toBeGreaterThan(before + 1)
    await page.unroute('**/api/v1/sos/**')
    await expect(strip(page)).toContainText('Yo‘ldamiz')
    await context.close()
  },
)

test('it sounds only for who asked for it; quick exit and the end take the talk away with the state', async ({
  browser,
  house,
}) => {
  const team = await counsellorOf(house)
  const context = await phone(browser, house)
  await context.route(/obhavo/, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }))
  const page = await context.newPage()
  await page.addInitScript(() => {
    const start = OscillatorNode.prototype.start
    Object.assign(globalThis, { tones: 0 })
    OscillatorNode.prototype.start = function (when) {
      ;(globalThis as unknown as { tones: number }).tones++
      return start.call(this, when)
    }
  })
  const tones = (): Promise<number> => page.evaluate(() => (globalThis as unknown as { tones: number }).tones)
  await page.goto('/uz')
  let finger = await fingerOn(page)
  await callBy(page, finger)
  await team.accept()
  await team.write('Birinchi')
  await expect(log(page).getByText('Birinchi')).toBeVisible()
  expect(await tones()).toBe(0)
  const sound = sheetOf(page).getByRole('button', { name: uz.sound })
  await page.waitForTimeout(2_000)
  await sound.scrollIntoViewIfNeeded()
  await finger.press(await centreOf(page, '.sos-rows .sos-row:last-child'), 60)
  await expect(sound).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(tones).toBe(1)
  await team.write('Ikkinchi')
  await expect(log(page).getByText('Ikkinchi')).toBeVisible()
  await expect.poll(tones).toBe(2)

  await team.end()
  await expect(sheetOf(page).getByRole('heading', { name: sosTitles.over })).toBeVisible()
  await page.goto('/uz/news')
  finger = await fingerOn(page)
  await expect(strip(page)).toBeHidden()
  await finger.press(await centreOf(page), 60)
  await expect(sheetOf(page).getByRole('heading', { name: sosTitles.over })).toBeVisible()
  await expect(log(page).getByText('Ikkinchi')).toBeVisible()
  await page.waitForTimeout(DEAF_MS)
  await finger.press(await centreOf(page, '#sos [data-exit]'), 60)
  await expect(page).toHaveTitle('Elsewhere')
  await page.goto('/uz')
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('sos')))).toEqual([])
  await expect(strip(page)).toHaveCount(0)
  await context.close()
})

test('the words of an SOS and their picture stand in sight as soon as it is sent, and × closes the sheet', async ({
  browser,
  house,
}) => {
  const context = await phone(browser, house)
  const page = await context.newPage()
  await page.goto('/uz')
  const finger = await fingerOn(page)
  await callBy(page, finger)
  await expect(sheetOf(page).locator('.sos-digits')).toHaveText(/^(?:\d{4} ?){5}$/)
  const words = sheetOf(page).locator('.sos-words-back li')
  await expect(words).toHaveCount(4)
  await expect(words.last()).toBeInViewport({ ratio: 1 })
  await expect(sheetOf(page).locator('.sos-picture')).toBeInViewport({ ratio: 1 })
  await page.waitForTimeout(2_000)
  await finger.press(await centreOf(page, '#sos .icon-btn'), 60)
  await expect(sheetOf(page)).toBeHidden()
  await expect(strip(page)).toContainText(sosTitles.sent)
  await context.close()
})

test('SOS out of the chat on a phone: × closes it, and what sends stands in the bar', async ({ browser, house }) => {
  const context = await phone(browser, house)
  const page = await context.newPage()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v1/sos/')) sent.push(request.url())
  })
  await page.goto('/uz')
  const finger = await fingerOn(page)
  await finger.press(await centreOf(page, '.chat-button'), 60)
  await expect(page.getByRole('region', { name: shell.chat_title })).toBeVisible()
  await finger.press(await centreOf(page), 60)
  await expect(sheetOf(page)).toBeVisible()
  const send = (await page.locator('#sos > .sos').boundingBox())!
  expect(send.y).toBeGreaterThan(640 / 2)
  await page.waitForTimeout(DEAF_MS)
  await finger.press(await centreOf(page, '#sos .icon-btn'), 60)
  await expect(sheetOf(page)).toBeHidden()
  expect(sent).toEqual([])
  await context.close()
})

/** Slow 3G, on a phone a quarter as quick as this machine. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

const PHONES = 20
for (let nth = 1; nth <= PHONES; nth++)
  test(
    `on slow 3G a call is accepted, its page loaded anew, the counsellor’s words read and answered: phone ${nth} of ${PHONES}`,
    anotherWay(true),
    async ({ browser, house }) => {
      const team = await counsellorOf(house)
      const context = await phone(browser, house)
      const page = await context.newPage()
      await slowDown(page)
      await page.goto('/uz')
      await callBy(page, await fingerOn(page))
      await team.accept()
      await expect(sheetOf(page).getByRole('heading', { name: sosTitles.accepted })).toBeVisible()
      await page.reload()
      const finger = await fingerOn(page)
      await team.write('Eshikni qulflang')
      await expect(strip(page)).toContainText('Eshikni qulflang')
      await openBy(page, finger)
      await expect(log(page).getByText('Eshikni qulflang')).toBeVisible()
      await say(page, finger, 'Qulfladim')
      await expect.poll(team.heard).toContain('Qulfladim')
      await team.write('Yo‘ldamiz')
      await expect(log(page).getByText('Yo‘ldamiz')).toBeVisible()
      await context.close()
    },
  )
