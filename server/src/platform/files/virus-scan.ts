import { once } from 'node:events'
import { connect } from 'node:net'
import { connect as connectByTls } from 'node:tls'
import { AppError } from '../core/errors.ts'

export type ClamdPlace = { host: string; port: number; tls: boolean }
/** Throws `unavailable` when nobody answers: then nothing is called clean. */
export type VirusScan = (bytes: Buffer) => Promise<'clean' | 'infected'>

const DEADLINE_MS = 30_000
const CHUNK_BYTES = 64 * 1024

/** Asks the clamd of the operator (setting CLAMD_URL). Without one every file is as clean as its new encoding made it. */
export function createVirusScan(place: ClamdPlace | null): VirusScan {
  if (place === null) return async () => 'clean'
  return async (bytes) => {
    const verdict = await ask(place, bytes).catch(() => '')
    if (/ FOUND\0?$/.test(verdict)) return 'infected'
    if (/: OK\0?$/.test(verdict)) return 'clean'
    throw new AppError('unavailable')
  }
}

/** clamd's INSTREAM: chunks with their length before them, an empty one at the end, one line as the answer. */
async function ask({ host, port, tls }: ClamdPlace, bytes: Buffer): Promise<string> {
  const socket = tls ? connectByTls({ host, port }) : connect({ host, port })
  // Whoever waits for it hears of an error as well; between two waits it would be the end of the process.
  socket.on('error', () => {})
  socket.setTimeout(DEADLINE_MS, () => socket.destroy(new Error('clamd does not answer')))
  try {
    await once(socket, tls ? 'secureConnect' : 'connect')
    const answer = readAll(socket)
    socket.write('zINSTREAM\0')
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
      const chunk = bytes.subarray(at, at + CHUNK_BYTES)
      socket.write(lengthOf(chunk))
      if (!socket.write(chunk)) await Promise.race([once(socket, 'drain'), answer])
    }
    socket.write(lengthOf(Buffer.alloc(0)))
    return await answer
  } finally {
    socket.destroy()
  }
}

function lengthOf(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(chunk.length)
  return length
}

async function readAll(socket: AsyncIterable<Buffer>): Promise<string> {
  let text = ''
  for await (const part of socket) {
    text += part.toString('latin1')
    if (text.endsWith('\0')) break
  }
  return text
}
