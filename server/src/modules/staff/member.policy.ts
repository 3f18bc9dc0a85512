import type { RequestKind } from '@himoya/contract/staff/member-lists'
import type { StaffRole } from '@himoya/contract/staff/staff'

/** Who comes to see what people write (product.md, "People"). */
const readsTexts = (role: StaffRole): boolean => role === 'counsellor' || role === 'supervisor'

type Asked = {
  kind: RequestKind
  /** As the member is now. */
  role: StaffRole
  /** The wanted one, with kind `role`. */
  wanted: StaffRole | null
  /** The member has a password: somebody works behind this account. */
  is_active: boolean
  /** Their invitation was allowed before. */
  was_allowed: boolean
  /** There is another supervisor, or there is to be one. */
  has_other_supervisor: boolean
}

/** The very first supervisor has nobody to wait for; until they have come, everybody else has. */
export function isFirstSupervisor({ kind, role, wanted, is_active, has_other_supervisor }: Asked): boolean {
  return (wanted ?? role) === 'supervisor' && !has_other_supervisor && (kind === 'role' || !is_active)
}

/**
 * Does this wait for a supervisor (docs/decisions/0041)? Whatever could put somebody in the place of a member who works, or lets
 * anybody read what people write.
 */
export function needsSupervisor(asked: Asked): boolean {
  const { kind, role, wanted, is_active, was_allowed } = asked
  if (isFirstSupervisor(asked)) return false
  switch (kind) {
    case 'invite':
      return readsTexts(role) && !was_allowed
    case 'reinvite':
      return true
    case 'role':
      return (wanted !== null && readsTexts(wanted)) || role === 'supervisor'
    case 'phone':
      return is_active || readsTexts(role)
  }
}
