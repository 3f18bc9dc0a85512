import type { Page } from '@playwright/test'
import { texts as sos } from '../web/app/i18n/uz/for-sos.ts'
import { expectAccessible } from './axe.ts'
import type { House } from './house.ts'
import { callApi, expect, PASSWORD, test, endSosCalls } from './journey.ts'
import { signInAsStaff } from './people.ts'
import { sosTitles } from './sos-words.ts'
import { staff } from './words.ts'

test.afterEach(({ house }) => endSosCalls(house))

const PHONE = '+998931234501'
const PARTNER = '+998931234509'
const TEAM = ['counsellor@himoya.test', 'counsellor2@himoya.test', 'supervisor@himoya.test']

/** As at night: nobody is on shift. */
async function leaveShift(house: House): Promise<void> {
  for (const email of TEAM) {
    const { access } = await callApi<{ access: string }>(house, 'staff/auth/token/', { body: { email, password: PASSWORD } })
    await callApi(house, 'staff/presence/', { method: 'PUT', token: access, body: { state: 'off' } })
  }
}

const rowOf = (page: Page, alias: string) =>
  page.getByRole('list', { name: staff['duty.members'] }).getByRole('listitem').filter({ hasText: alias }).first()

async function addTime(page: Page, alias: string): Promise<void> {
  await rowOf(page, alias).getByRole('button', { name: staff['duty.add_slot'] }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(staff['duty.opens']).fill('0')
  await dialog.getByLabel(staff['duty.closes']).fill('0')
  await dialog.getByRole('button', { name: staff['duty.save'] }).click()
  await expect(dialog).toBeHidden()
}

test(
  'a supervisor makes the duty rota, a member confirms the phone, and an SOS with nobody on shift wakes the first',
  { tag: '@full' },
  async ({ page: child, browser, house }) => {
    await leaveShift(house)
    const supervisor = await browser.newPage({ baseURL: house.url, locale: 'uz-UZ' })
    await signInAsStaff(supervisor, 'supervisor@himoya.test')
    await supervisor.getByRole('link', { name: staff['duty.title'] }).click()
    const gap = staff['duty.gap'].replace('%{day}', staff['day.7']).replace('%{from}', '08:00').replace('%{to}', '10:00')
    await expect(supervisor.getByText(gap)).toBeVisible()
    await expectAccessible(supervisor, 'the duty phones')

    for (const alias of ['Nilufar', 'Bekzod']) {
      await rowOf(supervisor, alias).getByRole('button', { name: staff['duty.drop'], exact: true }).click()
      await supervisor.getByRole('dialog').getByRole('button', { name: staff['duty.drop'], exact: true }).click()
      await expect(rowOf(supervisor, alias)).toHaveCount(0)
    }
    await supervisor.getByRole('button', { name: staff['duty.add'] }).click()
    const dialog = supervisor.getByRole('dialog')
    await dialog.getByRole('combobox').click()
    await supervisor.getByRole('option', { name: 'Bekzod' }).click()
    await dialog.getByLabel(staff['duty.phone']).fill(PHONE)
    await expectAccessible(supervisor, 'a duty phone that is added')
    await dialog.getByRole('button', { name: staff['duty.save'] }).click()
    await addTime(supervisor, 'Bekzod')
    await expect(rowOf(supervisor, 'Bekzod')).toContainText(staff['duty.waits_for_code'])
    await rowOf(supervisor, 'Bekzod').getByRole('button', { name: staff['duty.test'] }).click()
    await expect.poll(() => house.sms().filter(({ to }) => to === PHONE).length).toBe(1)

    const member = await browser.newPage({ baseURL: house.url, locale: 'uz-UZ' })
    await signInAsStaff(member, 'counsellor2@himoya.test')
    await member.getByRole('link', { name: staff['duty.title'] }).click()
    await member.getByRole('button', { name: staff['duty.code_send'] }).click()
    const code = (): string => house.sms().find(({ to, code: sent }) => to === PHONE && sent)?.code ?? ''
    await expect.poll(code).toMatch(/^\d{6}$/)
    await member.getByLabel(staff['duty.code']).fill(code())
    await member.getByRole('button', { name: staff['duty.confirm'] }).click()
    await expect(member.getByText(staff['duty.own_confirmed'], { exact: true })).toBeVisible()
    await expectAccessible(member, 'one’s own duty phone')

    await supervisor.reload()
    await expect(rowOf(supervisor, 'Bekzod')).toContainText(staff['duty.counts'])
    await expect(supervisor.getByText(staff['duty.no_gaps'])).toBeVisible()
    await supervisor.getByRole('button', { name: staff['duty.partner_add'] }).click()
    await dialog.getByLabel(staff['duty.partner_name']).fill('Ishonch liniyasi')
    await dialog.getByLabel(staff['duty.phone']).fill(PARTNER)
    await dialog.getByRole('button', { name: staff['duty.save'] }).click()
    await expect(supervisor.getByText(staff['duty.unverified'])).toBeVisible()
    await supervisor.getByRole('button', { name: staff['duty.called'], exact: true }).click()
    await dialog.getByLabel(staff['duty.answered_by']).fill('Gulnora')
    await dialog.getByRole('button', { name: staff['duty.save'] }).click()
    await expect(supervisor.getByText(staff['duty.unverified'])).toBeHidden()

    await child.goto('/uz')
    await child.locator('.sos[data-sos]').click()
    await child.waitForTimeout(500)
    const sheet = child.locator('dialog#sos')
    await sheet.getByRole('button', { name: sos.send }).click()
    await expect.poll(() => house.sms().filter(({ to, text }) => to === PHONE && text.endsWith('/staff#/sos')).length).toBe(1)
    await expect(sheet.getByRole('heading', { name: sosTitles.notified })).toBeVisible()
    const ringing = member.getByRole('alert').filter({ hasText: staff['sos.calls'] })
    await ringing.getByRole('button', { name: staff['sos.come'] }).click()
    await expect(sheet.getByRole('heading', { name: sosTitles.coming })).toBeVisible()
    await expect(ringing).toContainText('Bekzod')
    await ringing.getByRole('button', { name: staff['sos.accept'] }).click()
    await expect(sheet.getByRole('heading', { name: sosTitles.accepted })).toBeVisible()
    await Promise.all([supervisor.close(), member.close()])
  },
)
