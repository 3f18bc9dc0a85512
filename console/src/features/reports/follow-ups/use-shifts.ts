import { PROMISE_DAYS } from '@himoya/contract/reports/follow-up-lists'
import type { Rota } from '@himoya/contract/staff/shifts'
import { tashkentDay } from '@himoya/contract/tashkent'
import { useMe } from '../../../session/use-me.ts'
import { useRead } from '../../../session/use-read.ts'
import { useNow } from '../../../ui/marks/use-now.ts'
import { addDays } from '../../../ui/words/weeks.ts'

const TICK_MS = 60_000

/** Whether I am planned at that time; unknown where none of my shifts is planned at all, or the plan did not come. */
export function useIsPlanned(due_at: string | null, enabled: boolean): boolean | undefined {
  const me = useMe().data
  const from = tashkentDay(useNow(TICK_MS))
  const path = `staff/rota/?from=${from}&to=${addDays(from, PROMISE_DAYS)}`
  const { data: rota } = useRead<Rota>(['rota', 'ahead', from], path, { enabled })
  const mine = rota?.shifts.filter(({ account_id }) => account_id === me?.id) ?? []
  if (due_at === null || mine.length === 0) return undefined
  const at = Date.parse(due_at)
  return mine.some(({ starts_at, ends_at }) => Date.parse(starts_at) <= at && at < Date.parse(ends_at))
}
