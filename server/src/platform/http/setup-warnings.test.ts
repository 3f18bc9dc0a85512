import { expect, it } from 'vitest'
import { startProbeApp } from '../../../test/probe-app.ts'

const lines = (log: readonly string[], word: string): number => log.filter((line) => line.includes(word)).length

it('a proxy that nobody named is told once, in the log and to whoever may read the figures', async () => {
  const probe = await startProbeApp(() => {}, { log_level: 'warn' })
  const readyz = async () => (await probe.app.inject('/readyz')).json()
  expect((await readyz()).warnings).toEqual([])
  for (let count = 0; count < 3; count += 1)
    await probe.app.inject({ url: '/healthz', headers: { 'x-forwarded-for': '84.54.70.10' } })
  expect(lines(probe.log_lines, '"code":"TRUSTED_PROXIES"')).toBe(1)
  expect((await readyz()).warnings).toEqual(['trusted_proxies_missing'])
  // A stranger hears nothing of it.
  const outside = await probe.app.inject({ url: '/readyz', remoteAddress: '84.54.70.10' })
  expect(outside.json()).not.toHaveProperty('warnings')
  await probe.close()
})

it('a proxy that is named is no news, and a demo needs no scanner', async () => {
  const probe = await startProbeApp(() => {}, { log_level: 'warn', env: { TRUSTED_PROXIES: '127.0.0.1' } })
  await probe.app.inject({ url: '/healthz', headers: { 'x-forwarded-for': '84.54.70.10' } })
  expect(lines(probe.log_lines, '"code":')).toBe(0)
  await probe.close()
})

it('production without a scanner, or served by the owner of its tables, says so at its start, once', async () => {
  const env = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://himoya.test',
    SMS_PROVIDER: 'eskiz',
    ESKIZ_EMAIL: 'a@b.uz',
    ESKIZ_PASSWORD: 'x',
    ESKIZ_SENDER: '4546',
  }
  const silent = await startProbeApp(() => {}, { log_level: 'warn', env })
  expect(lines(silent.log_lines, '"code":"CLAMD_URL"')).toBe(1)
  expect(lines(silent.log_lines, '"code":"BACKUP_DIR"')).toBe(1)
  await silent.close()
  const backup = { BACKUP_DIR: '/mnt/backup', BACKUP_RECIPIENTS: `age1${'q'.repeat(58)}` }
  const scanned = await startProbeApp(() => {}, {
    log_level: 'warn',
    env: { ...env, ...backup, CLAMD_URL: 'tcp://127.0.0.1:3310' },
  })
  expect(lines(scanned.log_lines, '"code":')).toBe(0)
  await scanned.close()
  const one_role = { ...env, DATABASE_URL: 'postgres://himoya@/himoya' }
  const owning = await startProbeApp(() => {}, { log_level: 'warn', env: one_role })
  expect(lines(owning.log_lines, '"code":"DATABASE_OWNER_URL"')).toBe(1)
  await owning.close()
  const two_roles = { ...one_role, DATABASE_OWNER_URL: 'postgres://owner@/himoya' }
  const serving = await startProbeApp(() => {}, { log_level: 'warn', env: two_roles })
  expect(lines(serving.log_lines, '"code":"DATABASE_OWNER_URL"')).toBe(0)
  await serving.close()
})
