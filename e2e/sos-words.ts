import { saidOf, type Standing } from '../server/src/modules/sos/sos-words.policy.ts'

const title = (standing: Partial<Standing>): string =>
  saidOf({ state: 'sent', by: null, cancelled: false, someone_there: false, escalated: false, ...standing }, 'uz').title
const anyOf = (titles: string[]): RegExp => new RegExp(`^(?:${titles.join('|')})$`)

/** Headings of the sheet in Uzbek, as the server says them. */
export const sosTitles = {
  sent: anyOf([title({}), title({ someone_there: true }), title({ someone_there: true, escalated: true })]),
  accepted: title({ state: 'accepted', by: 'x' }),
  over: title({ state: 'helped', by: 'x' }),
  cancelled: title({ state: 'false_alarm' }),
}
