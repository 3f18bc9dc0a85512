import { openSocket, TEXT, TEXT_BYTES, type Hear, type Line, type Since } from './line.ts'
import type { ClientOrder } from './orders.ts'
import { takeStanzas } from './stanzas.ts'

type Order = Extract<ClientOrder, { speaks: 'xmpp' }>

const SASL = 'urn:ietf:params:xml:ns:xmpp-sasl'
const BIND = 'urn:ietf:params:xml:ns:xmpp-bind'
const MANAGEMENT = 'urn:xmpp:sm:3'
const ARCHIVE = 'urn:xmpp:mam:2'
const COUNTED = new Set(['message', 'iq', 'presence'])
const FAILURES = new Set(['failure', 'failed', 'stream:error'])
const PAGE = 250
/** Before the last thing heard; what is asked for twice is known by its id. */
const OVERLAP_MS = 15_000

/**
 * A client of XMPP over TCP: log-in by SASL PLAIN, stream management (XEP-0198) for acknowledgements, and, when it comes back,
 * the archive (XEP-0313) for what it missed. A message counts as acknowledged when the server has counted it.
 */
export function dialXmpp(order: Order, since: Since | null, hear: Hear): Line {
  const { port, peer, domain } = order
  const write = (xml: string): void => void socket.write(xml)
  const counts = createCounts()
  const beginning = signIn(order, write)

  const begin = (): void => {
    counts.begin()
    // Counted from here on: the presence, and the question what was missed.
    counts.out(since === null ? 1 : 2, null)
    write(`<presence/>${since === null ? '' : askArchive(since.heard_at, null)}<r xmlns='${MANAGEMENT}'/>`)
  }
  const nextPage = (xml: string): void => {
    const last = /<last>([^<]*)<\/last>/.exec(xml)?.[1]
    if (since === null || last === undefined || /complete=['"]true['"]/.test(xml)) return hear.open(0)
    counts.out(1, null)
    write(askArchive(since.heard_at, last))
  }
  const acknowledge = (h: number): void => {
    for (const cid of counts.acknowledged(h)) {
      if (cid !== null) hear.ack(cid)
      else if (since === null) hear.open(0)
    }
  }
  const take = takeStanzas((name, bytes) => {
    if (COUNTED.has(name)) counts.in()
    if (name === 'message') hear.message(idOf(bytes), 0, bytes.includes(TEXT_BYTES))
    else if (name === 'r') write(`<a xmlns='${MANAGEMENT}' h='${counts.heard()}'/>`)
    else if (name === 'a') acknowledge(Number(/ h=['"](\d+)/.exec(bytes.toString('latin1'))?.[1]))
    else if (name === 'enabled') begin()
    else if (name === 'iq' && bytes.includes('<fin')) nextPage(bytes.toString())
    else if (FAILURES.has(name)) socket.destroy(new Error(bytes.toString()))
    else beginning(name, bytes)
  })
  const socket = openSocket(port, take, hear)
  beginning('', Buffer.alloc(0))
  return {
    send(cid) {
      counts.out(1, cid)
      write(`<message type='chat' to='${peer}@${domain}' id='${cid}'><body>${TEXT}</body></message><r xmlns='${MANAGEMENT}'/>`)
    },
    end: () => socket.destroy(),
  }
}

/** RFC 6120: stream, SASL, stream again, resource; then stream management is asked for. */
function signIn({ user, password, domain }: Order, write: (xml: string) => void): (name: string, bytes: Buffer) => void {
  const stream = `<?xml version='1.0'?><stream:stream to='${domain}' version='1.0' xmlns='jabber:client' xmlns:stream='http://etherx.jabber.org/streams'>`
  const plain = Buffer.from(`\0${user}\0${password}`).toString('base64')
  let known = false
  return (name, bytes) => {
    if (name === 'success') known = true
    if (name === '' || name === 'success') write(stream)
    else if (name === 'stream:features')
      write(
        known
          ? `<iq type='set' id='bind'><bind xmlns='${BIND}'><resource>r</resource></bind></iq>`
          : `<auth xmlns='${SASL}' mechanism='PLAIN'>${plain}</auth>`,
      )
    else if (name === 'iq' && bytes.includes(BIND)) write(`<enable xmlns='${MANAGEMENT}'/>`)
  }
}

/** A message out of the archive carries the original one inside, so the last `id` of a uuid's shape is the sender's. */
function idOf(message: Buffer): string {
  const ids = /<message [^>]*?\bid=['"]([\da-f-]{36})['"]/.exec(message.toString('latin1'))
  return ids?.[1] ?? ''
}

function askArchive(heard_at: Date, after: string | null): string {
  const start = new Date(heard_at.getTime() - OVERLAP_MS).toISOString()
  const form = `<x xmlns='jabber:x:data' type='submit'><field var='FORM_TYPE' type='hidden'><value>${ARCHIVE}</value></field><field var='start'><value>${start}</value></field></x>`
  const page = `<set xmlns='http://jabber.org/protocol/rsm'><max>${PAGE}</max>${after === null ? '' : `<after>${after}</after>`}</set>`
  return `<iq type='set' id='archive'><query xmlns='${ARCHIVE}' queryid='q'>${form}${page}</query></iq>`
}

/** XEP-0198 counts stanzas in both directions from the moment it is enabled. */
function createCounts() {
  let received = 0
  let sent = 0
  const waiting: { count: number; cid: string | null }[] = []
  return {
    begin: (): void => void (received = 0),
    in: (): void => void (received += 1),
    heard: (): number => received,
    out(stanzas: number, cid: string | null): void {
      sent += stanzas
      waiting.push({ count: sent, cid })
    },
    acknowledged(h: number): (string | null)[] {
      const ready = waiting.findIndex(({ count }) => count > h)
      return waiting.splice(0, ready < 0 ? waiting.length : ready).map(({ cid }) => cid)
    },
  }
}
