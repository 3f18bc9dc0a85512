import { expect, it } from 'vitest'
import { reminderOf } from './shift-reminder.ts'

const planned = { starts_at: '2026-11-21T04:00:00.000Z', ends_at: '2026-11-21T12:00:00.000Z' }
const at = (clock: string): number => Date.parse(`2026-11-21T${clock}:00.000Z`)

it('reminds of a planned shift five minutes ahead, and as long as nobody has come', () => {
  expect(reminderOf({ state: 'off', planned }, null, at('03:54'))).toBeNull()
  expect(reminderOf({ state: 'off', planned }, null, at('03:55'))).toEqual({ kind: 'begin', time: planned.starts_at })
  expect(reminderOf({ state: 'off', planned }, null, at('08:00'))?.kind).toBe('begin')
  expect(reminderOf({ state: 'on_shift', planned }, planned, at('08:00'))).toBeNull()
})

it('says that the end is near, and afterwards that it is over', () => {
  expect(reminderOf({ state: 'on_shift', planned }, planned, at('11:55'))?.kind).toBe('end')
  expect(reminderOf({ state: 'on_shift', planned: null }, planned, at('12:01'))?.kind).toBe('over')
  expect(reminderOf({ state: 'off', planned: null }, planned, at('12:01'))).toBeNull()
})

it('goes on in silence where the next shift follows at once', () => {
  const next = { starts_at: planned.ends_at, ends_at: '2026-11-21T16:00:00.000Z' }
  expect(reminderOf({ state: 'on_shift', planned: next }, planned, at('12:01'))).toBeNull()
})
