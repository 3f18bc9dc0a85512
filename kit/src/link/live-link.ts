import { CLOSE, CLOSE_STOP } from '@himoya/contract/chat/close-codes'
import type { Api } from '../session/api-client.ts'
import { reconnectDelay } from './backoff.ts'
import type { TokenStore } from '../session/token-store.ts'
import { listenForWaking } from './waking.ts'

/**
 * `open` only after the server's hello: until then nobody has looked at the token. `polling`: there is no socket, and
 * messages come and go by ordinary calls, a little later (http-link).
 */
export type LinkState = 'connecting' | 'open' | 'waiting' | 'polling' | 'stopped'

/** The frames every socket of ours shares; a frame without `type` is a message. */
type Frame = { type?: string | undefined; n?: number; in?: number; after_ms?: number; ping_ms?: number }

export type LiveLinkOptions<F> = {
  api: Pick<Api, 'renew' | 'socketUrl'>
  tokens: TokenStore
  /** Path and query without the token, asked anew for every connection: `/ws/chat/…/?v=1&since=7`. */
  path(): string
  /** Everything but ping, pong, expiring, auth_ok and drain, which the link answers itself. */
  onFrame(frame: F): void
  onState(state: LinkState): void
}

export type LiveLink = {
  start(): void
  /** Ends it; `start` may follow. */
  stop(): void
  /** false when it could not be sent now: keep it and send it after the next `open`. */
  send(frame: object): boolean
  /** Gives the connection up without waiting for its close, and connects anew. */
  drop(): void
}

type Timer = ReturnType<typeof setTimeout>
type Link = {
  options: LiveLinkOptions<never>
  state: LinkState
  socket: WebSocket | null
  /** The token the current connection was opened with. */
  token: string | null
  attempt: number
  ping_ms: number
  pings: number
  /** The token is fresh: refused all the same (clocks that differ, or were just set right), it is renewed again a little later. */
  renewed: boolean
  life: Timer | undefined
  pause: Timer | undefined
  unlisten: () => void
}

const HELLO_MS = 10_000
const GRACE_MS = 10_000
const WAKE_MS = 3_000

/** A socket that stays: life check, reconnection, token renewal and close-code rules of chat-protocol.md. */
export function createLiveLink<F>(options: LiveLinkOptions<F>): LiveLink {
  const link: Link = {
    options,
    state: 'stopped',
    socket: null,
    token: null,
    attempt: 0,
    ping_ms: 25_000,
    pings: 0,
    renewed: false,
    life: undefined,
    pause: undefined,
    unlisten: () => {},
  }
  return {
    start() {
      if (link.state !== 'stopped') return
      link.renewed = false
      link.unlisten = listenForWaking(() => wake(link))
      connect(link)
    },
    stop: () => stop(link),
    send: (frame) => link.state === 'open' && transmit(link, frame),
    drop: () => abandon(link),
  }
}

function setState(link: Link, state: LinkState): void {
  if (link.state === state) return
  link.state = state
  link.options.onState(state)
}

function connect(link: Link): void {
  clearTimeout(link.pause)
  link.token = link.options.tokens.access()
  if (link.token === null) return stop(link)
  const path = link.options.path()
  const url = `${path}${path.includes('?') ? '&' : '?'}token=${encodeURIComponent(link.token)}`
  const socket = new WebSocket(link.options.api.socketUrl(url))
  link.socket = socket
  setState(link, 'connecting')
  expectLife(link, HELLO_MS)
  // an abandoned socket may still speak; only the current one is heard
  socket.onmessage = (event) => link.socket === socket && receive(link, String(event.data))
  socket.onclose = (event) => link.socket === socket && closed(link, event.code)
}

function receive(link: Link, text: string): void {
  const frame = JSON.parse(text) as Frame
  if (frame.type === 'hello') {
    link.attempt = 0
    link.renewed = false
    link.ping_ms = frame.ping_ms ?? link.ping_ms
    setState(link, 'open')
  }
  if (link.state === 'open') expectLife(link, link.ping_ms + GRACE_MS)
  if (frame.type === 'ping') transmit(link, { type: 'pong', n: frame.n })
  else if (frame.type === 'expiring') void renewInPlace(link)
  else if (frame.type === 'drain') link.pause = setTimeout(() => abandon(link), Math.random() * (frame.after_ms ?? 0))
  else if (frame.type !== 'pong' && frame.type !== 'auth_ok') link.options.onFrame(frame as never)
}

function transmit(link: Link, frame: object): boolean {
  if (link.socket?.readyState !== WebSocket.OPEN) return false
  link.socket.send(JSON.stringify(frame))
  return true
}

/** Any frame counts as life; silence past the deadline is a dead connection, even when it still looks open. */
function expectLife(link: Link, within_ms: number): void {
  clearTimeout(link.life)
  link.life = setTimeout(() => abandon(link), within_ms)
}

function detach(link: Link): void {
  clearTimeout(link.life)
  clearTimeout(link.pause)
  const socket = link.socket
  link.socket = null
  socket?.close()
}

function abandon(link: Link): void {
  if (link.state === 'stopped') return
  detach(link)
  reconnectLater(link)
}

function stop(link: Link): void {
  link.unlisten()
  detach(link)
  setState(link, 'stopped')
}

function closed(link: Link, code: number): void {
  detach(link)
  if (CLOSE_STOP.includes(code)) return stop(link)
  if (code === CLOSE.unauthenticated) return void renewAndReconnect(link)
  reconnectLater(link)
}

function reconnectLater(link: Link): void {
  link.renewed = false // by the time the line is back a fresh token may be too old itself
  setState(link, 'waiting')
  link.pause = setTimeout(() => connect(link), reconnectDelay(link.attempt++))
}

async function renewAndReconnect(link: Link): Promise<void> {
  if (link.renewed) return reconnectLater(link)
  link.renewed = true
  setState(link, 'waiting')
  try {
    const result = await link.options.api.renew(link.token)
    if (link.state !== 'waiting') return
    if (result === 'renewed') connect(link)
    else stop(link)
  } catch {
    // the server is out of reach, which says nothing about the session: come back and ask again
    if (link.state === 'waiting') reconnectLater(link)
  }
}

async function renewInPlace(link: Link): Promise<void> {
  const socket = link.socket
  try {
    await link.options.api.renew(link.token)
  } catch {
    // the server closes with 4401 at expiry, and renewAndReconnect tries again then
    return
  }
  if (link.socket !== socket) return
  link.token = link.options.tokens.access()
  if (link.token !== null) transmit(link, { type: 'auth', token: link.token })
}

/** After sleep or a change of network a dead socket looks alive: ask it, and do not wait long. */
function wake(link: Link): void {
  if (link.state === 'waiting' && link.pause !== undefined) connect(link)
  if (link.state !== 'open') return
  clearTimeout(link.life)
  link.life = setTimeout(() => {
    detach(link)
    connect(link)
  }, WAKE_MS)
  transmit(link, { type: 'ping', n: ++link.pings })
}
