import { readFile } from 'node:fs/promises'
import type { AccountExport } from '@himoya/contract/accounts/auth'
import { holdings } from '../web/app/i18n/uz/holdings.ts'
import { expectAccessible } from './axe.ts'
import type { House } from './house.ts'
import { bringTokens, callApi, expect, makePerson, PASSWORD, test, type SignedIn } from './journey.ts'
import { openChat } from './people.ts'
import { expectNoSideways } from './screens.ts'
import { account, chat } from './words.ts'

const NEW_PASSWORD = 'yangi-parol-2026'

async function writeIn(house: House, token: string, message: string): Promise<void> {
  const [first] = await callApi<{ id: string }[]>(house, 'chat/', { token })
  await callApi(house, `message/${first!.id}/`, { token, body: { cid: crypto.randomUUID(), message } })
}

test('a person reads all they have here, takes it along, and learns what stays', async ({ context, page, house }) => {
  const { nickname, ...tokens } = await makePerson(house)
  await writeIn(house, tokens.access, 'Faqat menga tegishli gap')
  await bringTokens(context, house, tokens)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/uz/profile')
  await page.getByRole('link', { name: account.profile.own_data }).click()

  // nothing stands there until nobody looks on
  await expect(page.getByText(holdings.warn_title)).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(nickname)
  await page.getByRole('button', { name: holdings.show, exact: true }).click()
  await expect(page.getByRole('main')).toContainText(nickname)
  await page.locator('main details summary').first().click()
  await expect(page.getByText('Faqat menga tegishli gap')).toBeVisible()
  await expect(page.getByText(holdings.leaving.reports)).toBeVisible()
  await expectNoSideways(page)
  await expectAccessible(page, '/uz/profile/data')

  await page.getByRole('button', { name: holdings.file, exact: true }).click()
  await expect(page.getByText(holdings.file_note)).toBeVisible()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: holdings.file_yes }).click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/^nusxa-\d{4}-\d\d-\d\d\.json$/)
  const own = JSON.parse(await readFile(await file.path(), 'utf8')) as AccountExport
  expect(own.chats[0]?.messages[0]?.message).toBe('Faqat menga tegishli gap')

  await page.getByRole('button', { name: holdings.hide, exact: true }).click()
  await expect(page.getByText(holdings.warn_title)).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(nickname)
})

test('what a reset by SMS hid opens with the recovery code', { tag: '@full' }, async ({ context, page, house }) => {
  const phone = `+99891${String(1_000_000 + (process.pid % 900_000))}`
  const codeOf = (nth: number) => expect.poll(() => house.sms().filter(({ to }) => to === phone)[nth]?.code).toBeTruthy()
  const code = (nth: number): string => house.sms().filter(({ to }) => to === phone)[nth]!.code
  const asked = { mode: 'phone', phone, password: PASSWORD, accept_terms: true }
  const { registration } = await callApi<{ registration: string }>(house, 'auth/register/', { body: asked })
  await codeOf(0)
  const tokens = await callApi<SignedIn>(house, 'auth/confirm/', { body: { phone, code: code(0), registration } })
  await writeIn(house, tokens.access, 'Eski gap')
  await bringTokens(context, house, tokens)
  await page.goto('/uz/profile')
  await page.getByRole('button', { name: account.profile.code_make }).click()
  // the form comes when it is asked for; that of deleting the account stands there hidden
  await page.getByLabel(account.common.password, { exact: true }).filter({ visible: true }).fill(PASSWORD)
  await page.getByRole('button', { name: account.profile.code_make }).click()
  const picture = page.getByRole('main').getByRole('figure')
  await expect(picture).toBeVisible()
  const words = await page.locator('ol:has(+ figure) > li').allInnerTexts()
  const recovery_code = `${words.join(' ')} ${await picture.innerText()}`
  await page.getByRole('button', { name: account.recovery.kept }).click()
  await expect(page.getByRole('button', { name: account.profile.code_again })).toBeVisible()

  // somebody who holds the SIM sets a new password
  await callApi(house, 'password/reset/', { body: { phone } })
  await codeOf(1)
  const { reset_token } = await callApi<{ reset_token: string }>(house, 'password/reset/confirm/', {
    body: { phone, code: code(1) },
  })
  const anew = await callApi<SignedIn>(house, 'password/reset/set/', { body: { reset_token, password: NEW_PASSWORD } })
  await bringTokens(context, house, anew)
  await page.goto('/uz')
  const panel = await openChat(page)
  await expect(panel.getByText(chat.empty)).toBeVisible()

  // nothing anywhere says that there is more: no bell, no sentence, no other screen
  for (const path of ['notifications', 'profile/data', 'report/mine', 'profile']) {
    await page.goto(`/uz/${path}`, { waitUntil: 'networkidle' })
    await expect(page.getByText(/yashiril|yopiq turadi|Eski yozuv/)).toHaveCount(0)
  }
  // as in a new account: nobody has made a code yet
  await expect(page.getByRole('button', { name: account.profile.code_make })).toBeVisible()
  await expect(page.getByRole('button', { name: account.profile.code_again })).toHaveCount(0)
  await page.getByText(account.profile.code_enter).click()
  await page.getByLabel(account.forgotten.recovery_code, { exact: true }).fill(recovery_code.toUpperCase())
  await page.getByRole('button', { name: account.profile.curtain_open, exact: true }).click()
  await expect(page.getByText(account.profile.curtain_opened)).toBeVisible()
  await page.goto('/uz/profile/data')
  await page.getByRole('button', { name: holdings.show, exact: true }).click()
  await page.locator('main details summary').last().click()
  await expect(page.getByText('Eski gap')).toBeVisible()
})
