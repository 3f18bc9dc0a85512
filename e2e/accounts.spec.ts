import type { Page } from '@playwright/test'
import { problems as russian } from '../web/app/i18n/ru/problems.ts'
import type { House } from './house.ts'
import { bringTokens, callApi, expect, makePerson, newNickname, PASSWORD, test, type SignedIn } from './journey.ts'
import { sayOwnPhone } from './people.ts'
import { expectPicturesLoaded } from './screens.ts'
import { account, problems } from './words.ts'

test.use({ visits: true })

let dialled = 1_000_000 + (process.pid % 10_000) * 100
/** An Uzbek mobile number nobody here has yet. */
const newPhone = (): string => `+99890${++dialled}`

async function codeFor(house: House, phone: string): Promise<string> {
  await expect.poll(() => house.sms().findLast(({ to }) => to === phone)?.code).toBeTruthy()
  return house.sms().findLast(({ to }) => to === phone)!.code
}

/** The whole form of a phone registration up to the code. */
async function askForCode(page: Page, phone: string): Promise<void> {
  await page.goto('/uz/auth/register')
  await page.getByText(account.common.by_phone, { exact: true }).click()
  await page.getByLabel(account.common.phone, { exact: true }).fill(phone.slice(4))
  await page.getByLabel(account.common.password, { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: account.register.send_code }).click()
  await expect(page.getByRole('heading', { name: account.confirm.title })).toBeVisible()
}

test('a phone is registered with the code from the SMS, and the same phone signs in afterwards', async ({ page, house }) => {
  const phone = newPhone()
  await askForCode(page, phone)
  const code = await codeFor(house, phone)
  await expect(page.getByText(account.confirm.resend_in.split('{')[0]!)).toBeVisible()
  await page.getByLabel(account.common.code, { exact: true }).fill(code)
  await page.getByRole('button', { name: account.confirm.submit }).click()
  await sayOwnPhone(page)
  await expect(page.getByRole('heading', { name: account.done.title })).toBeVisible()

  await page.goto('/uz/profile')
  await page.getByRole('button', { name: account.profile.sign_out }).click()
  await expect(page).not.toHaveURL(/profile/)
  await page.goto('/uz/auth/login')
  expect(await page.evaluate(() => localStorage.getItem('himoya_refresh'))).toBeNull()
  await page.getByText(account.common.by_phone, { exact: true }).click()
  await page.getByLabel(account.common.phone, { exact: true }).fill(phone.slice(4))
  await page.getByLabel(account.common.password, { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: account.login.submit }).click()
  await sayOwnPhone(page)
  await expect(page.getByRole('heading', { name: account.login.title })).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('himoya_refresh'))).not.toBeNull()
})

test('a wrong code is said to be wrong and the right one still works', { tag: '@full' }, async ({ page, house }) => {
  const phone = newPhone()
  await askForCode(page, phone)
  const code = await codeFor(house, phone)
  await page.getByLabel(account.common.code, { exact: true }).fill(code === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: account.confirm.submit }).click()
  await expect(page.getByText(problems.wrong_code)).toBeVisible()
  await page.getByLabel(account.common.code, { exact: true }).fill(code)
  await page.getByRole('button', { name: account.confirm.submit }).click()
  await sayOwnPhone(page)
  await expect(page.getByRole('heading', { name: account.done.title })).toBeVisible()
})

test('wrong input keeps what was typed and says what to do', async ({ page }) => {
  await page.goto('/uz/auth/register')
  await page.getByLabel(account.common.nickname, { exact: true }).fill('Anora')
  await page.getByLabel(account.common.password, { exact: true }).fill('qisqa')
  await page.getByRole('button', { name: account.register.start }).click()
  const least = problems.password_short.replace('{least}', '8').replace('{now}', '5')
  await expect(page.getByText(least)).toBeVisible()
  await expect(page.getByLabel(account.common.nickname, { exact: true })).toHaveValue('Anora')
  await expect(page.getByLabel(account.common.password, { exact: true })).toHaveValue('qisqa')
  await expect(page.getByRole('alert')).toBeFocused()
})

test('a taken nickname is said to be taken, in the language of the page', { tag: '@full' }, async ({ page }) => {
  await page.goto('/ru/auth/register')
  const [nickname, password] = [page.locator('input[name=nickname]'), page.locator('input[name=password]')]
  await nickname.fill('lola')
  await password.fill(PASSWORD)
  await page.locator('main form button[type=submit]').click()
  await expect(page.getByText(russian.nickname_taken)).toBeVisible()
  await expect(nickname).toHaveValue('lola')
})

test('a wrong password is refused alike for a known and an unknown nickname', { tag: '@full' }, async ({ page }) => {
  for (const nickname of ['lola', newNickname()]) {
    await page.goto('/uz/auth/login')
    await page.getByLabel(account.common.nickname, { exact: true }).fill(nickname)
    await page.getByLabel(account.common.password, { exact: true }).fill('butunlay-boshqa')
    await page.getByRole('button', { name: account.login.submit }).click()
    await expect(page.getByText(problems.wrong_credentials)).toBeVisible()
    await expect(page.getByLabel(account.common.nickname, { exact: true })).toHaveValue(nickname)
  }
})

test('a forgotten password is set anew with the recovery code', async ({ page, house }) => {
  const { nickname, recovery_code } = await makePerson(house)
  await page.goto('/uz/auth/forgotten')
  await page.getByText(account.common.by_nickname, { exact: true }).click()
  await page.getByLabel(account.common.nickname, { exact: true }).fill(nickname)
  await page.getByLabel(account.forgotten.recovery_code, { exact: true }).fill(recovery_code)
  await page.getByRole('button', { name: account.forgotten.next }).click()
  await page.getByLabel(account.common.new_password, { exact: true }).fill('yangi-parol-2026')
  await page.getByRole('button', { name: account.forgotten.set_submit }).click()
  await page.getByRole('button', { name: account.recovery.kept }).click()
  await sayOwnPhone(page)
  await expect(page.getByRole('heading', { name: account.forgotten.done_title })).toBeVisible()
  await callApi(house, 'auth/token/', { body: { nickname, password: 'yangi-parol-2026' } })
})

test('a profile keeps the name and the drawn picture, and the account can be deleted', async ({ page, context, house }) => {
  const { nickname, ...tokens } = await makePerson(house)
  await bringTokens(context, house, tokens)
  await page.goto('/uz/profile')
  await page.getByLabel(account.profile.first_name, { exact: true }).fill('Anora')
  await page.getByRole('button', { name: account.profile.save }).first().click()
  await expect(page.getByText(account.profile.saved)).toBeVisible()
  await page.locator('label', { has: page.getByRole('radio', { name: account.profile.avatars.owl }) }).click()
  await expect(page.getByRole('radio', { name: account.profile.avatars.owl })).toBeChecked()
  await expectPicturesLoaded(page)
  await page.reload()
  await expect(page.getByLabel(account.profile.first_name, { exact: true })).toHaveValue('Anora')

  await page.getByRole('button', { name: account.profile.delete }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(account.common.password, { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: account.profile.delete_yes }).click()
  await expect(page.getByText(account.profile.deleted_title)).toBeVisible()
  const refused = callApi(house, 'auth/token/', { body: { nickname, password: PASSWORD } })
  await expect(refused).rejects.toThrow('401')
})

test('another device can be signed out from the list of devices', async ({ page, context, house }) => {
  const { nickname, ...other } = await makePerson(house)
  await bringTokens(context, house, await callApi<SignedIn>(house, 'auth/token/', { body: { nickname, password: PASSWORD } }))
  await page.goto('/uz/profile')
  await page.getByRole('button', { name: new RegExp(`^${account.profile.device_end}`) }).click()
  await expect(page.getByText(account.profile.device_ended)).toBeVisible()
  await expect(callApi(house, 'auth/me/', { token: other.access })).rejects.toThrow('401')
})
