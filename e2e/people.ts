import { expect, type Locator, type Page } from '@playwright/test'
import { PASSWORD } from './journey.ts'
import { account, chat, shell, staff } from './words.ts'

/** Presses the round button, unless the panel still stands open from the page before. */
export async function showPanel(page: Page): Promise<void> {
  if ((await page.locator('html[data-panel]').count()) === 0) await page.locator('.chat-button').click()
}

/** The panel opened, in Uzbek. */
export async function openChat(page: Page): Promise<Locator> {
  await showPanel(page)
  const panel = page.getByRole('region', { name: shell.chat_title })
  await expect(panel.getByPlaceholder(chat.placeholder)).toBeVisible()
  return panel
}

/** Presses a link inside the panel, as that of a card. */
export async function followLinkIn(panel: Locator, href: string): Promise<void> {
  await panel.evaluate((section, to) => {
    const link = document.createElement('a')
    link.href = to
    section.append(link)
    link.click()
  }, href)
}

/** The round one of whoever has an account, or the wide one of a guest: only one of them can be pressed. */
export const sendButton = (panel: Locator): Locator =>
  panel
    .getByRole('button', { name: chat.send, exact: true, disabled: false })
    .or(panel.getByRole('button', { name: chat.send_nameless, exact: true, disabled: false }))

export async function write(panel: Locator, text: string): Promise<void> {
  await panel.getByPlaceholder(chat.placeholder).fill(text)
  await sendButton(panel).click()
}

/** Two fields inside the panel; then the recovery code is kept. */
export async function makeNicknameAccount(panel: Locator, nickname: string): Promise<void> {
  await panel.getByRole('button', { name: chat.nickname_start }).click()
  await panel.getByLabel(account.common.nickname, { exact: true }).fill(nickname)
  await panel.getByLabel(account.common.password, { exact: true }).fill(PASSWORD)
  await panel.getByRole('button', { name: account.register.start }).click()
  await panel.getByRole('button', { name: account.recovery.kept }).click()
  await sayOwnPhone(panel)
}

/** The answer to whose phone it is, which everybody is asked who signs up or in. */
export const sayOwnPhone = (where: Page | Locator): Promise<void> =>
  where.getByRole('button', { name: account.device.mine, exact: true }).click()

/** The one bubble with this text. */
export const bubble = (where: Page | Locator, text: string): Locator => where.getByText(text, { exact: true })

/** Signs in at /staff, in Uzbek, and waits for the queue. */
export async function signInAsStaff(page: Page, email = 'counsellor@himoya.test'): Promise<void> {
  await page.goto('/staff/#/queue')
  await page.getByLabel(staff['sign_in.email'], { exact: true }).fill(email)
  await page.getByLabel(staff['sign_in.password'], { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: staff['sign_in.submit'], exact: true }).click()
  await expect(page.getByRole('heading', { name: staff['queue.title'] })).toBeVisible()
}

export async function goOnShift(page: Page): Promise<void> {
  const shift = page.getByRole('button', { name: new RegExp(`^${staff['shift.label']}`) })
  await shift.click()
  await page
    .getByRole('menuitemradio', { name: new RegExp(`${staff['shift.to_on_shift']}|${staff['shift.on_shift']}`) })
    .first()
    .click()
  await expect(shift).toContainText(staff['shift.on_shift'])
}

/** Takes the chat of this person from the queue. */
export async function claim(page: Page, person: string): Promise<void> {
  await page.getByRole('button', { name: `${staff['chat.claim']}: ${person}` }).click()
  await expect(page.getByRole('log', { name: staff['chat.messages'] })).toBeVisible()
}

export async function answer(page: Page, text: string): Promise<void> {
  const box = page.getByLabel(staff['chat.text'])
  await box.fill(text)
  // A call for help beside the conversation has a box and a button of its own.
  await page.locator('form', { has: box }).getByRole('button', { name: staff['chat.send'], exact: true }).click()
  await expect(bubble(page.getByRole('log'), text)).toBeVisible()
}

/** Ends the open chat, whose risk nobody has assessed: with one of the ready reasons. */
export async function endUnassessed(page: Page): Promise<void> {
  await page.getByRole('button', { name: staff['chat.end'], exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: staff['ending.safe_now'], exact: true }).click()
  await dialog.getByRole('button', { name: staff['ending.anyway'], exact: true }).click()
}
