import { readFileSync, statSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startAccountsApp, type AccountsApp } from '../../../test/account-calls.ts'
import { join } from '../../../test/chat-cast.ts'
import { keepFirstAdminLink, operatorLink } from './operator-link.service.ts'

const PASSWORD = 'administrator uzun paroli'

let test: AccountsApp
beforeAll(async () => {
  test = await startAccountsApp({ cast: true })
})
afterAll(() => test.close())

const tokenIn = (file: string): string => new URL(readFileSync(file, 'utf8').trim()).hash.slice(1)
const accept = (token: string, email?: string, app = test) =>
  app.call('POST', '/api/v1/staff/invite/accept/', { body: { token, password: PASSWORD, ...(email ? { email } : {}) } })

it('a locked-out administrator comes back by a file of the server, which tells all supervisors and stands in the audit log', async () => {
  const supervisor = await test.signIn('supervisor@himoya.test')
  const { access: before, user } = await test.signIn('admin@himoya.test')
  const texts = test.textsTo('+998900000003').length
  const file = await operatorLink(test.platform, ' Admin@Himoya.test')
  expect((statSync(file!).mode & 0o777).toString(8)).toBe('600')
  expect(test.textsTo('+998900000003')).toHaveLength(texts + 1)
  expect(test.sms.filter(({ text }) => text.includes('/invite#'))).toEqual([])
  expect((await accept(tokenIn(file!))).status).toBe(200)
  expect(statSync(file!, { throwIfNoEntry: false })).toBeUndefined()
  expect((await test.call('GET', '/api/v1/staff/auth/me/', { token: before })).body.code).toBe('token_revoked')
  const path = `/api/v1/staff/audit/?subject=${user.id}`
  const { body } = await test.call('GET', path, { token: supervisor.access })
  const [accepted, made] = body.results
  expect([accepted.action, accepted.actor.alias]).toEqual(['member.accepted', 'Sardor'])
  expect([made.action, made.actor]).toEqual(['member.link_by_operator', null])
})

it('nobody else gets a link that way', async () => {
  for (const email of ['counsellor@himoya.test', 'editor@himoya.test', 'hech.kim@himoya.test', 'lola']) {
    expect(await operatorLink(test.platform, email)).toBeNull()
  }
  const admin = await join(test, 'admin')
  const { user } = await test.signIn('supervisor@himoya.test')
  const path = `/api/v1/staff/user/${user.id}/`
  expect((await test.call('PATCH', path, { token: admin.token, body: { blocked: true } })).status).toBe(200)
  expect(await operatorLink(test.platform, 'supervisor@himoya.test')).toBeNull()
})

it('the first administrator’s link lies in a file that its owner alone reads, and is gone once there is one', async () => {
  const app = await startAccountsApp({ env: { DEMO_SEED: '0' } })
  const file = await keepFirstAdminLink(app.platform)
  const mode = (statSync(file!).mode & 0o777).toString(8)
  const came = await accept(tokenIn(file!), 'bosh@tashkilot.uz', app)
  const used = statSync(file!, { throwIfNoEntry: false })
  const after = await keepFirstAdminLink(app.platform)
  const is_there = statSync(file!, { throwIfNoEntry: false }) !== undefined
  await app.close()
  expect([mode, came.status, used, after, is_there]).toEqual(['600', 200, undefined, null, false])
})
