import { expectAccessible } from './axe.ts'
import { callApi, expect, PASSWORD, test, type SignedIn } from './journey.ts'
import { signInAsStaff } from './people.ts'
import { staff } from './words.ts'

test(
  'a supervisor is told over every page that a member’s token was used twice, puts it away, and signs a member out',
  { tag: '@full' },
  async ({ page, house }) => {
    const signIn = () =>
      callApi<SignedIn & { refresh: string }>(house, 'staff/auth/token/', {
        body: { email: 'counsellor2@himoya.test', password: PASSWORD },
      })
    const { refresh } = await signIn()
    const renew = (token: string) =>
      callApi<SignedIn & { refresh: string }>(house, 'staff/auth/token/refresh/', { body: { refresh: token } })
    const second = await renew(refresh)
    await renew(second.refresh)
    await expect(renew(refresh)).rejects.toThrow()
    const { access } = await signIn()

    const violations: string[] = []
    page.on('console', (line) => {
      if (/trusted ?types|TrustedHTML|TrustedScript/i.test(line.text())) violations.push(line.text())
    })
    await signInAsStaff(page, 'supervisor@himoya.test')
    const alarm = page.getByRole('alert').filter({ hasText: staff['security.alert_token_reused'] })
    await expect(alarm).toBeVisible()
    await alarm.getByRole('link', { name: staff['security.open'] }).click()
    await expect(page.getByRole('heading', { name: staff['security.title'], exact: true })).toBeVisible()
    await expect(page.getByText(staff['security.do_token_reused'])).toBeVisible()
    await expectAccessible(page, 'the security log')
    const alert = page.getByRole('listitem').filter({ hasText: staff['security.do_token_reused'] }).filter({ hasText: 'Bekzod' })
    await alert.getByRole('button', { name: staff['security.see'] }).click()
    await expect(alert.getByRole('button')).toHaveCount(0)
    await expect(alert).toContainText(staff['security.seen_by'].replace('%{alias}', 'Malika'))

    const team = page.getByRole('list', { name: staff['security.sessions'] })
    await team.getByRole('listitem').filter({ hasText: 'Bekzod' }).getByRole('button').first().click()
    await expect(async () => {
      await expect(callApi(house, 'staff/auth/me/', { token: access })).rejects.toThrow()
    }).toPass()
    expect(violations).toEqual([])
  },
)
