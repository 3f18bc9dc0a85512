import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Bus } from './bus.ts'
import { busReturned } from './bus-returned.ts'
import { topic, type Hub } from './hub.ts'

const CIPHER = 'aes-256-gcm'
const NODE_BYTES = 8
const IV_BYTES = 12
const TAG_BYTES = 16
/** One announcement holds at most this much; a larger turn goes out as several. */
const BATCH_CHARS = 256 * 1024

/**
 * A hub whose events reach the listeners of every node. Listeners here are called at once, as without a bus; other
 * nodes hear a moment later, or never (chat-protocol.md, principle 5). All events of one turn of the loop leave in
 * one announcement. What people wrote passes the bus sealed: who can read or write there learns and forges nothing.
 */
export function shareHub(local: Hub, bus: Bus, secret: Buffer): Hub {
  const envelope = createEnvelope(secret)
  let lines: string[] = []
  let chars = 0

  const flush = (): void => {
    if (lines.length === 0) return
    bus.announce(envelope.seal(lines.join('\n')))
    lines = []
    chars = 0
  }

  bus.onAnnounced((bytes) => {
    for (const line of envelope.open(bytes)?.split('\n') ?? []) deliver(local, line)
  })
  bus.onReturn(() => local.publish(busReturned, 'all', {}))

  return {
    subscribe: local.subscribe,
    deliver: local.deliver,
    count: local.count,
    listeners: local.listeners,
    publish(about, key, event) {
      local.publish(about, key, event)
      const line = `${about.name} ${key} ${JSON.stringify(event)}`
      if (lines.length === 0) setImmediate(flush)
      lines.push(line)
      chars += line.length
      if (chars > BATCH_CHARS) flush()
    },
  }
}

/** Most events concern nobody on this node; those are not even parsed. */
function deliver(local: Hub, line: string): void {
  const [name = '', key = ''] = line.split(' ', 2)
  const about = topic<unknown>(name)
  if (local.count(about, key) === 0) return
  local.publish(about, key, JSON.parse(line.slice(name.length + key.length + 2)))
}

/** node | iv | tag | sealed text. A node knows its own by the first bytes and leaves them closed. */
function createEnvelope(secret: Buffer) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'himoya bus', 32))
  const node = randomBytes(NODE_BYTES)
  return {
    seal(text: string): Buffer {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, key, iv)
      const sealed = Buffer.concat([cipher.setAAD(node).update(text, 'utf8'), cipher.final()])
      return Buffer.concat([node, iv, cipher.getAuthTag(), sealed])
    },
    /** null: this node's own, or not from a node of ours. */
    open(bytes: Buffer): string | null {
      const head = NODE_BYTES + IV_BYTES + TAG_BYTES
      const from = bytes.subarray(0, NODE_BYTES)
      if (bytes.length <= head || from.equals(node)) return null
      try {
        const iv = bytes.subarray(NODE_BYTES, NODE_BYTES + IV_BYTES)
        const opener = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES })
        opener.setAAD(from).setAuthTag(bytes.subarray(NODE_BYTES + IV_BYTES, head))
        return opener.update(bytes.subarray(head), undefined, 'utf8') + opener.final('utf8')
      } catch {
        // Not sealed by us: like a lost word, it is nobody's event.
        return null
      }
    },
  }
}
