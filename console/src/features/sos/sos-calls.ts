import type { SosRow } from '@himoya/contract/sos/sos'

/** The list with a call as it is now; the server leaves out what ended some time ago. */
export function mergeCall(calls: readonly SosRow[], call: SosRow): SosRow[] {
  const others = calls.filter(({ id }) => id !== call.id)
  return [...others, call].toSorted((left, right) => left.created_at.localeCompare(right.created_at))
}

export const isRinging = ({ state }: SosRow): boolean => state === 'sent'

/** By its sender, before anybody had accepted: somebody else may have had the phone. */
export const wasTakenBack = ({ settled_at, accepted_at }: SosRow): boolean => settled_at !== null && accepted_at === null

/** What a row of a list says of how a call stands. */
export const stateOf = (call: SosRow): SosRow['state'] | 'taken_back' => (wasTakenBack(call) ? 'taken_back' : call.state)

/** `41.311, 69.280`: as maps and dispatchers take it. */
export const placeText = ({ lat, lng }: { lat: number; lng: number }): string => `${lat.toFixed(3)}, ${lng.toFixed(3)}`
