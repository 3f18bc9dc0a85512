/** What was heard over the sockets of one client, known by the port of its own line. */
export type Wire = {
  /** `seq` by cid, from acknowledgements only. */
  acks: Map<string, number>
  /** Message frames, in the order they came. */
  heard: { chat_id: string | null; seq: number; cid: string }[]
  /** Frames that are no message: who claimed, what was refused. */
  frames: Record<string, unknown>[]
  /** Close codes of its sockets so far. */
  closes: number[]
  opened: number
  /** The newest socket. */
  socket: WebSocket | null
}

const wires = new Map<string, Wire>()
const Native = globalThis.WebSocket

/** Listens on every socket that the kit opens, without touching what it does. */
const Tapped = new Proxy(Native, {
  construct(target, [url]: [string | URL]) {
    const socket = new target(url)
    const wire = wires.get(new URL(url).port)
    if (!wire) return socket
    wire.socket = socket
    wire.opened += 1
    socket.addEventListener('message', (event) => note(wire, JSON.parse(String(event.data)) as Frame))
    socket.addEventListener('close', ({ code }) => wire.closes.push(code))
    return socket
  },
})

type Message = { seq: number; cid: string }
type Frame = Message & { type?: string; chat_id?: string; message?: Message }

function note(wire: Wire, frame: Frame): void {
  if (frame.type === undefined) wire.heard.push({ chat_id: null, seq: frame.seq, cid: frame.cid })
  else if (frame.type === 'message') wire.heard.push({ ...frame.message!, chat_id: frame.chat_id ?? null })
  else if (frame.type === 'ack') wire.acks.set(frame.cid, frame.seq)
  else wire.frames.push(frame)
}

/**
 * The wire of whoever connects to `url` from now on. Locks of the page go: clients of this process are browsers of their
 * own, and would otherwise wait for each other like tabs of one.
 */
export function tapWire(url: string): Wire {
  globalThis.WebSocket = Tapped
  Object.defineProperty(globalThis.navigator, 'locks', { value: undefined, configurable: true })
  const wire: Wire = { acks: new Map(), heard: [], frames: [], closes: [], opened: 0, socket: null }
  wires.set(new URL(url).port, wire)
  return wire
}
