const OPEN = 0x3c
const CLOSE = 0x3e
const SLASH = 0x2f
const NAME_ENDS = new Set([0x20, 0x3e, 0x2f, 0x0a])
const MESSAGE = Buffer.from('<message')

/** Cuts the bytes of an XMPP stream into its stanzas; answers how many bytes were whole stanzas. */
export function takeStanzas(onStanza: (name: string, bytes: Buffer) => void): (bytes: Buffer) => number {
  return (bytes) => {
    let at = 0
    for (;;) {
      const from = bytes.indexOf(OPEN, at)
      if (from < 0) return bytes.length
      const name = nameAt(bytes, from)
      const end = name === null ? -1 : endOf(bytes, from, name)
      if (end < 0) return from
      if (name !== 'stream:stream' && !name!.startsWith('?')) onStanza(name!, bytes.subarray(from, end))
      at = end
    }
  }
}

/** null: it is not all there yet. */
function nameAt(bytes: Buffer, from: number): string | null {
  for (let at = from + 2; at < bytes.length; at += 1)
    if (NAME_ENDS.has(bytes[at]!)) return bytes.toString('latin1', from + 1, at) || '/stream'
  return null
}

/** Where the stanza ends; -1: not here yet. */
function endOf(bytes: Buffer, from: number, name: string): number {
  const head = bytes.indexOf(CLOSE, from)
  const alone = name === 'stream:stream' || name.startsWith('?') || name.startsWith('/')
  if (head < 0 || alone || bytes[head - 1] === SLASH) return head + (head < 0 ? 0 : 1)
  const closing = Buffer.from(`</${name}>`)
  let end = bytes.indexOf(closing, head)
  // A message out of the archive has the original one inside it.
  if (end >= 0 && name === 'message' && contains(bytes, MESSAGE, from + 1, end)) end = bytes.indexOf(closing, end + 1)
  return end < 0 ? -1 : end + closing.length
}

function contains(bytes: Buffer, what: Buffer, from: number, to: number): boolean {
  const at = bytes.indexOf(what, from)
  return at >= 0 && at < to
}
