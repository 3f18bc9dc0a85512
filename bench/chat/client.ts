import { makeCid, readCid } from './cid.ts'
import { dialJson } from './json-line.ts'
import type { Dial, Hear, Line, Since } from './line.ts'
import type { ClientOrder } from './orders.ts'
import { dialSocketIo } from './socket-io-line.ts'
import { dialXmpp } from './xmpp-line.ts'

/** What all clients of a generator share. */
export type Scene = {
  run: string
  clients: Client[]
  /** Milliseconds from sending to what the sender, and what the other side, saw. */
  acks: number[]
  deliveries: number[]
  /** Shown with another text than was sent. */
  damaged: number
  /** Sends the server put off. */
  refused: number
  /** Lines that were cut although nothing was killed. */
  cuts: number
  /** After what a server that has taken a connection and says nothing is tried anew. */
  patience_ms: number
  /** The last acknowledgement or delivery, `performance.now()`. */
  moved_at: number
  /** The last acknowledgement. */
  acked_at: number
  onAck: ((client: Client) => void) | null
  /** The other side ended an open line. */
  onCut: ((client: Client) => void) | null
}

/** One end of a pair: its neighbour in the list is the other one. */
export type Client = {
  readonly index: number
  given: ClientOrder
  open: boolean
  /** Why its line ended the last time. */
  reason: string
  /** Its first message of what is measured now; older ones that come late are not counted. */
  first: number
  /** Its message n was sent at this moment, `performance.now()`. */
  readonly sent_at: number[]
  readonly unacked: Set<number>
  /** Written and not yet sent, because something before it is not acknowledged. */
  backlog: number
  /** Numbers of the other side's messages in the order they came. */
  shown: number[]
  /** Resolves when it is signed in and reads along; false: the line ended first. */
  dial(): Promise<boolean>
  /** Sends the next message at once. */
  post(): void
  /** Sends it as soon as everything before it is acknowledged. */
  queue(): void
  /** Sends again what is not acknowledged, the oldest first. */
  resume(): void
  end(): void
}

export function createClient(scene: Scene, index: number, given: ClientOrder): Client {
  const place = createPlace()
  let line: Line | null = null

  const write = (n: number): void => line?.send(makeCid(scene.run, index, n))
  const again = (cid: string): void => {
    if (client.open && client.unacked.has(readCid(scene.run, cid)?.n ?? -1)) line?.send(cid)
  }
  const pump = (): void => {
    if (client.backlog === 0 || !client.open || client.unacked.size > 0) return
    client.backlog -= 1
    client.post()
  }
  const client: Client = {
    ...blank(index, given),
    dial: () =>
      new Promise((resolve) => {
        const patience = setTimeout(() => line?.end(), scene.patience_ms)
        const own = dialLine(client.given, place.since(), {
          ...hearing(scene, client, place, again, pump),
          open(last_seq) {
            clearTimeout(patience)
            client.open = true
            place.begin(last_seq)
            resolve(true)
          },
          closed(reason) {
            clearTimeout(patience)
            // What was left on purpose may end when the next one is open already.
            if (line !== own) return
            line = null
            resolve(false)
            shut(scene, client, reason)
          },
        })
        line = own
      }),
    post() {
      const n = client.sent_at.push(performance.now()) - 1
      client.unacked.add(n)
      write(n)
    },
    queue() {
      client.backlog += 1
      pump()
    },
    resume() {
      for (const n of client.unacked) write(n)
      pump()
    },
    end() {
      const left = line
      client.open = false
      line = null
      left?.end()
    },
  }
  return client
}

const blank = (index: number, given: ClientOrder) => ({
  index,
  given,
  open: false,
  reason: '',
  first: 0,
  sent_at: [],
  unacked: new Set<number>(),
  backlog: 0,
  shown: [],
})

const hearing = (
  scene: Scene,
  client: Client,
  place: Place,
  again: (cid: string) => void,
  pump: () => void,
): Pick<Hear, 'ack' | 'message' | 'refused'> => ({
  ack: (cid) => acknowledge(scene, client, cid) && pump(),
  message(cid, seq, intact) {
    place.heard(seq)
    show(scene, client, cid, intact)
  },
  refused(cid, retry_ms) {
    scene.refused += 1
    setTimeout(() => again(cid), retry_ms)
  },
})

function shut(scene: Scene, client: Client, reason: string): void {
  const cut = client.open
  client.open = false
  client.reason = reason
  if (cut) scene.onCut?.(client)
}

/** false: it was known, or is another run's. */
function acknowledge(scene: Scene, client: Client, cid: string): boolean {
  const n = readCid(scene.run, cid)?.n
  if (n === undefined || !client.unacked.delete(n)) return false
  scene.moved_at = performance.now()
  if (n >= client.first) {
    scene.acked_at = scene.moved_at
    scene.acks.push(scene.moved_at - client.sent_at[n]!)
  }
  scene.onAck?.(client)
  return true
}

/** Its own messages come back too; what counts is the other side's. */
function show(scene: Scene, client: Client, cid: string, intact: boolean): void {
  const message = readCid(scene.run, cid)
  const peer = scene.clients[client.index ^ 1]
  if (message === null || message.client !== peer?.index || message.n < peer.first) return
  client.shown.push(message.n)
  scene.moved_at = performance.now()
  scene.deliveries.push(scene.moved_at - peer.sent_at[message.n]!)
  if (!intact) scene.damaged += 1
}

const dialLine = (order: ClientOrder, since: Since | null, hear: Hear): Line => {
  const dial: Record<ClientOrder['speaks'], unknown> = { json: dialJson, 'socket.io': dialSocketIo, xmpp: dialXmpp }
  return (dial[order.speaks] as Dial)(order, since, hear)
}

type Place = { since(): Since | null; begin(last_seq: number): void; heard(number: number): void }

/** Where a screen ends: the last dense number before any hole. What is older than its first opening stays unasked. */
function createPlace(): Place {
  const ahead = new Set<number>()
  let seq = 0
  let heard_at: Date | null = null
  return {
    since: (): Since | null => (heard_at === null ? null : { seq, heard_at }),
    begin(last_seq: number): void {
      if (heard_at === null) seq = last_seq
      heard_at ??= new Date()
    },
    heard(number: number): void {
      heard_at = new Date()
      if (number > seq) ahead.add(number)
      while (ahead.delete(seq + 1)) seq += 1
    },
  }
}
