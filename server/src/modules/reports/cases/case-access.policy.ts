import type { CaseState } from '@himoya/contract/reports/case-lists'
import type { StaffActor } from '../../../platform/core/actors.ts'

type CaseStatus = { state: CaseState; assigned_to: string | null }

/** Nobody's yet: any counsellor on shift may take it, by what it is sorted by alone. */
const isFree = ({ state, assigned_to }: CaseStatus): boolean =>
  assigned_to === null && (state === 'received' || state === 'triage')

/** Who may work on a case, and read what was told: supervisors the team's, counsellors their own. Editors and admins nothing. */
export function mayWork({ role, id }: StaffActor, { assigned_to }: CaseStatus): boolean {
  return role === 'supervisor' || (role === 'counsellor' && assigned_to === id)
}

/** `break_glass`: the caller used break-glass for this case, and the hour is not over. It lets them read, never write. */
export function mayRead(actor: StaffActor, status: CaseStatus, break_glass: boolean): boolean {
  return mayWork(actor, status) || (actor.role === 'counsellor' && break_glass)
}

/** Who sees its row on the board, which tells nothing that anybody said. */
export function maySeeRow(actor: StaffActor, status: CaseStatus): boolean {
  return mayWork(actor, status) || (actor.role === 'counsellor' && isFree(status))
}
