import { saidOf, type CallStatus } from '../server/src/modules/sos/sos-words.policy.ts'
import type { Waking } from '../server/src/modules/sos/wake.policy.ts'

const NOBODY: CallStatus = {
  state: 'sent',
  by: null,
  cancelled: false,
  someone_there: false,
  escalated: false,
  waking: { kind: 'nobody' },
}
const title = (status: Partial<CallStatus>): string => saidOf({ ...NOBODY, ...status }, 'uz').title
/** Whatever time they name. */
const anyOf = (titles: string[]): RegExp => new RegExp(`^(?:${titles.join('|').replaceAll(/\d\d:\d\d/g, '\\d\\d:\\d\\d')})$`)

const at = new Date(0)
const WAKING: Waking[] = [
  { kind: 'telling', who: 'member' },
  { kind: 'telling', who: 'partner' },
  { kind: 'notified', order: 'first', at, next: null, next_at: at },
  { kind: 'notified', order: 'next', at, next: null, next_at: at },
  { kind: 'partner', at },
  { kind: 'all_notified', at },
  { kind: 'unreached' },
]

/** Headings of the sheet in Uzbek, as the server says them. */
export const sosTitles = {
  sent: anyOf([
    title({}),
    title({ someone_there: true }),
    title({ someone_there: true, escalated: true }),
    ...WAKING.map((waking) => title({ waking })),
  ]),
  notified: anyOf([title({ waking: { kind: 'notified', order: 'first', at, next: null, next_at: at } })]),
  coming: title({ waking: { kind: 'coming', at, alias: 'x' } }),
  accepted: title({ state: 'accepted', by: 'x' }),
  over: title({ state: 'helped', by: 'x' }),
  cancelled: title({ state: 'false_alarm' }),
}
