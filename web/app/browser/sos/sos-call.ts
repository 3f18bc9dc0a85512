import type { InboxMessage } from '@himoya/contract/reports'
import type { SosCall, SosMore, SosSent } from '@himoya/contract/sos'
import { SOS_NONCE_HEADER, SOS_UNDO_MS, type SosStep } from '@himoya/contract/sos-lists'
import type { Api } from '@himoya/kit/session/api-client'
import { ApiError } from '@himoya/kit/session/api-error'
import type { KeyValues } from '@himoya/kit/browser-storage'
import { SOS_KEY, UNSENT, type BegunSos } from './sos-first.ts'
import type { TokenStore } from '@himoya/kit/session/token-store'
import { type HttpRequest, readAnswer, sendRequest } from '@himoya/kit/session/transport'
import { uuid } from '@himoya/kit/uuid'

/** What a call goes out with; the rest is added later. */
export type SosFacts = Required<Pick<SosMore, 'kind' | 'can_speak'>> & Pick<SosMore, 'geo'>

/** `isSending` (seed section 3): a press is on its way. `failed`: the last try did not get through, another follows by itself. */
export type SosView = {
  step: SosStep
  isSending: boolean
  failed: boolean
  /** What was added is not there yet; it is sent again until it is. */
  adding: boolean
  call: SosCall | null
  receipt: string | null
}

type Options = {
  lang: string
  api: Pick<Api, 'renew'>
  tokens: Pick<TokenStore, 'access'>
  /** Of this tab: that there is a call, its nonce, and up to which of its words was read; nothing that was said. */
  storage: KeyValues
  onChange(view: SosView): void
}
type Caller = {
  options: Options
  view: SosView
  nonce: string
  /** The number of the last words that were on the screen. */
  seen: number
  /** The same for each try: another body under one nonce would be refused. */
  facts: SosFacts
  /** What was added and is not there yet. Each fact holds whenever it comes, so the newest of a kind is enough. */
  more: SosMore | null
  /** What of it is on its way: on a slow network a look comes sooner than its answer. */
  sending_more: SosMore | null
  timer: ReturnType<typeof setTimeout> | undefined
  /** Looks since it ended: an end can be taken back for a while. */
  looks_after: number
}

export type SosCaller = {
  view(): SosView
  /** Sends, and sends again until it is there or taken back. Pressing while it is on its way changes nothing. */
  press(facts: SosFacts): void
  /** Goes into a call that is on its way or there, and is sent again until it gets through. */
  add(more: SosMore): void
  /** "It was a mistake": also while it is on its way. False: it did not get through. */
  cancel(): Promise<boolean>
  /** Goes on with a call that the page's own script has begun. */
  goOn(begun: BegunSos): void
  /** All words with whoever answers, after these were said, if any were. Throws where they cannot be had now. */
  talk(said?: { cid: string; message: string }): Promise<InboxMessage[]>
  /** The number of the last words that were on the screen, on whichever page of the tab. */
  seen(): number
  see(seq: number): void
  /** A call of this tab, after its page was left. */
  resume(): Promise<void>
  /** Forgets a call that is over. */
  clear(): void
}

/** An answer that has not come by then is asked for again: the same nonce is the same call. */
const TIMEOUT_MS = 8_000
const AGAIN_MS = 3_000
const LOOK_MS = 3_000
/** What a call says that is one press alone, with the code of SOS or without. */
export const SELF: SosFacts = { kind: 'self', can_speak: true }
const NOTHING: SosView = { step: 'idle', isSending: false, failed: false, adding: false, call: null, receipt: null }

/** One call for help, from the press to its end. Guests and signed-in people alike; a session that is over never holds it up. */
export function createSosCaller(options: Options): SosCaller {
  const caller: Caller = {
    options,
    view: NOTHING,
    nonce: '',
    seen: 0,
    facts: SELF,
    more: null,
    sending_more: null,
    timer: undefined,
    looks_after: 0,
  }
  return {
    view: () => caller.view,
    press(facts) {
      const { step, isSending, call } = caller.view
      const is_over = call !== null && call.settled_at !== null
      if (isSending || !(step === 'idle' || step === 'sending' || is_over)) return
      if (step !== 'sending') {
        begin(caller, uuid())
        caller.facts = facts
        options.storage.set(SOS_KEY, `${UNSENT} ${caller.nonce}`)
      }
      void send(caller)
    },
    goOn({ nonce, sent }) {
      begin(caller, nonce)
      caller.facts = SELF
      void send(caller, sent)
    },
    add(more) {
      if (caller.view.step === 'idle') return
      caller.more = { ...caller.more, ...more }
      change(caller, { adding: true })
      void tellMore(caller)
    },
    async cancel() {
      if (caller.view.call) return tell(caller, 'POST', 'cancel/')
      options.storage.remove(SOS_KEY)
      begin(caller, '')
      return true
    },
    talk: (said) => talk(caller, said),
    seen: () => caller.seen,
    see(seq) {
      if (seq <= caller.seen || !caller.view.call) return
      caller.seen = seq
      keep(caller, caller.view.call.id)
    },
    resume: () => resume(caller),
    clear() {
      options.storage.remove(SOS_KEY)
      begin(caller, '')
    },
  }
}

function change(caller: Caller, changes: Partial<SosView>): void {
  caller.view = { ...caller.view, ...changes }
  caller.options.onChange(caller.view)
}

function begin(caller: Caller, nonce: string): void {
  clearTimeout(caller.timer)
  caller.nonce = nonce
  caller.seen = 0
  caller.more = null
  change(caller, NOTHING)
}

function later(caller: Caller, work: () => Promise<void>, ms: number): void {
  clearTimeout(caller.timer)
  caller.timer = setTimeout(() => void work(), ms)
}

/** `sent`: a first try that is on its way already. */
async function send(caller: Caller, sent?: Promise<SosSent>): Promise<void> {
  const { nonce, facts } = caller
  clearTimeout(caller.timer)
  change(caller, { step: 'sending', isSending: true })
  try {
    const answer = await (sent ?? ask<SosSent>(caller.options, nonce, { method: 'POST', path: '', body: { nonce, ...facts } }))
    if (nonce === caller.nonce) {
      arrived(caller, answer)
      void tellMore(caller)
    }
    // Taken back while it was on its way.
    else await ask(caller.options, nonce, { method: 'POST', path: `${answer.id}/cancel/` })
  } catch (error) {
    if (nonce !== caller.nonce) return
    change(caller, { isSending: false, failed: !sent })
    if (sent) return later(caller, () => send(caller), 0)
    if (!(error instanceof ApiError)) throw error
    later(caller, () => send(caller), Math.max(AGAIN_MS, (error.retry_after ?? 0) * 1_000))
  }
}

/** What opens the call, its talk with it, on the next page of the tab. */
function keep({ options, nonce, seen }: Caller, id: string): void {
  options.storage.set(SOS_KEY, `${id} ${nonce} ${seen}`)
}

function arrived(caller: Caller, { receipt, ...call }: SosSent): void {
  keep(caller, call.id)
  change(caller, { step: call.state, isSending: false, failed: false, call, receipt: receipt ?? caller.view.receipt })
  caller.looks_after = call.settled_at === null ? 0 : caller.looks_after + 1
  if (caller.looks_after * LOOK_MS <= SOS_UNDO_MS + LOOK_MS) later(caller, () => look(caller), LOOK_MS)
}

async function look(caller: Caller): Promise<void> {
  const { nonce, view, options } = caller
  try {
    const call = await ask<SosSent>(options, nonce, { method: 'GET', path: `${view.call!.id}/` })
    if (nonce !== caller.nonce) return
    arrived(caller, call)
    if (call.settled_at === null) void tellMore(caller)
  } catch {
    // What is on the screen stays true; the next look says how it went on.
    if (nonce === caller.nonce) later(caller, () => look(caller), LOOK_MS)
  }
}

/** What does not get through goes with the next look. */
async function tellMore(caller: Caller): Promise<void> {
  const { more, nonce, view } = caller
  if (!more || !view.call || caller.sending_more === more) return
  caller.sending_more = more
  const is_added = await tell(caller, 'PATCH', '', more)
  if (caller.sending_more === more) caller.sending_more = null
  // Something newer may have been added meanwhile, and is on its way itself.
  if (!is_added || nonce !== caller.nonce || caller.more !== more) return
  caller.more = null
  change(caller, { adding: false })
}

async function tell(caller: Caller, method: HttpRequest['method'], tail: string, body?: object): Promise<boolean> {
  const { nonce, view } = caller
  if (!view.call) return false
  try {
    const call = await ask<SosSent>(caller.options, nonce, { method, path: `${view.call.id}/${tail}`, body })
    // The tab may have dropped it meanwhile, as quick exit does; then nothing of it is kept.
    if (nonce === caller.nonce) arrived(caller, call)
    return true
  } catch {
    // The screen says so and offers it again.
    return false
  }
}

async function resume(caller: Caller): Promise<void> {
  const { storage } = caller.options
  const [id, nonce, seen = '0'] = storage.get(SOS_KEY)?.split(' ') ?? []
  if (!id || id === UNSENT || !nonce || caller.nonce !== '') return
  caller.nonce = nonce
  try {
    const call = await ask<SosSent>(caller.options, nonce, { method: 'GET', path: `${id}/` })
    // Pressed anew meanwhile.
    if (caller.nonce !== nonce) return
    caller.seen = Number(seen)
    arrived(caller, call)
  } catch (error) {
    if (caller.nonce !== nonce) return
    caller.nonce = ''
    // Only the server itself knows that there is no such call.
    if (error instanceof ApiError && error.code === 'not_found') storage.remove(SOS_KEY)
    else later(caller, () => resume(caller), AGAIN_MS)
  }
}

async function talk({ options, nonce, view }: Caller, said?: { cid: string; message: string }): Promise<InboxMessage[]> {
  const path = `${view.call!.id}/message/`
  return ask<InboxMessage[]>(options, nonce, said ? { method: 'POST', path, body: said } : { method: 'GET', path })
}

type Question = { method: HttpRequest['method']; path: string; body?: object | undefined }

/** As the person whose session this is; as a guest where it is over. The nonce alone shows whose call it is. */
async function ask<T>({ lang, api, tokens }: Options, nonce: string, question: Question): Promise<T> {
  const access = tokens.access()
  try {
    return await askAs<T>(lang, nonce, access, question)
  } catch (error) {
    if (access === null || !(error instanceof ApiError) || (error.status !== 401 && error.status !== 403)) throw error
    const renewed = error.status === 401 ? await api.renew(access).catch(() => 'refused') : 'refused'
    return askAs<T>(lang, nonce, renewed === 'refused' ? null : tokens.access(), question)
  }
}

async function askAs<T>(lang: string, nonce: string, access: string | null, { method, path, body }: Question): Promise<T> {
  const answer = await sendRequest({
    method,
    url: `/api/v1/sos/${path}`,
    headers: {
      accept: 'application/json',
      'accept-language': lang,
      [SOS_NONCE_HEADER]: nonce,
      ...(body ? { 'content-type': 'application/json' } : {}),
      // An answer that was lost on the way, with its receipt, is given again.
      ...(path === '' ? { 'idempotency-key': nonce } : {}),
      ...(access === null ? {} : { authorization: `Bearer ${access}` }),
    },
    body: body ? JSON.stringify(body) : null,
    timeout_ms: TIMEOUT_MS,
  })
  return readAnswer(answer) as T
}
