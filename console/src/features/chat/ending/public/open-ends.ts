import type { StaffChat } from '@himoya/contract/staff/staff'

export type OpenEnd = 'unanswered' | 'hinted' | 'unassessed'

/** Why this conversation should not end as it stands; the gravest first. Empty: nothing speaks against it. */
export function openEnds({ waiting_since, hints, risk }: Pick<StaffChat, 'waiting_since' | 'hints' | 'risk'>): OpenEnd[] {
  const ends: [OpenEnd, boolean][] = [
    ['unanswered', waiting_since !== null],
    ['hinted', hints.length > 0],
    ['unassessed', risk === 'unassessed'],
  ]
  return ends.flatMap(([end, is_open]) => (is_open ? [end] : []))
}
