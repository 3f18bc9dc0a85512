import type { Chat } from '@himoya/contract/chat/chat'
import { createEmptiedBox, type SendWords } from '@himoya/kit/emptied-box'
import { listenForWaking } from '@himoya/kit/link/waking'
import { CHAT_KEY, DRAFT_KEY, type Session } from '../../../session/visitor-session.ts'
import { askOnce } from '../../../ui/screen/ask-once.ts'
import { type Presses, watchPresses } from '../../../ui/screen/presses.ts'
import { LEAVE_EVENT } from '../../../browser/island-events.ts'
import { DRAFT_EVENT } from '../offer-draft.ts'
import { createFirstSender } from './first-sender.ts'
import { createFirstView, type FirstWords } from './first-view.ts'
import { createGuestLine } from './guest-line.ts'

/** What the panel's own screens take over from the first view. */
export type FirstMoment = {
  session: Session
  /** The person was signed in as the panel opened: a session that is over by now ended under their words. */
  was_signed_in: boolean
  /** Send was pressed for what stands in the box, and nothing could be sent yet. True once. */
  takeWish(): boolean
  /** What stands in the box is to be sent as soon as it can be. */
  press(): void
  /** Resolves when what is kept and not sent is the panel's to send. */
  handed_over: Promise<void>
  /** Above whose first message the wording on secrecy stood. */
  shownIn(): string | undefined
}

export type FirstPanel = FirstMoment & {
  box: HTMLTextAreaElement
  /** The rest cannot come: the page is older than the server. */
  sayOutdated(): void
  /** The rest did not come, and is asked for again. */
  miss(): void
  /** Resolves when no text is between the box and the outbox, and nothing of the panel is being pressed. */
  atPause(): Promise<void>
  /** Resolves when what is large may come: who is there is known, nothing is being sent, and no key was pressed just now. */
  atRest(): Promise<void>
  /** Nothing more is sent from here. */
  stop(): void
}

const RETRY_MS = 3_000
const PATIENCE_MS = 3_000
/** Between two keys of somebody who writes on. */
const PAUSE_MS = 1_500

/**
 * The panel's first view: it takes text, keeps it and sends it, with what has come by the first moment. Everything else, and
 * React, comes after it.
 */
export function openFirstPanel(panel: HTMLElement, session: Session, words: FirstWords): FirstPanel {
  const { outbox, tab_storage, tokens } = session
  const is_guest = tokens.access() === null
  let shown_in: string | undefined
  const press = createPress()
  const draft = createDraft(tab_storage)
  const presses = watchPresses(panel)
  const sender = createFirstSender({ api: session.api, outbox, onChange: (entries) => view.show(entries) })
  const view = createFirstView(panel, {
    words,
    is_guest,
    onInput(text) {
      press.take()
      line?.tell()
      draft.keep(text)
    },
    onSend() {
      press.make()
      line?.tell()
      grant()
    },
  })
  const line = is_guest ? createGuestLine({ words, isPressed: press.is_made, say: view.sayToGuest }) : null
  const finder = findChat(session, { onFound: grant, onMissed: () => press.is_made() && view.say(words.waits_for_network) })

  /** What was pressed is done as soon as it can be. */
  function grant(): void {
    const chat = finder.chat()
    if (!chat || !press.take()) return
    if (chat.last_seq === 0) shown_in = chat.id
    sendDraft(draft, view, (text) => sender.write(chat.id, text))
  }
  const showDraft = (): void => view.write(tab_storage.get(DRAFT_KEY) ?? '')
  showDraft()
  document.addEventListener(DRAFT_EVENT, showDraft)
  const { promise: handed_over, resolve: handOver } = deferred()
  const stop = (): void => {
    document.removeEventListener(DRAFT_EVENT, showDraft)
    finder.stop()
    sender.stop()
    line?.stop()
    handOver()
  }
  document.addEventListener(LEAVE_EVENT, stop)
  return {
    session,
    was_signed_in: !is_guest,
    box: view.box,
    sayOutdated: () => view.sayOutdated(outbox.keeping?.() === 'page'),
    miss: () => line?.miss(),
    atPause: () => pauseOf(presses, draft),
    press: press.make,
    takeWish: press.take,
    shownIn: () => shown_in,
    handed_over,
    stop,
    atRest: () => rest(finder.looked().then(sender.atRest), sender.atRest, () => view.box.value !== '' && draft.isFresh()),
  }
}

/** What stands in the box, kept for a reload until it is safe elsewhere. */
function createDraft(storage: Session['tab_storage']) {
  const box = createEmptiedBox('')
  let putting = Promise.resolve()
  let written_at = 0
  const keep = (text: string): void => {
    written_at = Date.now()
    box.write(text)
    storage[text ? 'set' : 'remove'](DRAFT_KEY, text)
  }
  return {
    keep,
    /** Whoever wrote it is writing on. */
    isFresh: () => Date.now() - written_at < PAUSE_MS,
    atPause: () => putting,
    send(send: SendWords, onLeft: (text: string) => void): void {
      const sending = box.send(send, (left) => {
        keep(left)
        onLeft(left)
      })
      // Another press meanwhile answers at once: what was pressed before it is still on its way.
      putting = putting.then(async () => void (await sending))
    },
  }
}

function sendDraft(draft: ReturnType<typeof createDraft>, view: ReturnType<typeof createFirstView>, send: SendWords): void {
  draft.keep(view.box.value)
  draft.send(send, (left) => view.write(left))
}

/** What was pressed and is not done yet. */
function createPress() {
  let is_made = false
  return {
    is_made: () => is_made,
    make(): void {
      is_made = true
    },
    /** True once. */
    take: () => is_made && !(is_made = false),
  }
}

async function rest(begun: Promise<void>, sent: () => Promise<void>, isWriting: () => boolean): Promise<void> {
  await Promise.race([begun, pause(PATIENCE_MS)])
  while (isWriting()) await pause(PAUSE_MS)
  await sent()
}

async function pauseOf(presses: Presses, draft: { atPause(): Promise<void> }): Promise<void> {
  // pressed meanwhile, it may send more
  do {
    await presses.ended()
    await draft.atPause()
  } while (presses.areUnderWay())
}

function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => undefined
  return { promise: new Promise((settle) => (resolve = settle)), resolve: () => resolve() }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Asks for the chat that is open, until it is known. */
function findChat({ api, tokens, tab_storage }: Session, { onFound, onMissed }: { onFound: () => void; onMissed: () => void }) {
  let chat: Chat | null = null
  let is_stopped = false
  let looking: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  async function ask(): Promise<void> {
    const list = await askOnce('chat/', () => api.get<Chat[]>('chat/')).catch(() => null)
    if (is_stopped) return
    chat = list?.[0] ?? null
    if (chat) {
      tab_storage.set(CHAT_KEY, chat.id)
      return onFound()
    }
    onMissed()
    timer = setTimeout(look, RETRY_MS)
  }
  function look(): void {
    clearTimeout(timer)
    if (chat || is_stopped || tokens.access() === null) return
    looking ??= ask().finally(() => (looking = null))
  }
  const unlisten = listenForWaking(look)
  look()
  return {
    chat: () => chat,
    /** Resolves when the first answer, or none, has come. */
    looked: async () => looking ?? undefined,
    stop(): void {
      is_stopped = true
      clearTimeout(timer)
      unlisten()
    },
  }
}
