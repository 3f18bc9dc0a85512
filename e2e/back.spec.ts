import type { Page } from '@playwright/test'
import { bringTokens, expect, LANGUAGES, makePerson, repeatedIn, test } from './journey.ts'
import { photo } from './photo.ts'
import { followLinkIn, openChat } from './people.ts'
import { fingerOn } from './touch.ts'
import { chat_media } from '../web/app/i18n/uz/chat-media.ts'
import { chat_more } from '../web/app/i18n/uz/chat-more.ts'
import { chat, shell } from './words.ts'

test.use({ visits: true })

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

/** A finger's tap in the middle of the one element that this finds. */
async function tap(page: Page, selector: string): Promise<void> {
  const box = (await page.locator(selector).first().boundingBox())!
  await (await fingerOn(page)).press({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, 60)
}

/** The phone's own Back, as the browser's developer tools give it. */
async function pressBack(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page)
  const { currentIndex, entries } = await tools.send('Page.getNavigationHistory')
  await tools.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]!.id })
}

const entries = (page: Page): Promise<number> => page.evaluate(() => history.length)
const isGuarded = (page: Page): Promise<boolean> => page.evaluate(() => 'himoya_over' in (history.state ?? {}))
const expectGuard = (page: Page, is_there: boolean): Promise<void> => expect.poll(() => isGuarded(page)).toBe(is_there)

for (const lang of LANGUAGES)
  test(
    `Back closes the chat, the menu and the sheet of SOS, and only then leaves the page (${lang})`,
    repeatedIn(lang),
    async ({ page }) => {
      await page.goto(`/${lang}/news`)
      await page.goto(`/${lang}/about`)
      const layers = [
        { open: '.chat-button', over: '#chat' },
        { open: '.sos[data-sos]', over: '#sos' },
        { open: '.menu summary', over: '.menu nav' },
      ]
      for (const { open, over } of layers) {
        await tap(page, open)
        await expect(page.locator(over)).toBeVisible()
        await expectGuard(page, true)
        await pressBack(page)
        await expect(page.locator(over)).toBeHidden()
        await expect(page).toHaveURL(new RegExp(`/${lang}/about$`))
        await expectGuard(page, false)
      }
      await page.goBack()
      await expect(page).toHaveURL(new RegExp(`/${lang}/news$`))
    },
  )

test(
  'what lies over the page shares one entry, with the page’s own address and title, and takes it away again',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/uz/news')
    await page.goto('/uz/about')
    const [before, title] = [await entries(page), await page.title()]
    for (const _ of [1, 2, 3]) {
      await tap(page, '.chat-button')
      await expectGuard(page, true)
      await expect(page).toHaveTitle(title)
      await page.locator('#chat').getByRole('button', { name: chat.close }).tap()
      await expectGuard(page, false)
      await tap(page, '.sos[data-sos]')
      await expectGuard(page, true)
      await page.keyboard.press('Escape')
      // Three of them, one after the other, are the quick exit.
      await page.keyboard.press('Tab')
      await expectGuard(page, false)
    }
    expect(await entries(page)).toBe(before + 1)
    // Forward finds nothing that could come again.
    await page.goForward().catch(() => null)
    await expectGuard(page, false)
    await expect(page.locator('#chat')).toBeHidden()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(/\/uz\/news$/)
  },
)

test(
  'Back closes the uppermost first: the large picture, then the chat’s menu, then the chat',
  { tag: '@full' },
  async ({ page, context, house }) => {
    await bringTokens(context, house, await makePerson(house))
    await page.goto('/uz/news')
    await page.goto('/uz/about')
    const panel = await openChat(page)
    await panel.locator('input[type=file]').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: photo(800, 600) })
    await panel.getByRole('button', { name: chat_media.send, exact: true }).click()
    const small = panel.getByRole('button', { name: chat_media.open_picture })
    await expect(small.locator('img')).toHaveAttribute('src', /^blob:/)
    await expectGuard(page, true)
    const length = await entries(page)

    await small.tap()
    const large = page.getByRole('dialog', { name: chat_media.open_picture })
    await expect(large).toBeVisible()
    await pressBack(page)
    await expect(large).toHaveCount(0)
    await expectGuard(page, true)
    await expect(panel).toBeVisible()

    await panel.getByRole('button', { name: chat.menu }).tap()
    const menu = page.getByRole('dialog', { name: chat_more.title })
    await expect(menu).toBeVisible()
    await page.goBack()
    await expect(menu).toHaveCount(0)
    await expectGuard(page, true)
    await expect(panel).toBeVisible()

    await page.goBack()
    await expect(panel).toBeHidden()
    await expectGuard(page, false)
    expect(await entries(page)).toBe(length)
    await page.goBack()
    await expect(page).toHaveURL(/\/uz\/news$/)
  },
)

test(
  'a link out of the menu, and out of the chat to sign in, leaves nothing to go back through',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/uz/about')
    await tap(page, '.menu summary')
    await expectGuard(page, true)
    await page.locator('.menu').getByRole('link', { name: shell.sections.news }).tap()
    await expect(page).toHaveURL(/\/uz\/news$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/uz\/about$/)
    await expectGuard(page, false)

    await tap(page, '.chat-button')
    await expectGuard(page, true)
    await page.locator('#chat').getByRole('link', { name: chat.login, exact: true }).tap()
    await expect(page).toHaveURL(/\/uz\/auth\/login$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/uz\/about$/)
    await expectGuard(page, false)
  },
)

test(
  'a link out of the chat shows its page; Back brings the chat, the next Back the page, without a word lost',
  { tag: '@full' },
  async ({ page, context, house }) => {
    await bringTokens(context, house, await makePerson(house))
    await page.goto('/uz/about')
    const panel = await openChat(page)
    await expectGuard(page, true)
    await panel.getByPlaceholder(chat.placeholder).fill('Hali yozyapman')
    await followLinkIn(panel, '/uz/numbers')
    await expect(page).toHaveURL(/\/uz\/numbers$/)
    await page.goBack()
    await expect(panel.getByPlaceholder(chat.placeholder)).toHaveValue('Hali yozyapman')
    await page.goBack()
    await expect(panel).toBeHidden()
    await expect(page).toHaveURL(/\/uz\/about$/)
    await expectGuard(page, false)
  },
)

test('after a quick exit out of the open chat neither Back nor Forward shows anything of us', async ({ page, house }) => {
  await page.goto('/uz/about')
  await openChat(page)
  await expectGuard(page, true)
  await page.getByRole('link', { name: shell.exit, exact: true }).first().tap()
  await expect(page).toHaveTitle('Elsewhere')
  for (const move of [() => page.goBack(), () => page.goForward(), () => page.goBack()]) {
    await move().catch(() => null)
    await expect(page.locator('body')).not.toContainText('Himoya')
    expect(page.url().startsWith(house.url) && (await page.locator('main:visible').count()) > 0).toBe(false)
  }
})

test(
  'beside a page, where the chat does not fill the screen, Back leads on and the chat stays',
  { tag: '@full' },
  async ({ page, context, house }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await bringTokens(context, house, await makePerson(house))
    await page.goto('/uz/news')
    await page.goto('/uz/about')
    const panel = await openChat(page)
    await page.goBack()
    await expect(page).toHaveURL(/\/uz\/news$/)
    await expect(panel).toBeVisible()
  },
)
