import { expect, it } from 'vitest'
import { chooseBackup, readMinute, sayMinute } from './restore-time.policy.ts'

it('a minute is one of the clock in Tashkent, and is said again as such', () => {
  const at = readMinute('2026-11-22 14:05')!
  expect(at.toISOString()).toBe('2026-11-22T09:05:00.000Z')
  expect(sayMinute(at)).toBe('2026-11-22 14:05 (Tashkent)')
})

it.each(['', 'yesterday', '2026-11-22', '22.11.2026 14:05', '2026-02-31 14:05', '2026-11-22 25:00', '2026-11-22 14:05:00'])(
  'no minute: %s',
  (text) => expect(readMinute(text)).toBe(null),
)

it('begins with the newest backup that was whole by then', () => {
  const backups = ['2026-11-20T20:00:00Z', '2026-11-21T20:00:00Z', '2026-11-22T20:00:00Z'].map((ended_at, at) => ({
    id: String(at),
    ended_at,
  }))
  expect(chooseBackup(backups, null)?.id).toBe('2')
  expect(chooseBackup(backups, new Date('2026-11-22T19:59:59Z'))?.id).toBe('1')
  expect(chooseBackup(backups, new Date('2026-11-20T19:59:59Z'))).toBe(undefined)
  expect(chooseBackup([], null)).toBe(undefined)
})
