import type { KeyValues } from '@himoya/kit/browser-storage'
import { type CallOnDevice, type FoundCall, type KeptPlace, openDevice } from './call-on-device.ts'
import { SOS_KEY, UNSENT } from './sos-first.ts'

/** What opens a call, its talk with it, on the next page. Nothing that was said, and no receipt. */
export type KeptCall = FoundCall & {
  /** Left by a browser that was killed, and not opened since: whoever holds the phone may be another. */
  found: boolean
}

export type CallKeeper = {
  /** Of this tab; else what a killed browser left. null: there is none, or another page has it open. */
  read(): Promise<KeptCall | null>
  /** One that has not reached the server is the tab's alone: nobody else's page may send it. */
  begin(nonce: string): void
  write(call: KeptCall): void
  forget(): void
  /** The page is left: from now on the tab alone has it. Resolves once the device has let go of it. */
  leave(): Promise<void>
}

type Options = KeptPlace & { tab: KeyValues }

const FOUND = 'found'

/**
 * A call lies in its tab and, as long as its page is open, on the device too. A page that is left takes it away there, so that it
 * is found only after the browser was killed.
 */
export function createCallKeeper({ tab, ...place }: Options): CallKeeper {
  const device: CallOnDevice = openDevice(place)
  return {
    async read() {
      const own = readCall(tab.get(SOS_KEY))
      if (own) return own
      const left = await device.find()
      if (!left) return null
      const found = { ...left, found: true }
      tab.set(SOS_KEY, toText(found))
      return found
    },
    begin(nonce) {
      void device.leave()
      tab.set(SOS_KEY, `${UNSENT} ${nonce}`)
    },
    write(call) {
      tab.set(SOS_KEY, toText(call))
      device.put(call)
    },
    forget() {
      tab.remove(SOS_KEY)
      void device.leave()
    },
    leave: device.leave,
  }
}

const toText = ({ id, nonce, seen, found }: KeptCall): string => `${id} ${nonce} ${seen}${found ? ` ${FOUND}` : ''}`

function readCall(kept: string | null): KeptCall | null {
  const [id, nonce, seen = '0', found] = kept?.split(' ') ?? []
  return id && id !== UNSENT && nonce ? { id, nonce, seen: Number(seen), found: found === FOUND } : null
}
