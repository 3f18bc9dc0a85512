import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import type { House } from './house.ts'
import { anotherWay, endSosCalls, expect, test, watchOver } from './journey.ts'
import { callBy, counsellorOf, log, openBy, say, strip } from './sos-talks.ts'
import { sheetOf } from './sos-phones.ts'
import { sosTitles } from './sos-words.ts'
import { fingerOn } from './touch.ts'

test.afterEach(({ house }) => endSosCalls(house))

/** One whose profile outlives it; it brings no tab back. */
const startBrowser = (profile: string, house: House): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, {
    executablePath: process.env.HEADLESS_PATH ?? '',
    baseURL: house.url,
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    locale: 'uz-UZ',
    timezoneId: 'Asia/Tashkent',
  })

/** As a phone does that needs its memory, or somebody who sweeps the browser away: nothing of it runs any more. */
async function kill(phone: BrowserContext): Promise<void> {
  const devtools = await phone.browser()!.newBrowserCDPSession()
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
  const closed = phone.waitForEvent('close')
  for (const { type, id } of processInfo) if (type === 'browser') process.kill(id, 'SIGKILL')
  await closed
}

/** What the sheet holds, though it is closed. */
const words = (page: Page) => sheetOf(page).locator('[role=log] p')

/** Whether the profile has the mark of a call on the disk: a browser writes after a while what a page has kept. */
function isMarkOnDisk(profile: string): boolean {
  const folder = join(profile, 'Default', 'Local Storage', 'leveldb')
  return readdirSync(folder).some((name) => readFileSync(join(folder, name), 'latin1').includes('himoya_sos'))
}

/** How much is kept in the browser's database of keys, which is on the disk as soon as a page can read it. */
const countKeys = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('himoya_keys')
        // None is made by looking for it.
        opening.onupgradeneeded = () => opening.transaction!.abort()
        opening.onerror = () => resolve(0)
        opening.onsuccess = () => {
          const counted = opening.result.transaction('keys').objectStore('keys').count()
          opening.result.close()
          counted.onsuccess = () => resolve(counted.result)
        }
      }),
  )

const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => localStorage.getItem('himoya_sos') !== null)

/** A call that was accepted, what was written in it seen, and the browser able to bring it back. */
async function callIn(phone: BrowserContext, profile: string, team: Awaited<ReturnType<typeof counsellorOf>>): Promise<Page> {
  const page = await phone.newPage()
  await page.goto('/uz')
  await callBy(page, await fingerOn(page))
  await team.accept()
  await team.write('Eshikni qulflang')
  await expect(log(page).getByText('Eshikni qulflang')).toBeVisible()
  await expect.poll(() => isMarkOnDisk(profile)).toBe(true)
  expect(await countKeys(page)).toBe(1)
  return page
}

test('the browser is killed and no tab comes back: the next page has the call, and its talk behind one tap', async ({
  house,
}) => {
  const team = await counsellorOf(house)
  const profile = mkdtempSync(join(tmpdir(), 'himoya-phone-'))
  const before = await startBrowser(profile, house)
  await callIn(before, profile, team)
  await kill(before)

  const after = await startBrowser(profile, house)
  const page = await after.newPage()
  await page.goto('/uz/news')
  // How it stands, and no word of it: somebody else may hold the phone.
  await expect(strip(page)).toContainText(sosTitles.accepted)
  await team.write('Politsiya yo‘lda')
  await expect(words(page)).toHaveText(['Eshikni qulflang', 'Politsiya yo‘lda'])
  await expect(strip(page)).not.toContainText(/Politsiya|qulflang/)
  await page.goto('/uz/faq')
  await expect(strip(page)).toContainText(sosTitles.accepted)
  await expect(words(page)).toHaveText(['Eshikni qulflang', 'Politsiya yo‘lda'])
  await expect(strip(page)).not.toContainText(/Politsiya|qulflang/)
  // Another tab shows nothing of it as long as this one is open.
  const other = await after.newPage()
  await other.goto('/uz/learn')
  await expect.poll(() => other.evaluate(() => document.adoptedStyleSheets.length)).toBeGreaterThan(0)
  await expect(strip(other)).toBeHidden()
  await other.close()
  const finger = await fingerOn(page)
  await openBy(page, finger)
  await expect(log(page).getByText('Eshikni qulflang')).toBeVisible()
  await expect(log(page).getByText('Politsiya yo‘lda')).toBeVisible()
  await say(page, finger, 'Qulfladim')
  expect(await team.heard()).toContain('Qulfladim')
  await after.close()
})

test('a call that nobody has accepted comes back as it is, and is accepted there', { tag: '@full' }, async ({ house }) => {
  const team = await counsellorOf(house)
  const profile = mkdtempSync(join(tmpdir(), 'himoya-phone-'))
  const before = await startBrowser(profile, house)
  const first = await before.newPage()
  await first.goto('/uz')
  await callBy(first, await fingerOn(first))
  await expect.poll(() => isMarkOnDisk(profile)).toBe(true)
  await kill(before)
  const after = await startBrowser(profile, house)
  const page = await after.newPage()
  await page.goto('/uz/faq')
  await expect(strip(page)).toContainText(sosTitles.sent)
  await team.accept()
  await expect(strip(page)).toContainText(sosTitles.accepted)
  await after.close()
})

for (const way of ['quick exit', 'quick exit in another tab', 'closing the tab', 'the end'] as const)
  test(
    `after ${way} nothing of a call comes back, though the browser is killed`,
    anotherWay(way !== 'quick exit'),
    async ({ house, watch }) => {
      const team = await counsellorOf(house)
      const profile = mkdtempSync(join(tmpdir(), 'himoya-phone-'))
      const before = await startBrowser(profile, house)
      await watchOver(before, house.url, watch)
      const page = await callIn(before, profile, team)
      const other = await before.newPage()
      await other.goto('/uz')
      if (way === 'closing the tab') await page.close({ runBeforeUnload: true })
      if (way === 'quick exit') await sheetOf(page).locator('[data-exit]').click()
      if (way === 'quick exit in another tab') {
        await other.locator('header [data-exit]').click()
        await expect(strip(page)).toBeHidden()
        await expect(page.getByText('Eshikni qulflang')).toHaveCount(0)
      }
      // What a killed browser had no time for: the mark may lie on its disk for ever.
      if (way !== 'the end') await expect.poll(() => countKeys(way === 'quick exit in another tab' ? page : other)).toBe(0)
      await kill(before)
      if (way === 'the end') await team.end()

      const after = await startBrowser(profile, house)
      await watchOver(after, house.url, watch)
      const next = await after.newPage()
      await next.goto('/uz')
      await (await fingerOn(next)).press({ x: 180, y: 300 }, 60)
      await expect.poll(() => next.evaluate(() => document.adoptedStyleSheets.length)).toBeGreaterThan(0)
      // It has looked.
      await expect.poll(() => isMarked(next)).toBe(false)
      expect(await countKeys(next)).toBe(0)
      await expect(strip(next)).toBeHidden()
      await expect(sheetOf(next)).toBeHidden()
      await after.close()
    },
  )
