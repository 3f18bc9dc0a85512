import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { callApi, expect, PASSWORD, type SignedIn, test } from './journey.ts'
import { staff } from './words.ts'

/** A device with a finger on it, as the browser's own tools make one. */
async function bringKey(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('WebAuthn.enable')
  const manners = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true }
  await tools.send('WebAuthn.addVirtualAuthenticator', { options: { protocol: 'ctap2', transport: 'internal', ...manners } })
}

async function enterConsole(page: Page, console_url: string, email: string): Promise<void> {
  await page.goto(console_url)
  await page.getByLabel(staff['sign_in.email'], { exact: true }).fill(email)
  await page.getByLabel(staff['sign_in.password'], { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: staff['sign_in.submit'], exact: true }).click()
  await expect(page.getByRole('navigation').first()).toBeVisible()
}

test('a member adds a passkey, signs in with it and nothing else, and removes it', async ({ page, house }) => {
  // A passkey belongs to a name, and 127.0.0.1 is none.
  const console_url = `http://localhost:${new URL(house.url).port}/staff/`
  const signIn = () =>
    callApi<SignedIn>(house, 'staff/auth/token/', { body: { email: 'editor@himoya.test', password: PASSWORD } })
  const isIn = ({ access }: SignedIn) =>
    callApi(house, 'staff/auth/me/', { token: access }).then(
      () => true,
      () => false,
    )
  const elsewhere = await signIn()
  await bringKey(page)
  await enterConsole(page, console_url, 'editor@himoya.test')
  await page.goto(`${console_url}#/devices`)
  await expect(page.getByRole('heading', { name: staff['passkeys.title'] })).toBeVisible()
  await page.getByRole('button', { name: staff['passkeys.add'] }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Ish noutbuki')
  await expectAccessible(page, 'a new passkey')
  await dialog.getByRole('button', { name: staff['passkeys.go_on'] }).click()
  // However fresh the sign-in: a new way in has a proof of its own.
  const proof = page.getByRole('dialog').filter({ hasText: staff['step_up.title'] })
  await proof.getByLabel(staff['sign_in.password'], { exact: true }).fill(PASSWORD)
  await proof.getByRole('button', { name: staff['step_up.go_on'] }).click()
  const question = page.getByRole('dialog').filter({ hasText: staff['security.others_title'] })
  await question.getByRole('button', { name: staff['security.others_keep'] }).click()
  expect(await isIn(elsewhere)).toBe(true)
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
  await question.getByRole('button', { name: staff['security.end_others'] }).click()
  await expect(key).toHaveCount(0)
  await expect.poll(() => isIn(elsewhere)).toBe(false)
})

test(
  'a member changes their own password with the old one, and is signed out everywhere else',
  { tag: '@full' },
  async ({ page, house }) => {
    const signIn = (password: string) =>
      callApi<SignedIn>(house, 'staff/auth/token/', { body: { email: 'admin@himoya.test', password } })
    const next = 'daraxtda uxlagan mushuk 7'
    const elsewhere = await signIn(PASSWORD)
    await enterConsole(page, `${house.url}/staff/`, 'admin@himoya.test')
    await page.goto(`${house.url}/staff/#/devices`)
    const form = page.getByRole('form', { name: staff['security.password'] })
    await form.getByLabel(staff['security.password_old'], { exact: true }).fill('notogri uzun parol')
    await form.getByLabel(staff['security.password_new'], { exact: true }).fill(next)
    await form.getByRole('button', { name: staff['security.password_change'] }).click()
    await expect(form.getByText(staff['field.wrong'])).toBeVisible()
    await expectAccessible(page, 'the form of the password')
    await form.getByLabel(staff['security.password_old'], { exact: true }).fill(PASSWORD)
    await expect(async () => {
      await form.getByRole('button', { name: staff['security.password_change'] }).click()
      await expect(page.getByText(staff['security.password_changed'])).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expect(callApi(house, 'staff/auth/me/', { token: elsewhere.access })).rejects.toThrow()
    await expect(signIn(PASSWORD)).rejects.toThrow()
    // A wrong password is slowed down.
    let access = ''
    await expect(async () => {
      ;({ access } = await signIn(next))
    }).toPass()
    // The house is others' too.
    await callApi(house, 'staff/auth/password/', {
      token: access,
      body: { old_password: next, new_password: PASSWORD },
    })
  },
)
