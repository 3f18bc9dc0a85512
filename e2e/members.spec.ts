import { expectAccessible } from './axe.ts'
import { expect, PASSWORD, test } from './journey.ts'
import { signInAsStaff } from './people.ts'
import { staff } from './words.ts'

const PHONE = '+998931234567'

test('an admin invites a counsellor, a supervisor says yes, and only the counsellor gets the link', async ({
  browser,
  page,
  house,
}) => {
  await page.goto('/staff/')
  await page.getByLabel(staff['sign_in.email'], { exact: true }).fill('admin@himoya.test')
  await page.getByLabel(staff['sign_in.password'], { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: staff['sign_in.submit'], exact: true }).click()
  await page.getByRole('link', { name: staff['nav.members'], exact: true }).click()
  await page.getByRole('link', { name: staff['members.invite'] }).click()
  await page.getByLabel(staff['members.field_email']).fill('oydin@himoya.test')
  await page.getByLabel(staff['members.field_phone']).fill(PHONE)
  await page.getByLabel(staff['members.field_alias']).fill('Oydin')
  // As the server answers who has been here for long: the dialog asks, and what was typed goes out again by itself.
  const answer = { code: 'step_up_required', message: 'Tasdiqlang' }
  const adding = (url: URL): boolean => url.pathname === '/api/v1/staff/user/'
  await page.route(adding, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 403, json: answer }) : route.continue(),
  )
  await page.getByRole('button', { name: staff['members.save'] }).click()
  const dialog = page.getByRole('dialog', { name: staff['step_up.title'] })
  await dialog.getByLabel(staff['sign_in.password'], { exact: true }).fill('notogri uzun parol')
  await dialog.getByRole('button', { name: staff['step_up.go_on'] }).click()
  await expect(dialog.getByText(staff['field.wrong'])).toBeVisible()
  await page.unroute(adding)
  await dialog.getByLabel(staff['sign_in.password'], { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: staff['step_up.go_on'] }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(staff['members.waits'])).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Oydin' })).toContainText(staff['members.asked'])
  const links = () => house.sms().filter(({ to, text }) => to === PHONE && text.includes('/staff/invite#'))
  expect(links()).toEqual([])

  const other = await browser.newPage({ baseURL: house.url })
  await signInAsStaff(other, 'supervisor@himoya.test')
  await other.getByRole('link', { name: new RegExp(`^${staff['members.requests']}`) }).click()
  const row = other.getByRole('listitem').filter({ hasText: 'Oydin' })
  await expect(row).toContainText(staff['members.state_waiting'])
  await expectAccessible(other, 'what waits for a supervisor')
  await row.getByRole('button', { name: staff['members.approve'] }).click()
  await expect(row).toContainText(staff['members.state_approved'])
  await other.goto('/staff/#/audit')
  await expect(other.getByText(staff['audit.member.change_approved']).first()).toBeVisible()

  await expect.poll(() => links().length).toBe(1)
  const invited = await browser.newPage()
  await invited.goto(/https?:\S+/.exec(links()[0]!.text)![0])
  await invited.getByLabel(staff['invite.password'], { exact: true }).fill('maslahatchi uzun paroli')
  await invited.getByRole('button', { name: staff['invite.submit'] }).click()
  await expect(invited.getByRole('heading', { name: staff['day.title'] })).toBeVisible()
  await Promise.all([other.close(), invited.close()])
})

test('a supervisor refuses with a reason, and the admin reads it', { tag: '@full' }, async ({ browser, page, house }) => {
  await signInAsStaff(page, 'supervisor@himoya.test')
  const admin = await browser.newPage({ baseURL: house.url })
  await admin.goto('/staff/')
  await admin.getByLabel(staff['sign_in.email'], { exact: true }).fill('admin@himoya.test')
  await admin.getByLabel(staff['sign_in.password'], { exact: true }).fill(PASSWORD)
  await admin.getByRole('button', { name: staff['sign_in.submit'], exact: true }).click()
  await admin.getByRole('link', { name: staff['nav.members'], exact: true }).click()
  await admin.getByRole('row').filter({ hasText: 'Bekzod' }).click()
  await admin.getByRole('button', { name: staff['members.again'] }).click()
  await expect(admin.getByText(staff['members.waits'])).toBeVisible()

  await page.goto('/staff/#/team-changes')
  const row = page.getByRole('listitem').filter({ hasText: 'Bekzod' })
  await row.getByRole('button', { name: staff['members.refuse'] }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Bekzod buni soʻramagan ekan')
  await dialog.getByRole('button', { name: staff['members.refuse'] }).click()
  await expect(row).toContainText(staff['members.state_refused'])

  await admin.goto('/staff/#/team-changes')
  await expect(admin.getByRole('listitem').filter({ hasText: 'Bekzod' })).toContainText('Bekzod buni')
  await expect(admin.getByRole('button', { name: staff['members.approve'] })).toHaveCount(0)
  await admin.close()
})
