import type { CasePage } from '@himoya/contract/reports/cases'
import type { Reported } from '@himoya/contract/reports/reports'
import { expectAccessible } from './axe.ts'
import { callApi, expect, PASSWORD, test, type SignedIn } from './journey.ts'
import { signInAsStaff } from './people.ts'
import { staff } from './words.ts'

const WHY = 'Namuna: oila bilan kelishilgan qo‘ng‘iroq'

test(
  'a supervisor sees who read a case and why its phone was shown, and that the log is whole; an editor has no such room',
  { tag: '@full' },
  async ({ page, house, browser }) => {
    const { ref } = await callApi<Reported>(house, 'victim/', {
      body: {
        reporter_role: 'neighbour',
        type_ids: ['neglect'],
        urgency: 'days',
        region_code: 'UZ-SA',
        description: 'Namuna: bola har kuni ko‘chada yolg‘iz qoladi.',
        contact: { channel: 'phone', phone: '+998901112233' },
        accept_terms: true,
      },
    })
    const { access: token } = await callApi<SignedIn>(house, 'staff/auth/token/', {
      body: { email: 'supervisor@himoya.test', password: PASSWORD },
    })
    const { results } = await callApi<CasePage>(house, `staff/report/?ref=${ref}`, { token })
    await callApi(house, `staff/report/${results[0]!.id}/phone/`, { token, body: { reason: WHY } })

    await signInAsStaff(page, 'supervisor@himoya.test')
    await page.getByRole('link', { name: staff['audit.title'], exact: true }).click()
    const entry = page.getByRole('listitem').filter({ hasText: WHY })
    await expect(entry).toContainText(staff['audit.case.phone_revealed'])
    await expect(entry).toContainText('Malika')
    await entry.getByRole('button', { name: staff['audit.about'] }).click()
    await expect(page.getByText(staff['audit.only_subject'])).toBeVisible()
    await page.getByRole('button', { name: staff['audit.check'] }).click()
    await expect(page.getByText(staff['audit.whole'], { exact: true })).toBeVisible()
    await expectAccessible(page, 'the audit')

    const other = await browser.newPage()
    await signInAsEditor(other, house.url)
    await other.goto(`${house.url}/staff/#/audit`)
    await expect(other.getByRole('heading', { name: staff['audit.title'] })).toHaveCount(0)
    await other.close()
  },
)

async function signInAsEditor(page: Parameters<typeof signInAsStaff>[0], url: string): Promise<void> {
  await page.goto(`${url}/staff/`)
  await page.getByLabel(staff['sign_in.email'], { exact: true }).fill('editor@himoya.test')
  await page.getByLabel(staff['sign_in.password'], { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: staff['sign_in.submit'], exact: true }).click()
  await expect(page.getByRole('navigation', { name: staff['app.sections'] })).toBeVisible()
}
