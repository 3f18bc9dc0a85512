import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { callApi, expect, LANGUAGES, PASSWORD, repeatedIn, test } from './journey.ts'
import { bubble, openChat, sayOwnPhone, sendButton, write } from './people.ts'
import { account, chat, inbox, shell } from './words.ts'
import { chat_more } from '../web/app/i18n/uz/chat-more.ts'

test.use({ visits: true })

const REGISTER = '**/api/v1/auth/register/'

/** React's own, not the first view. */
async function openGuestScreens(page: Page): Promise<Locator> {
  await page.goto('/uz')
  const panel = await openChat(page)
  await expect(panel.locator('.chat-screens')).toBeVisible()
  return panel
}

const storedTokens = (page: Page) => page.evaluate(() => localStorage.getItem('himoya_access'))

test('a guest writes first: three taps and one text, and the counsellors have it', async ({ page, house }) => {
  await page.goto('/uz')
  const panel = await openChat(page)
  await write(panel, 'Uyda urishadi, nima qilay?')
  await expect(panel.getByText(chat.secrecy)).toBeVisible()
  await sayOwnPhone(panel)
  await expect(bubble(panel, 'Uyda urishadi, nima qilay?')).toBeVisible()
  await expect(panel.getByText(chat.sent, { exact: true })).toHaveCount(1)
  await expect(panel.getByPlaceholder(chat.placeholder)).toHaveValue('')
  // from the first message on the role is user, and the round button is theirs
  await expect(panel.getByRole('button', { name: chat.send_nameless, exact: true })).toHaveCount(0)
  await panel.getByPlaceholder(chat.placeholder).fill('Yana')
  await expect(panel.getByRole('button', { name: chat.send, exact: true })).toBeEnabled()
  const token = (await storedTokens(page))!
  const [open] = await callApi<{ id: string }[]>(house, 'chat/', { token })
  const stored = await callApi<{ message: string }[]>(house, `message/${open!.id}/`, { token })
  expect(stored.map(({ message }) => message)).toEqual(['Uyda urishadi, nima qilay?'])
  await expectAccessible(page, 'after the first message')
})

test('what was written first is found again on another phone by four words and a picture', async ({ page, browser, house }) => {
  await page.goto('/uz')
  const panel = await openChat(page)
  await write(panel, 'Ertaga javobni o‘qiyman')
  await sayOwnPhone(panel)
  await expect(panel.getByText(chat.sent, { exact: true })).toHaveCount(1)
  const card = panel.getByRole('region', { name: chat.find_title })
  await card.getByRole('button', { name: chat.find_code, exact: true }).click()
  await expect(card.getByRole('listitem')).toHaveCount(4)
  const words = await card.getByRole('listitem').allInnerTexts()
  const picture = await card.getByRole('figure').innerText()
  await expectAccessible(page, 'the way back')
  await card.getByRole('button', { name: account.recovery.kept, exact: true }).click()
  await expect(card).toHaveCount(0)

  const other = await (await browser.newContext({ baseURL: house.url })).newPage()
  await other.goto('/uz')
  await other.getByRole('link', { name: shell.back }).first().click()
  await other.getByLabel(inbox.entry.receipt).fill(words.join(' '))
  await other.getByRole('radio', { name: picture, exact: true }).check()
  await other.getByRole('button', { name: inbox.entry.submit, exact: true }).click()
  await sayOwnPhone(other)
  const opened = other.getByRole('region', { name: shell.chat_title })
  await expect(bubble(opened, 'Ertaga javobni o‘qiyman')).toBeVisible()
  await write(opened, 'Men yana shu yerdaman')
  await expect(opened.getByText(chat.sent, { exact: true })).toHaveCount(2)
  await other.context().close()
})

test(
  'not my phone: the message goes, nothing of it is kept, and a way back is still offered',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/uz')
    const panel = await openChat(page)
    await write(panel, 'Bu opamning telefoni')
    await panel.getByRole('button', { name: account.device.not_mine, exact: true }).click()
    await expect(panel.getByText(chat.sent, { exact: true })).toHaveCount(1)
    await expect(panel.getByRole('region', { name: chat.find_title })).toBeVisible()
    const kept = await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))
    expect(kept).not.toContain('opamning')
    expect(kept).not.toContain('himoya_access')
    await panel.getByRole('button', { name: chat.find_none, exact: true }).click()
    await expect(panel.getByRole('region', { name: chat.find_title })).toHaveCount(0)
    // whoever wanted nothing may think again
    await panel.getByRole('button', { name: chat.menu }).click()
    await page.getByRole('button', { name: chat_more.find, exact: true }).click()
    await page.getByRole('button', { name: chat.find_code, exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('figure')).toBeVisible()
  },
)

test('what cannot be sent first stays in the box, says so, and goes by itself when the line is back', async ({
  page,
  context,
}) => {
  const panel = await openGuestScreens(page)
  await context.setOffline(true)
  await write(panel, 'Tarmoq yo‘q edi')
  await expect(panel.getByText(chat.write_waits)).toBeVisible()
  await expect(panel.getByPlaceholder(chat.placeholder)).toHaveValue('Tarmoq yo‘q edi')
  await context.setOffline(false)
  await sayOwnPhone(panel)
  await expect(panel.getByText(chat.sent, { exact: true })).toHaveCount(1)
})

test('answers that are lost on the way make one account, and a busy server is asked again by itself', async ({ page }) => {
  const [keys, made]: [string[], string[]] = [[], []]
  await page.route(REGISTER, async (route) => {
    keys.push((await route.request().headerValue('idempotency-key'))!)
    if (keys.length > 3) return route.continue()
    if (keys.length === 3) return route.fulfill({ status: 503, json: { code: 'overloaded', message: 'Band' } })
    made.push(((await (await route.fetch()).json()) as { user: { id: string } }).user.id)
    return route.abort()
  })
  const panel = await openGuestScreens(page)
  await write(panel, 'Javob yo‘lda qoldi')
  await expect(panel.getByText(chat.write_busy)).toBeVisible()
  const answer = await page.waitForResponse(REGISTER)
  made.push(((await answer.json()) as { user: { id: string } }).user.id)
  expect(new Set(keys).size).toBe(1)
  expect(new Set(made).size).toBe(1)
  await sayOwnPhone(panel)
  await expect(panel.getByText(chat.sent, { exact: true })).toHaveCount(1)
})

test('a text that is changed while it waits is not meant to go: nothing is asked for until the next press', async ({ page }) => {
  let asked = 0
  await page.route(REGISTER, (route) => {
    asked += 1
    return route.fulfill({ status: 503, json: { code: 'overloaded', message: 'Band' } })
  })
  const panel = await openGuestScreens(page)
  await write(panel, 'Hali o‘ylayapman')
  await expect(panel.getByText(chat.write_busy)).toBeVisible()
  await panel.getByPlaceholder(chat.placeholder).fill('Hali o‘ylayapman, kutib turing')
  await expect(panel.getByText(chat.write_first)).toBeVisible()
  const before = asked
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  // longer than the first pauses together
  await page.waitForTimeout(5_000)
  expect(asked).toBe(before)
  await page.unroute(REGISTER)
  await sendButton(panel).click()
  await expect(panel.getByRole('button', { name: account.device.mine, exact: true })).toBeVisible()
})

test('a refusal that no waiting changes says what it is, and the words stay', async ({ page }) => {
  await page.route(REGISTER, (route) =>
    route.fulfill({ status: 403, json: { code: 'forbidden', message: 'Bu yerda mumkin emas.' } }),
  )
  const panel = await openGuestScreens(page)
  await write(panel, 'Yozganim qolsin')
  await expect(panel.getByText('Bu yerda mumkin emas.')).toBeVisible()
  await expect(panel.getByPlaceholder(chat.placeholder)).toHaveValue('Yozganim qolsin')
})

test('quick exit while the first words wait leaves none of them, and asks for nothing more', async ({ page }) => {
  let asked = 0
  await page.route(REGISTER, (route) => {
    asked += 1
    return route.abort()
  })
  const panel = await openGuestScreens(page)
  await write(panel, 'Kimdir keldi')
  await expect(panel.getByText(chat.write_waits)).toBeVisible()
  await page.getByRole('link', { name: shell.exit, exact: true }).first().click()
  await expect(page).toHaveTitle('Elsewhere')
  const before = asked
  await page.goto('/uz')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))).not.toContain(
    'Kimdir',
  )
  expect(asked).toBe(before)
})

test('quick exit at the question leaves no word and no session', { tag: '@full' }, async ({ page }) => {
  await page.goto('/uz')
  const panel = await openChat(page)
  await write(panel, 'Kimdir keldi')
  await expect(panel.getByRole('button', { name: account.device.mine, exact: true })).toBeVisible()
  await page.getByRole('link', { name: shell.exit, exact: true }).first().click()
  await expect(page).toHaveTitle('Elsewhere')
  await page.goto('/uz')
  const kept = await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))
  expect(kept).not.toContain('Kimdir')
  expect(kept).not.toContain('himoya_access')
})

test('a password of one’s own is set in the profile without an old one', { tag: '@full' }, async ({ page }) => {
  await page.goto('/uz')
  const panel = await openChat(page)
  await write(panel, 'Keyin parol qo‘yaman')
  await sayOwnPhone(panel)
  await expect(panel.getByText(chat.sent, { exact: true })).toHaveCount(1)
  await panel.getByRole('link', { name: chat.find_password, exact: true }).click()
  const form = page.locator('form', { has: page.getByLabel(account.common.new_password, { exact: true }) })
  await expect(form.getByLabel(account.profile.old_password, { exact: true })).toHaveCount(0)
  await form.getByLabel(account.common.new_password, { exact: true }).fill(PASSWORD)
  await form.getByRole('button', { name: account.profile.change_password, exact: true }).click()
  await expect(form.getByLabel(account.profile.old_password, { exact: true })).toBeVisible()
})

for (const lang of LANGUAGES) {
  test(`a guest’s panel keeps its words and its box in reach on a small phone (${lang})`, repeatedIn(lang), async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(`/${lang}`)
    await page.locator('.chat-button').click()
    const panel = page.locator('#chat')
    await expect(panel.locator('.chat-screens textarea')).toBeInViewport()
    await expect(panel.locator('.chat-screens form button[type=submit]')).toBeInViewport()
    expect(await panel.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
    await expectAccessible(page, `a guest's panel (${lang})`)
  })
}
