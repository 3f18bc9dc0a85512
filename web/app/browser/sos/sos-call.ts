import type { ReceiptWords } from '@himoya/contract/accounts/receipts'
import type { InboxMessage } from '@himoya/contract/reports/reports'
import type { SosCall, SosMore, SosSent } from '@himoya/contract/sos/sos'
import { SOS_UNDO_MS, type SosStep } from '@himoya/contract/sos/sos-lists'
import { ApiError } from '@himoya/kit/session/api-error'
import { askSos, type SosAsker } from './ask-sos.ts'
import type { CallKeeper, KeptCall } from './kept-call.ts'
import type { BegunSos } from './sos-first.ts'
import type { HttpRequest } from '@himoya/kit/session/transport'
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
  /** The same, told in words. */
  receipt_words: ReceiptWords | null
}

type Options = SosAsker & { keeper: CallKeeper; onChange(view: SosView): void }
type Caller = {
  options: Options
  view: SosView
  nonce: string
  /** The number of the last words that were on the screen. */
  seen: number
  /** Brought back after the browser was killed, and not opened since. */
  found: boolean
  /** The same for each try: another body under one nonce would be refused. */
  facts: SosFacts
  /** What was added and is not there yet. Each fact holds whenever it comes, so the newest of a kind is enough. */
  more: SosMore | null
  /** What of it is on its way: on a slow network a look comes sooner than its answer. */
  sending_more: SosMore | null
  timer: ReturnType<typeof setTimeout> | undefined
  /** The nonce of a call that was taken back before it was there. */
  taken_back: string
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
  /** Whoever killed the browser may hold the phone: until the sheet is opened nothing that was said stands on a page. */
  isFound(): boolean
  /** A call of this tab, after its page was left, or of a browser that was killed. */
  resume(): Promise<void>
  /** Forgets a call that is over. */
  clear(): void
}

const AGAIN_MS = 3_000
const LOOK_MS = 3_000
/** After the end the phone may soon be in other hands. */
const UNREAD_MS = 24 * 60 * 60_000
/** What a call says that is one press alone, with the code of SOS or without. */
export const SELF: SosFacts = { kind: 'self', can_speak: true }
const NOTHING: SosView = {
  step: 'idle',
  isSending: false,
  failed: false,
  adding: false,
  call: null,
  receipt: null,
  receipt_words: null,
}

/** One call for help, from the press to its end. Guests and signed-in people alike; a session that is over never holds it up. */
export function createSosCaller(options: Options): SosCaller {
  const caller: Caller = {
    options,
    view: NOTHING,
    nonce: '',
    seen: 0,
    found: false,
    facts: SELF,
    more: null,
    sending_more: null,
    timer: undefined,
    taken_back: '',
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
        options.keeper.begin(caller.nonce)
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
      caller.taken_back = caller.nonce
      forget(caller)
      return true
    },
    talk: (said) => talk(caller, said),
    seen: () => caller.seen,
    see(seq) {
      if ((seq <= caller.seen && !caller.found) || !caller.view.call) return
      caller.seen = Math.max(seq, caller.seen)
      caller.found = false
      keep(caller, caller.view.call.id)
    },
    isFound: () => caller.found,
    resume: () => resume(caller),
    clear: () => forget(caller),
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
  caller.found = false
  caller.more = null
  change(caller, NOTHING)
}

function forget(caller: Caller): void {
  caller.options.keeper.forget()
  begin(caller, '')
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
    const answer = await (sent ?? askSos<SosSent>(caller.options, nonce, { method: 'POST', path: '', body: { nonce, ...facts } }))
    if (nonce === caller.nonce) {
      arrived(caller, answer)
      void tellMore(caller)
    }
    // Taken back while it was on its way; whoever leaves by quick exit takes nothing back.
    else if (nonce === caller.taken_back) await askSos(caller.options, nonce, { method: 'POST', path: `${answer.id}/cancel/` })
  } catch (error) {
    if (nonce !== caller.nonce) return
    change(caller, { isSending: false, failed: !sent })
    if (sent) return later(caller, () => send(caller), 0)
    if (!(error instanceof ApiError)) throw error
    later(caller, () => send(caller), Math.max(AGAIN_MS, (error.retry_after ?? 0) * 1_000))
  }
}

function keep({ options, nonce, seen, found }: Caller, id: string): void {
  options.keeper.write({ id, nonce, seen, found })
}

function arrived(caller: Caller, { receipt, receipt_words, ...call }: SosSent): void {
  keep(caller, call.id)
  change(caller, {
    step: call.state,
    isSending: false,
    failed: false,
    call,
    receipt: receipt ?? caller.view.receipt,
    receipt_words: receipt_words ?? caller.view.receipt_words,
  })
  caller.looks_after = call.settled_at === null ? 0 : caller.looks_after + 1
  if (caller.looks_after * LOOK_MS <= SOS_UNDO_MS + LOOK_MS) later(caller, () => look(caller), LOOK_MS)
}

async function look(caller: Caller): Promise<void> {
  const { nonce, view, options } = caller
  try {
    const call = await askSos<SosSent>(options, nonce, { method: 'GET', path: `${view.call!.id}/` })
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
    const call = await askSos<SosSent>(caller.options, nonce, { method, path: `${view.call.id}/${tail}`, body })
    // The tab may have dropped it meanwhile, as quick exit does; then nothing of it is kept.
    if (nonce === caller.nonce) arrived(caller, call)
    return true
  } catch {
    // The screen says so and offers it again.
    return false
  }
}

async function resume(caller: Caller): Promise<void> {
  const { keeper } = caller.options
  const kept = await keeper.read()
  if (!kept || caller.nonce !== '') return
  const { id, nonce } = kept
  caller.nonce = nonce
  try {
    const call = await askSos<SosSent>(caller.options, nonce, { method: 'GET', path: `${id}/` })
    const is_past = kept.found && call.settled_at !== null && !(await isWaitedFor(caller, kept, call.settled_at))
    // Pressed anew meanwhile.
    if (caller.nonce !== nonce) return
    if (is_past) return forget(caller)
    caller.seen = kept.seen
    caller.found = kept.found
    arrived(caller, call)
  } catch (error) {
    if (caller.nonce !== nonce) return
    caller.nonce = ''
    // Only the server itself knows that there is no such call.
    if (error instanceof ApiError && error.code === 'not_found') keeper.forget()
    else later(caller, () => resume(caller), AGAIN_MS)
  }
}

/** Of a call that is over only words that nobody has read bring it back after the browser was killed, and not for long. */
async function isWaitedFor({ options }: Caller, { id, nonce, seen }: KeptCall, settled_at: string): Promise<boolean> {
  if (Date.now() - Date.parse(settled_at) > UNREAD_MS) return false
  const messages = await askSos<InboxMessage[]>(options, nonce, { method: 'GET', path: `${id}/message/` })
  return messages.some(({ is_admin, seq }) => is_admin && seq > seen)
}

async function talk({ options, nonce, view }: Caller, said?: { cid: string; message: string }): Promise<InboxMessage[]> {
  const path = `${view.call!.id}/message/`
  return askSos<InboxMessage[]>(options, nonce, said ? { method: 'POST', path, body: said } : { method: 'GET', path })
}
