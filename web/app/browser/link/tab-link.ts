import { createLeadership, type Leadership } from './leadership.ts'
import type { LinkState } from '@himoya/kit/link/live-link'
import type { OutgoingFrame } from '@himoya/kit/link/http-link'
import type { ChatLink } from '@himoya/kit/link/steady-link'
import { createTabChannel, type TabChannel } from '@himoya/kit/link/tab-channel'
import { listenForSleep, listenForWaking } from '@himoya/kit/link/waking'

type Events<F> = { onFrame(frame: F): void; onState(state: LinkState): void }
type TabLinkOptions<F, S> = Events<F> & {
  /** Tabs with the same name share one link; without a name this one is for itself. */
  name?: string
  make(events: Events<F>): ChatLink
  /** What a tab that joins must know of the one that leads. */
  snapshot(): S
  onSnapshot(snapshot: S): void
}

/** A link that all tabs share: one tab has it, the others listen and speak through it. */
export type TabLink<F> = ChatLink & {
  leads(): boolean
  /** To the other tabs, as if the server had said it. */
  tell(frame: F): void
  /** Something waits to be sent: makes sure that somebody is there to send it. */
  check(): void
}

type Here<S> = { type: 'here'; state: LinkState; is_hidden: boolean; snapshot: S }
export type TabMessage<F, S> =
  | { type: 'frame'; frame: F }
  | { type: 'relayed'; frame: F }
  | Here<S>
  | { type: 'who' }
  | { type: 'wake' }
  /** A page without a chat has the lead (light-link); whoever has one asks, and is given it. */
  | { type: 'light' }
  | { type: 'send'; chat_id: string; frame: OutgoingFrame }

/** A leading tab answers within a moment, also in the background; a frozen or hung one does not. */
const ANSWER_MS = 3_000
const CHECK_MS = 5_000

const isHidden = (): boolean => typeof document !== 'undefined' && document.visibilityState === 'hidden'

type Tab<F, S> = {
  options: TabLinkOptions<F, S>
  channel: TabChannel<TabMessage<F, S>>
  role: 'out' | 'follower' | 'leader'
  state: LinkState
  link: ChatLink
  leadership: Leadership
  silence: ReturnType<typeof setTimeout> | undefined
  stops: (() => void)[]
}

/** Election, passing on and taking over (chat-protocol.md, "Client": tabs). Nothing is lost between two leaders: the outbox is not here. */
export function createTabLink<F, S>(options: TabLinkOptions<F, S>): TabLink<F> {
  if (options.name === undefined) return { ...options.make(options), leads: () => true, tell: () => {}, check: () => {} }
  const tab: Tab<F, S> = {
    options,
    channel: createTabChannel(options.name),
    role: 'out',
    state: 'stopped',
    link: options.make({
      onFrame: (frame) => passOn(tab, frame),
      onState: (state) => tab.role === 'leader' && setState(tab, state),
    }),
    leadership: createLeadership(
      options.name,
      () => lead(tab),
      () => follow(tab),
    ),
    silence: undefined,
    stops: [],
  }
  return {
    start: () => start(tab),
    stop: () => stop(tab),
    send: (chat_id, frame) => send(tab, chat_id, frame),
    drop: () => (tab.role === 'leader' ? tab.link.drop() : check(tab)),
    leads: () => tab.role === 'leader',
    tell: (frame) => tab.channel.post({ type: 'relayed', frame }),
    check: () => check(tab),
  }
}

function setState<F, S>(tab: Tab<F, S>, state: LinkState): void {
  tab.state = state
  tab.options.onState(state)
  if (tab.role === 'leader') announce(tab)
}

function announce<F, S>({ channel, state, options }: Tab<F, S>): void {
  channel.post({ type: 'here', state, is_hidden: isHidden(), snapshot: options.snapshot() })
}

function passOn<F, S>({ role, channel, options }: Tab<F, S>, frame: F): void {
  if (role !== 'leader') return
  channel.post({ type: 'frame', frame })
  options.onFrame(frame)
}

function lead<F, S>(tab: Tab<F, S>): void {
  heard(tab)
  tab.role = 'leader'
  tab.link.start()
}

/** Another tab found this one asleep and took the lead. */
function follow<F, S>(tab: Tab<F, S>): void {
  tab.role = 'follower'
  tab.link.stop()
  setState(tab, 'connecting')
}

function heard<F, S>(tab: Tab<F, S>): void {
  clearTimeout(tab.silence)
  tab.silence = undefined
}

function check<F, S>(tab: Tab<F, S>): void {
  if (tab.role !== 'follower') return
  tab.channel.post({ type: 'who' })
  tab.silence ??= setTimeout(tab.leadership.seize, ANSWER_MS)
}

function receive<F, S>(tab: Tab<F, S>, message: TabMessage<F, S>): void {
  const { role, link, options } = tab
  if (role === 'out') return
  if (message.type === 'relayed') return options.onFrame(message.frame)
  if (role === 'leader') {
    if (message.type === 'who') announce(tab)
    else if (message.type === 'send') link.send(message.chat_id, message.frame)
    else if (message.type === 'wake') link.start()
  } else if (message.type === 'frame') {
    heard(tab)
    options.onFrame(message.frame)
  } else if (message.type === 'here') hearLeader(tab, message)
  else if (message.type === 'light') check(tab)
}

function hearLeader<F, S>(tab: Tab<F, S>, { state, is_hidden, snapshot }: Here<S>): void {
  heard(tab)
  if (state !== tab.state) setState(tab, state)
  tab.options.onSnapshot(snapshot)
  // browsers slow the timers of hidden pages down: who is looked at reconnects sooner
  if (is_hidden && !isHidden() && state !== 'open' && state !== 'stopped') tab.leadership.seize()
}

function join<F, S>(tab: Tab<F, S>): void {
  if (tab.role !== 'out') return
  tab.role = 'follower'
  setState(tab, 'connecting')
  tab.leadership.seek()
  check(tab)
}

function leave<F, S>(tab: Tab<F, S>): void {
  tab.role = 'out'
  heard(tab)
  tab.leadership.leave()
  tab.link.stop()
}

function start<F, S>(tab: Tab<F, S>): void {
  if (tab.role === 'leader') return tab.link.start()
  if (tab.role === 'follower') return tab.channel.post({ type: 'wake' })
  const looking = setInterval(() => !isHidden() && check(tab), CHECK_MS)
  tab.stops = [
    tab.channel.listen((message) => receive(tab, message)),
    listenForWaking(() => check(tab)),
    listenForSleep(
      () => leave(tab),
      () => join(tab),
    ),
    () => clearInterval(looking),
  ]
  join(tab)
}

function stop<F, S>(tab: Tab<F, S>): void {
  leave(tab)
  tab.stops.splice(0).forEach((end) => end())
  if (tab.state !== 'stopped') setState(tab, 'stopped')
}

function send<F, S>({ role, link, channel }: Tab<F, S>, chat_id: string, frame: OutgoingFrame): boolean {
  if (role === 'leader') return link.send(chat_id, frame)
  if (frame.type !== 'read' && frame.type !== 'typing') return false
  channel.post({ type: 'send', chat_id, frame })
  return true
}
