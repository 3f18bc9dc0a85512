import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, PASSWORD, test } from './journey.ts'
import { staff } from './words.ts'

/** A device with a finger on it, as the browser's own tools make one. */
async function bringKey(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('WebAuthn.enable')
  const manners = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true }
  await tools.send('WebAuthn.addVirtualAuthenticator', { options: { protocol: 'ctap2', transport: 'internal', ...manners } })
}

test('a member adds a passkey, signs in with it and nothing else, and removes it', async ({ page, house }) => {
  // A passkey belongs to a name, and 127.0.0.1 is none.
  const console_url = `http://localhost:${new URL(house.url).port}/staff/`
  await bringKey(page)
  await page.goto(console_url)
  await page.getByLabel(staff['sign_in.email'], { exact: true }).fill('editor@himoya.test')
  await page.getByLabel(staff['sign_in.password'], { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: staff['sign_in.submit'], exact: true }).click()
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await page.goto(`${console_url}#/devices`)
  await expect(page.getByRole('heading', { name: staff['passkeys.title'] })).toBeVisible()
  await page.getByRole('button', { name: staff['passkeys.add'] }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Ish noutbuki')
  await expectAccessible(page, 'a new passkey')
  await dialog.getByRole('button', { name: staff['passkeys.go_on'] }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Ish noutbuki' })).toBeVisible()
  await expectAccessible(page, 'devices and passkeys')

  await page.evaluate(() => localStorage.clear())
  await page.goto(console_url)
  await page.reload()
  await page.getByRole('button', { name: staff['passkeys.use'] }).click()
  await expect(page.getByRole('navigation').first()).toBeVisible()

  await page.goto(`${console_url}#/devices`)
  const key = page.getByRole('listitem').filter({ hasText: 'Ish noutbuki' })
  await key.getByRole('button', { name: staff['passkeys.remove_label'].replace('%{name}', 'Ish noutbuki') }).click()
  await page.getByRole('dialog').getByRole('button', { name: staff['passkeys.remove'], exact: true }).click()
  await expect(key).toHaveCount(0)
})
