import type { Duplex } from 'node:stream'

/** What leaves a socket: whole text frames, in the order they came. */
export type SendBuffer = {
  /** What is pushed in one turn of the loop leaves in one write: that is one system call instead of one for each frame. */
  push(text: string): void
  /** Leaves at once, behind whatever waits; resolves when the system has taken it. */
  pushAndWait(text: string): Promise<void>
  /** Now, not at the end of the turn. */
  flush(): void
  /** Bytes the other side has not taken yet. */
  unsent(): number
  /** Bytes it has taken so far. */
  taken(): number
}

/** What has something to send in this turn; one tick for all of them. */
let filled: (() => void)[] = []

function flushFilled(): void {
  const flushes = filled
  filled = []
  for (const flush of flushes) flush()
}

export function openSendBuffer(stream: Duplex): SendBuffer {
  let waiting: string[] = []
  let written = 0

  const write = (texts: readonly string[], done?: () => void): void => {
    const bytes = framesOf(texts)
    written += bytes.length
    stream.write(bytes, done)
  }
  const flush = (): void => {
    if (waiting.length === 0) return
    const texts = waiting
    waiting = []
    write(texts)
  }
  return {
    push(text) {
      if (waiting.push(text) === 1 && filled.push(flush) === 1) process.nextTick(flushFilled)
    },
    async pushAndWait(text) {
      flush()
      await new Promise<void>((resolve) => write([text], resolve))
    },
    flush,
    unsent: () => stream.writableLength,
    taken: () => written - stream.writableLength,
  }
}

const FINAL_TEXT = 0x81
const TWO_BYTES = 126
const EIGHT_BYTES = 127
const headLength = (length: number): number => (length < TWO_BYTES ? 2 : length < 65_536 ? 4 : 10)

/** RFC 6455, 5.2: whole and unmasked, as a server sends them. */
function framesOf(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text))
  const bytes = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headLength(length) + length, 0))
  let at = 0
  for (const [index, text] of texts.entries()) {
    const length = lengths[index]!
    at = writeHead(bytes, at, length)
    at += bytes.write(text, at)
  }
  return bytes
}

function writeHead(bytes: Buffer, at: number, length: number): number {
  const size = headLength(length)
  bytes[at] = FINAL_TEXT
  bytes[at + 1] = size === 2 ? length : size === 4 ? TWO_BYTES : EIGHT_BYTES
  if (size === 4) bytes.writeUInt16BE(length, at + 2)
  if (size === 10) bytes.writeBigUInt64BE(BigInt(length), at + 2)
  return at + size
}
