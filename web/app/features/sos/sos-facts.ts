import { SELF, type SosCaller, type SosFacts } from '../../browser/sos/sos-call.ts'
import { roundedDegrees } from '@himoya/contract/sos/sos-lists'

/** A place: not asked for, being looked for, found, or the phone did not say. */
export type PlaceState = 'none' | 'asked' | 'there' | 'failed'

export type OwnFacts = {
  facts(): SosFacts
  place(): PlaceState
  /** Goes with the call, or into it when it is out already. */
  set(changes: Partial<SosFacts>): void
  askPlace(): void
  /** For another call: nothing of the last one goes with it. */
  reset(): void
}

const PLACE_OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 20_000, maximumAge: 60_000 }
const HUNDRED = 100

/** What the sender adds by a tap. A place is asked of the phone only then, and what leaves the phone is rounded to 100 m. */
export function createFacts(caller: SosCaller, onChange: () => void): OwnFacts {
  let facts = SELF
  let place: PlaceState = 'none'

  const set: OwnFacts['set'] = (changes) => {
    facts = { ...facts, ...changes }
    caller.add(changes)
    onChange()
  }
  const turn = (state: PlaceState): void => {
    place = state
    onChange()
  }
  return {
    facts: () => facts,
    place: () => place,
    set,
    reset() {
      facts = SELF
      turn('none')
    },
    askPlace() {
      if (place === 'asked') return
      turn('asked')
      const found = ({ coords }: GeolocationPosition): void => {
        place = 'there'
        const accuracy = Math.ceil(coords.accuracy / HUNDRED) * HUNDRED
        set({ geo: { lat: roundedDegrees(coords.latitude), lng: roundedDegrees(coords.longitude), accuracy } })
      }
      if (!('geolocation' in navigator)) return turn('failed')
      navigator.geolocation.getCurrentPosition(found, () => turn('failed'), PLACE_OPTIONS)
    },
  }
}
