import type { Browser, Page } from '@playwright/test'
import { WORDS } from '../web/app/i18n/with-code/boot-words.ts'
import { texts as sos } from '../web/app/i18n/uz/for-sos.ts'
import { expectAccessible } from './axe.ts'
import type { House } from './house.ts'
import { bringTokens, callApi, expect, makePerson, PASSWORD, test, type SignedIn, endSosCalls } from './journey.ts'
import { signInAsStaff } from './people.ts'
import { sosTitles } from './sos-words.ts'
import { shell, staff } from './words.ts'

test.afterEach(({ house }) => endSosCalls(house))

const HOLD_MS = 2_300

/** The round button, wherever the page has it. */
const roundButton = (page: Page) => page.locator('.sos[data-sos]')
const sheetOf = (page: Page) => page.locator('dialog#sos')
/** In the sheet, at the same place: the second tap. */
const secondTap = (page: Page) => sheetOf(page).getByRole('button', { name: sos.send })
/** The sheet is deaf for a moment after it has come: a journey is quicker than a finger. */
const aFingerLater = (page: Page) => page.waitForTimeout(500)

async function press(page: Page, ms: number): Promise<void> {
  const place = (await roundButton(page).boundingBox())!
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2)
  await page.mouse.down()
  await page.waitForTimeout(ms)
}

async function openConsole(browser: Browser, house: House, email?: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: house.url, viewport: { width: 1440, height: 900 }, locale: 'uz-UZ' })
  const page = await context.newPage()
  await signInAsStaff(page, email)
  return page
}
const ringing = (page: Page) => page.getByRole('alert').filter({ hasText: staff['sos.calls'] })

test('two seconds on the red button ring every console; a counsellor accepts, and a guest is answered in the sheet', async ({
  page,
  browser,
  house,
}) => {
  const [counsellor, supervisor] = await Promise.all([
    openConsole(browser, house),
    openConsole(browser, house, 'supervisor@himoya.test'),
  ])
  await page.goto('/uz')
  await press(page, HOLD_MS)
  await page.mouse.up()
  await expect(sheetOf(page).getByRole('heading', { name: sosTitles.sent })).toBeVisible()
  await expect(ringing(supervisor)).toBeVisible()
  await ringing(counsellor).getByRole('button', { name: staff['sos.accept'] }).click()
  await expect(counsellor.getByRole('region', { name: staff['sos.mine'] })).toBeVisible()
  await expect(ringing(supervisor)).toBeHidden()
  await expect(sheetOf(page).getByRole('heading', { name: sosTitles.accepted })).toBeVisible()

  await sheetOf(page).getByLabel(sos.talk, { exact: true }).last().fill('Men oshxonadaman')
  await sheetOf(page).getByRole('button', { name: sos.talk_send, exact: true }).click()
  await expect(sheetOf(page).getByRole('log').getByText('Men oshxonadaman')).toBeVisible()
  await expectAccessible(page, 'an accepted call')
  await expect(counsellor.getByRole('log', { name: staff['sos.talk'], exact: true }).getByText('Men oshxonadaman')).toBeVisible()

  const mine = counsellor.getByRole('region', { name: staff['sos.mine'] })
  const end = async (): Promise<void> => {
    await mine.getByRole('button', { name: staff['sos.helped'], exact: true }).click()
    await mine.getByRole('button', { name: staff['sos.settle_yes'] }).click()
    await expect(sheetOf(page).getByRole('heading', { name: sosTitles.over })).toBeVisible()
  }
  await mine.getByRole('button', { name: staff['sos.false_alarm'], exact: true }).click()
  await expect(mine.getByRole('button', { name: staff['sos.settle_not_yet'] })).toBeFocused()
  await counsellor.keyboard.press('Enter')
  await expect(sheetOf(page).getByRole('heading', { name: sosTitles.accepted })).toBeVisible()
  await end()
  await mine.getByRole('button', { name: staff['sos.undo'] }).click()
  await expect(sheetOf(page).getByRole('heading', { name: sosTitles.accepted })).toBeVisible()
  await end()
  await mine.getByLabel(staff['sos.talk_write']).fill('Yana yozsangiz bo‘ladi')
  await mine.getByRole('button', { name: staff['sos.talk_send'], exact: true }).click()
  await expect(sheetOf(page).getByRole('log').getByText('Yana yozsangiz bo‘ladi')).toBeVisible()
  await mine.getByRole('button', { name: staff['sos.put_away'] }).click()
  await expect(mine).toBeHidden()
})

test('letting go sends nothing; a tap shows the numbers, and a second one at the same place sends', async ({ page, house }) => {
  const { access } = await callApi<SignedIn>(house, 'staff/auth/token/', {
    body: { email: 'supervisor@himoya.test', password: PASSWORD },
  })
  const count = async (): Promise<number> => (await callApi<unknown[]>(house, 'staff/sos/?view=recent', { token: access })).length
  const before = await count()
  await page.goto('/uz')
  await press(page, 900)
  await expect(page.getByText(WORDS.uz.hold)).toBeVisible()
  await page.mouse.up()
  await expect(page.getByText(WORDS.uz.hold)).toBeHidden()
  await expect(sheetOf(page).getByRole('link', { name: /112/ })).toBeVisible()
  expect(await count()).toBe(before)
  await expect(secondTap(page)).toBeVisible()
  await aFingerLater(page)
  await page.mouse.click(48, 800)
  await expect(sheetOf(page).getByRole('heading', { name: sosTitles.sent })).toBeVisible()
  expect(await count()).toBe(before + 1)
  await page.waitForTimeout(2_000)
  await sheetOf(page).getByRole('button', { name: sos.mistake }).click()
  await expect(sheetOf(page).getByRole('heading', { name: sosTitles.cancelled })).toBeVisible()
  await sheetOf(page).getByRole('button', { name: sos.still }).click()
  await expect(sheetOf(page).getByRole('heading', { name: sosTitles.sent })).toBeVisible()
  expect(await count()).toBe(before + 2)
  await sheetOf(page).getByRole('button', { name: sos.mistake }).click()
  await expect(sheetOf(page).getByRole('heading', { name: sosTitles.cancelled })).toBeVisible()
})

test(
  'by keyboard alone: the numbers, "I cannot speak", SOS; a signed-in person goes on in the chat',
  { tag: '@full' },
  async ({ page, context, house }) => {
    await bringTokens(context, house, await makePerson(house))
    await page.goto('/uz')
    await roundButton(page).focus()
    await page.keyboard.press('Enter')
    const silent = sheetOf(page).getByRole('button', { name: sos.silent })
    await silent.focus()
    await page.keyboard.press('Space')
    await expect(silent).toHaveAttribute('aria-pressed', 'true')
    await secondTap(page).focus()
    await page.keyboard.press('Enter')
    await expect(sheetOf(page).getByRole('heading', { name: sosTitles.sent })).toBeFocused()
    await sheetOf(page).getByRole('button', { name: sos.to_chat }).focus()
    await page.keyboard.press('Enter')
    const panel = page.getByRole('region', { name: shell.chat_title })
    await expect(panel.getByText('SOS tugmasi bosildi. Gapira olmayman, faqat yozaman.')).toBeVisible()
  },
)

test('without a network the numbers and a message are there at once, and SOS goes by itself when it is back', async ({
  page,
  context,
}) => {
  await page.goto('/uz')
  // the first touch of anything brings the code
  await page.getByRole('heading', { level: 1 }).click()
  await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBeGreaterThan(0)
  // a worker that is cut off while it is fetched says so on the console
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await context.setOffline(true)
  await roundButton(page).click()
  await expect(sheetOf(page).getByRole('link', { name: /112/ })).toBeVisible()
  await expect(sheetOf(page).getByRole('link', { name: /^SMS/ })).toHaveAttribute('href', /^sms:\?&body=Iltimos/)
  await aFingerLater(page)
  await secondTap(page).click()
  await expect(sheetOf(page).getByRole('heading', { name: sos.failed })).toBeVisible()
  await expect(sheetOf(page).getByRole('link', { name: /^SMS/ })).toBeVisible()
  await context.setOffline(false)
  await expect(sheetOf(page).getByRole('heading', { name: sosTitles.sent })).toBeVisible()
  await page.waitForTimeout(2_000)
  await sheetOf(page).getByRole('button', { name: sos.mistake }).click()
  await expect(sheetOf(page).getByRole('heading', { name: sosTitles.cancelled })).toBeVisible()
})

test('a place that finds no network is not called sent until it is', { tag: '@full' }, async ({ page, context, house }) => {
  await context.grantPermissions(['geolocation'], { origin: house.url })
  await context.setGeolocation({ latitude: 41.311_158, longitude: 69.279_737, accuracy: 23 })
  await page.goto('/uz')
  await roundButton(page).click()
  await aFingerLater(page)
  await secondTap(page).click()
  await expect(sheetOf(page).getByRole('heading', { name: sosTitles.sent })).toBeVisible()
  await page.waitForTimeout(2_000)
  await context.setOffline(true)
  const refused = page.waitForEvent('requestfailed', (request) => request.method() === 'PATCH')
  await sheetOf(page).getByRole('button', { name: sos.place }).click()
  await refused
  await expect(sheetOf(page).getByText(sos.place_there)).toBeVisible()
  await expect(sheetOf(page).getByText(sos.place_sent)).toHaveCount(0)
  const added = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await context.setOffline(false)
  expect((await added).status()).toBe(200)
  await expect(sheetOf(page).getByText(sos.place_sent)).toBeVisible()
  await sheetOf(page).getByRole('button', { name: sos.mistake }).click()
  await expect(sheetOf(page).getByRole('heading', { name: sosTitles.cancelled })).toBeVisible()
})

test(
  'a place is sent only after an own tap, and what leaves the phone is rounded',
  { tag: '@full' },
  async ({ page, context, house }) => {
    await context.grantPermissions(['geolocation'], { origin: house.url })
    await context.setGeolocation({ latitude: 41.311_158, longitude: 69.279_737, accuracy: 23 })
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET' && request.url().includes('/api/v1/sos/')) sent.push(request.postData() ?? '')
    })
    await page.goto('/uz')
    await roundButton(page).click()
    await aFingerLater(page)
    await secondTap(page).click()
    await expect(sheetOf(page).getByRole('heading', { name: sosTitles.sent })).toBeVisible()
    expect(sent.join()).not.toContain('geo')
    await page.waitForTimeout(2_000)
    await sheetOf(page).getByRole('button', { name: sos.place }).click()
    await expect(sheetOf(page).getByText(sos.place_sent)).toBeVisible()
    // the call itself may come once more, where its first answer was slow
    expect(sent.filter((body) => body.includes('geo'))).toEqual(['{"geo":{"lat":41.311,"lng":69.28,"accuracy":100}}'])
    await page.waitForTimeout(2_000)
    await sheetOf(page).getByRole('button', { name: sos.mistake }).click()
    await expect(sheetOf(page).getByRole('heading', { name: sosTitles.cancelled })).toBeVisible()
  },
)
