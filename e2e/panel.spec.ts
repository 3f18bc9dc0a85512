import type { Locator, Page } from '@playwright/test'
import { bringTokens, callApi, expect, makePerson, newNickname, PASSWORD, test } from './journey.ts'
import { bubble, followLinkIn, openChat, sayOwnPhone, write } from './people.ts'
import { account, chat, shell } from './words.ts'

test.use({ visits: true })

const panelOf = (page: Page): Locator => page.getByRole('region', { name: shell.chat_title })
const WIDE = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }
const headerLink = (page: Page) => page.getByRole('link', { name: shell.sections.news, exact: true }).first()

test(
  'beside a page the open chat stays open over links, with the draft, and leaves the focus to the page',
  { tag: '@full' },
  async ({ page, context, house }) => {
    await page.setViewportSize(WIDE)
    await bringTokens(context, house, await makePerson(house))
    await page.goto('/uz')
    const panel = await openChat(page)
    await write(panel, 'Birinchi')
    await expect(bubble(panel, 'Birinchi')).toBeVisible()
    await panel.getByPlaceholder(chat.placeholder).fill('Hali yozyapman')
    await headerLink(page).click()
    await expect(page).toHaveURL(/\/uz\/news$/)
    await expect(bubble(panel, 'Birinchi')).toBeVisible()
    await expect(panel.getByPlaceholder(chat.placeholder)).toHaveValue('Hali yozyapman')
    expect(await page.evaluate(() => document.querySelector('#chat')!.contains(document.activeElement))).toBe(false)
    await expect(page.locator('.chat-button')).toHaveAttribute('aria-expanded', 'true')

    // Closed, it stays closed.
    await page.locator('.chat-button').click()
    await page.goto('/uz/numbers')
    await expect(panel).toBeHidden()
    await page.reload()
    await expect(panel).toBeHidden()
  },
)

test('on a phone, where the chat fills the screen, a link shows its page; Back and a reload bring the chat again', async ({
  page,
  context,
  house,
}) => {
  await page.setViewportSize(PHONE)
  await bringTokens(context, house, await makePerson(house))
  await page.goto('/uz/about')
  const panel = await openChat(page)
  await expect(panel.getByText(chat.loading)).toHaveCount(0)
  await followLinkIn(panel, '/uz/numbers')
  await expect(page).toHaveURL(/\/uz\/numbers$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(panel).toBeHidden()
  await page.reload()
  await expect(panel).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/uz\/about$/)
  await expect(panel).toBeVisible()
  await page.reload()
  await expect(panel.getByPlaceholder(chat.placeholder)).toBeVisible()
})

test(
  'after a quick exit, and after signing out, no page opens the chat by itself',
  { tag: '@full' },
  async ({ page, context, house }) => {
    await page.setViewportSize(WIDE)
    await bringTokens(context, house, await makePerson(house))
    await page.goto('/uz')
    await openChat(page)
    await page.getByRole('link', { name: shell.exit, exact: true }).first().click()
    await expect(page).toHaveTitle('Elsewhere')
    await page.goto('/uz')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(panelOf(page)).toBeHidden()

    await openChat(page)
    await page.goto('/uz/profile')
    await expect(panelOf(page)).toBeVisible()
    await page.getByRole('button', { name: account.profile.sign_out, exact: true }).click()
    await expect(page).toHaveURL(/\/uz$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(panelOf(page)).toBeHidden()
  },
)

test(
  'who signed up out of the chat and goes to another page finds that page, not the chat over it',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/uz')
    const panel = await openChat(page)
    await panel.getByRole('link', { name: chat.register, exact: true }).click()
    await page.getByLabel(account.common.nickname, { exact: true }).fill(newNickname())
    await page.getByLabel(account.common.password, { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: account.register.start }).click()
    await page.getByRole('button', { name: account.recovery.kept }).click()
    await sayOwnPhone(page)
    await expect(page.getByRole('heading', { name: account.done.title })).toBeVisible()
    await page.goto('/uz/report/mine')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Asked when the page has been read; by then a request would have opened it.
    await expect(page.locator('.bell')).toBeVisible()
    await expect(panel).toBeHidden()
    await page.goto('/uz')
    await expect(page.locator('.bell')).toBeVisible()
    await expect(panel).toBeHidden()
  },
)

test('a session that ends elsewhere is said in the open chat, with the unsent words in view and the way back', async ({
  browser,
  house,
}) => {
  // Of its own: a browser without a network says on its console that it renews no worker.
  const context = await browser.newContext({ baseURL: house.url, viewport: WIDE })
  const page = await context.newPage()
  const person = await makePerson(house)
  await bringTokens(context, house, person)
  await page.goto('/uz')
  const panel = await openChat(page)
  await write(panel, 'Birinchi')
  await expect(panel.getByText(chat.sent, { exact: true })).toBeVisible()
  // Written while the way to the server is gone, and the session ends meanwhile.
  await page.route('**/api/v1/**', (route) => route.abort())
  await context.setOffline(true)
  await write(panel, 'Hali ketmagan gap')
  await panel.getByPlaceholder(chat.placeholder).fill('Yozib turibman')
  await callApi(house, 'auth/logout/', { token: person.access, body: { refresh: person.refresh } })
  await page.unroute('**/api/v1/**')
  await context.setOffline(false)

  await expect(panel.getByRole('alert').getByText(chat.signed_out_title)).toBeVisible()
  await expect(panel.getByText(chat.signed_out_unsent)).toBeVisible()
  await expect(bubble(panel, 'Hali ketmagan gap')).toBeVisible()
  await expect(panel.getByPlaceholder(chat.placeholder)).toHaveValue('Yozib turibman')
  await expect(panel.getByText(chat.connecting)).toHaveCount(0)

  await panel.getByRole('link', { name: chat.login, exact: true }).click()
  await page.getByLabel(account.common.nickname, { exact: true }).fill(person.nickname)
  await page.getByLabel(account.common.password, { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: account.login.submit, exact: true }).click()
  await sayOwnPhone(page)
  await expect(bubble(panel, 'Hali ketmagan gap')).toHaveCount(1)
  await expect(panel.getByText(chat.sent, { exact: true })).toHaveCount(2)
  await expect(panel.getByPlaceholder(chat.placeholder)).toHaveValue('Yozib turibman')
  await context.close()
})

test('a session that ends while the chat is quiet is said too', { tag: '@full' }, async ({ page, context, house }) => {
  const person = await makePerson(house)
  await bringTokens(context, house, person)
  await page.goto('/uz')
  const panel = await openChat(page)
  await write(panel, 'Birinchi')
  await expect(panel.getByText(chat.sent, { exact: true })).toBeVisible()
  await callApi(house, 'auth/logout/', { token: person.access, body: { refresh: person.refresh } })
  await expect(panel.getByRole('alert').getByText(chat.signed_out_title)).toBeVisible()
  await expect(panel.getByText(chat.connecting)).toHaveCount(0)
})
