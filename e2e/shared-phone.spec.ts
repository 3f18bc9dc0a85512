import type { Page } from '@playwright/test'
import { ERROR_TEXTS } from '../server/src/platform/core/error-texts.ts'
import { expectAccessible } from './axe.ts'
import { expect, makePerson, newNickname, PASSWORD, test } from './journey.ts'
import { bubble, openChat, write } from './people.ts'
import { SHARED_LINE_WORDS } from '../web/app/i18n/with-code/shared-line-words.ts'
import { account, chat, shell } from './words.ts'
import { signInOnSharedPhone } from './visits.ts'

test.use({ visits: true })

const line = (page: Page) => page.locator('.shared-line')
/** All that lies on the disk of the phone, by name. */
const onDisk = (page: Page): Promise<string[]> =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
  ])

test('on somebody else’s phone a child writes, goes from page to page, and nothing of it lies on the phone', async ({
  page,
  context,
}) => {
  await page.goto('/uz')
  const panel = await openChat(page)
  await panel.getByRole('button', { name: chat.nickname_start }).click()
  await panel.getByLabel(account.common.nickname, { exact: true }).fill(newNickname())
  await panel.getByLabel(account.common.password, { exact: true }).fill(PASSWORD)
  await panel.getByRole('button', { name: account.register.start }).click()
  await panel.getByRole('button', { name: account.recovery.kept }).click()
  const [mine, not_mine] = [account.device.mine, account.device.not_mine].map((name) =>
    panel.getByRole('button', { name, exact: true }),
  )
  const sizes = await Promise.all([mine!.boundingBox(), not_mine!.boundingBox()])
  expect([sizes[0]?.width, sizes[0]?.height]).toEqual([sizes[1]?.width, sizes[1]?.height])
  await expectAccessible(page, 'whose phone it is')
  await not_mine!.click()
  await expect(line(page)).toBeVisible()
  await write(panel, 'Bu gap telefonda qolmasin')
  await expect(bubble(panel, 'Bu gap telefonda qolmasin')).toBeVisible()
  await panel.getByPlaceholder(chat.placeholder).fill('Hali yozyapman')
  expect(await onDisk(page)).toEqual(['himoya_page'])

  await page.goto('/uz/profile')
  await expect(page.getByRole('heading', { name: account.profile.devices })).toBeVisible()
  await expect(line(page)).toBeVisible()
  await expectAccessible(page, 'profile on a shared phone')
  const other = await context.newPage()
  await other.goto('/uz/profile')
  await expect(other).toHaveURL(/auth\/login/)
  await other.close()
  expect(await onDisk(page)).toEqual(['himoya_page'])

  await page.reload()
  await expect(page).toHaveURL(/auth\/login/)
  await expect(line(page)).toHaveCount(0)
})

test(
  'a release of ours in the middle of a talk signs nobody out on somebody else’s phone',
  { tag: '@full' },
  async ({ page, house }) => {
    const { nickname } = await makePerson(house)
    await signInOnSharedPhone(page, nickname)
    const panel = await openChat(page)
    await write(panel, 'Namuna: salom')
    await expect(panel.getByRole('button', { name: chat.menu })).toBeVisible()
    await page.route('**/assets/*.js', (route) =>
      route.fulfill({ status: 404, json: { code: 'page_outdated', message: ERROR_TEXTS.page_outdated.uz } }),
    )
    await panel.getByRole('button', { name: chat.menu }).click()
    const reload = panel.getByRole('button', { name: chat.reload, exact: true })
    await expect(reload).toBeVisible()
    await page.unrouteAll()
    await reload.click()
    await expect(reload).toHaveCount(0)
    await expect(bubble(panel, 'Namuna: salom')).toBeVisible()
    await expect(line(page)).toBeVisible()
    expect(await onDisk(page)).toEqual(['himoya_page'])
  },
)

test(
  'a quarter of an hour without a touch signs out, and so does quick exit in another tab',
  { tag: '@full' },
  async ({ page, context, house }) => {
    const { nickname } = await makePerson(house)
    await page.clock.install()
    await signInOnSharedPhone(page, nickname)
    await page.clock.fastForward('14:00')
    await expect(line(page)).toBeVisible()
    await page.mouse.click(5, 300)
    await page.clock.fastForward('14:00')
    await expect(line(page)).toBeVisible()
    await page.clock.fastForward('02:00')
    await expect(line(page)).toHaveCount(0)
    expect(await onDisk(page)).toEqual([])
    await page.goto('/uz/profile')
    await expect(page).toHaveURL(/auth\/login/)

    const [one, two] = [await context.newPage(), await context.newPage()]
    await signInOnSharedPhone(one, nickname)
    await signInOnSharedPhone(two, nickname)
    await one.getByRole('link', { name: shell.exit, exact: true }).first().click()
    await expect(one).toHaveTitle('Elsewhere')
    await expect(line(two)).toHaveCount(0)
    await two.goto('/uz/profile')
    await expect(two).toHaveURL(/auth\/login/)
  },
)

test(
  'who signs out on somebody else’s phone, or reloads the page, reads that nothing stays, and then nothing does',
  { tag: '@full' },
  async ({ page, house }) => {
    const { nickname } = await makePerson(house)
    const said = page.getByRole('status').filter({ hasText: SHARED_LINE_WORDS.uz.ended })
    await signInOnSharedPhone(page, nickname)
    await line(page).getByRole('button', { name: SHARED_LINE_WORDS.uz.leave }).click()
    await expect(said).toBeVisible()
    expect(await onDisk(page)).toEqual([])
    await said.getByRole('button', { name: SHARED_LINE_WORDS.uz.close }).click()
    await expect(said).toHaveCount(0)

    await signInOnSharedPhone(page, nickname)
    await page.reload()
    await expect(said).toBeVisible()
    expect(await onDisk(page)).toEqual([])
    await page.goto('/uz/numbers')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(said).toHaveCount(0)
  },
)
