import type { StaffActor } from '../../../platform/core/actors.ts'

/** Who may learn a person's number: whoever talks with them now, and supervisors; to others the person is not there. */
export function mayReveal(actor: StaffActor, talks_with_them: boolean): boolean {
  return actor.role === 'supervisor' || (actor.role === 'counsellor' && talks_with_them)
}
