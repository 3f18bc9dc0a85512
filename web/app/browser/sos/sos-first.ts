import type { SosSent } from '@himoya/contract/sos/sos'
import { browserStorage } from '@himoya/kit/browser-storage'

/** A call that was begun without the code of SOS: what that code needs to go on with it. */
export type BegunSos = { nonce: string; sent: Promise<SosSent> }

export type SosSaid = SosSent['said']
/** What is said while no answer is there: that it is on its way, that the last try did not get through and another follows. */
export type SosOwnWords = Record<'sending' | 'failed', SosSaid>

/**
 * The part of SOS that stands in every page: it sends a call, again and again until it is there, and looks how it goes on. The
 * rest of SOS (`sos-call.ts`) takes over once it has been fetched; where it never comes this goes on alone.
 */
export type FirstSos = {
  press(): void
  /** "It was a mistake." */
  cancel(): void
  /** What was begun; from now on this one does nothing. Undefined: nothing was. */
  handOver(): BegunSos | undefined
  /** Sends now what is still to be sent, also from a page of this tab that was left. Whether there is a call at all. */
  resume(): boolean
  /** Nothing is sent any more. */
  forget(): void
}

/** Of this tab: `<id> <nonce>` of a call; with `UNSENT` for its id, one that has not reached the server. Nothing that was said. */
export const SOS_KEY = 'himoya_sos'
/** One letter. */
export const UNSENT = '-'
/** Under the same key, on the device: a call may lie in its database (kept-call.ts). */
export const ON_DEVICE = '+'
const AGAIN_MS = 3_000
/** What has no answer by then is asked again; the same nonce is the same call. */
const PATIENCE_MS = 10_000

/** `call` is null until the first answer; `sent` is the last try. */
type State = { nonce: string; call: SosSent | null; sent?: Promise<SosSent> }
type OnChange = (said: SosSaid | null) => void
type Options = { lang: string; words: SosOwnWords; onChange: OnChange }
const storage = browserStorage('session')

/** Tries until it is there, then looks how it goes on. */
function createTries(state: State, { lang, words, onChange }: Options) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let as_guest = false

  const next = (ms: number): void => {
    const { call } = state
    onChange(call ? { ...call.said, text: `${call.said.text} ${call.receipt_said ?? ''}` } : words.failed)
    clearTimeout(timer)
    if (!call?.settled_at) timer = setTimeout(go, ms)
  }
  function go(): void {
    const { nonce, call } = state
    const access = as_guest ? null : browserStorage('local').get('himoya_access')
    clearTimeout(timer)
    timer = setTimeout(next, PATIENCE_MS, 0)
    state.sent = ask(nonce, call ? `${call.id}/` : '', lang, access)
    state.sent.then(
      (answer) => {
        if (nonce !== state.nonce) return
        state.call = { ...call, ...answer }
        storage.set(SOS_KEY, `${answer.id} ${nonce}`)
        next(AGAIN_MS)
      },
      ({ message }: Error) => {
        if (nonce !== state.nonce) return
        // A session that is over is no reason to wait: the next try goes without it, unless the rest of SOS has renewed it by then.
        as_guest ||= /40[13]/.test(message)
        next(AGAIN_MS)
      },
    )
  }
  return {
    go,
    forget() {
      clearTimeout(timer)
      state.nonce = ''
      state.call = null
    },
  }
}

/** `onChange` gets null when there is no call any more. */
export function createFirstSos(options: Options): FirstSos {
  const { lang, words, onChange } = options
  const state: State = { nonce: '', call: null }
  const { go, forget } = createTries(state, options)
  return {
    press() {
      if (state.call?.settled_at) forget()
      if (state.nonce) return
      state.nonce = crypto.getRandomValues(new Uint32Array(4)).join('-')
      storage.set(SOS_KEY, `${UNSENT} ${state.nonce}`)
      onChange(words.sending)
      go()
    },
    cancel() {
      const { nonce, sent } = state
      // Also one whose answer is on its way.
      if (nonce) sent!.then(({ id }) => ask(nonce, `${id}/cancel/`, lang, null)).catch(() => null)
      storage.remove(SOS_KEY)
      forget()
      onChange(null)
    },
    handOver() {
      const { nonce, sent } = state
      forget()
      return nonce ? { nonce, sent: sent! } : undefined
    },
    resume() {
      const kept = storage.get(SOS_KEY) ?? browserStorage('local').get(SOS_KEY)
      if (kept?.[0] === UNSENT) {
        state.nonce = kept.slice(2)
        go()
      }
      return !!kept
    },
    forget,
  }
}

/** As this person, or as a guest; the nonce alone shows whose call it is. */
async function ask(nonce: string, path: string, lang: string, access: string | null): Promise<SosSent> {
  const answer = await fetch(`/api/v1/sos/${path}`, {
    method: /^$|cancel/.test(path) ? 'POST' : 'GET',
    headers: {
      'accept-language': lang,
      'x-sos-nonce': nonce,
      ...(access && { authorization: `Bearer ${access}` }),
      // An answer that was lost on the way, with its receipt, is given again.
      'idempotency-key': nonce,
      ...(!path && { 'content-type': 'application/json' }),
    },
    body: path ? null : JSON.stringify({ nonce, kind: 'self', can_speak: true }),
    credentials: 'omit',
  })
  if (!answer.ok) throw new Error(`${answer.status}`)
  return answer.json()
}
