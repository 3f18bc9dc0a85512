import type { StaffRole } from '@himoya/contract/staff/staff'
import { randomInt } from 'node:crypto'
import type { TestApp } from './harness.ts'

/** Nobody else's in the test run. */
export const freshStaffPhone = (): string => `+99893${randomInt(1_000_000, 10_000_000)}`

/** The secret of the newest link that went to this phone; undefined: none did. */
export function linkTo(test: Pick<TestApp, 'sms'>, phone: string): string | undefined {
  const links = test.sms.filter(({ to }) => to === phone).map(({ text }) => /\/staff\/invite#([\w-]{43})$/.exec(text)?.[1])
  return links.findLast((link) => link !== undefined)
}

type By = { admin: string; supervisor?: string }

/** Says yes to whatever waits. */
export async function approveAll(test: TestApp, supervisor: string): Promise<void> {
  const path = '/api/v1/staff/member-request/'
  const { body } = await test.call('GET', `${path}?page_size=100`, { token: supervisor })
  for (const { id, state } of body.results as { id: string; state: string }[]) {
    if (state !== 'waiting') continue
    const { status } = await test.call('POST', `${path}${id}/decide/`, { token: supervisor, body: { approve: true } })
    if (status !== 200) throw new Error(`not approved: ${status}`)
  }
}

/** An invitation, with a supervisor's yes where there is one to give it. */
export async function inviteMember(test: TestApp, { admin, supervisor }: By, role: StaffRole = 'counsellor') {
  const email = `taklif${randomInt(1e12).toString(36)}@himoya.test`
  const phone = freshStaffPhone()
  const body = { email, phone, alias: 'Oydin', role, langs: ['uz', 'ru'] }
  const made = await test.call('POST', '/api/v1/staff/user/', { token: admin, body })
  if (made.status !== 201) throw new Error(`not invited: ${made.status} ${JSON.stringify(made.body)}`)
  if (supervisor !== undefined) await approveAll(test, supervisor)
  return {
    email,
    phone,
    ...(made.body as { member: { id: string; state: string }; sent: boolean }),
    token: linkTo(test, phone) ?? '',
  }
}
