import type { Transfer, TransferTarget } from '@himoya/contract/chat/desk'
import type { StaffActor } from '../../../platform/core/actors.ts'

/**
 * Whom a transfer is shown to: who offered it, supervisors, and who was asked, as long as they may still say yes or have
 * said it. Somebody who said no has nothing more to read there.
 */
export function concerns(actor: StaffActor, { from, to, state }: Pick<Transfer, 'from' | 'to' | 'state'>): boolean {
  if (actor.role === 'supervisor' || from.id === actor.id) return true
  return to.id === actor.id && (state === 'offered' || state === 'accepted')
}

/** Who speaks the language first, then who has the fewest chats. */
export function inOrder(targets: readonly TransferTarget[]): TransferTarget[] {
  return targets.toSorted(
    (left, right) =>
      Number(right.speaks) - Number(left.speaks) || left.open_chats - right.open_chats || left.alias.localeCompare(right.alias),
  )
}
