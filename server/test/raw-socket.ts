import { connect, type Socket } from 'node:net'

export type RawSocket = {
  socket: Socket
  /** Everything that came back so far, a byte a character. */
  answer: () => string
  /** Resolves when the other side, or an error, has ended it. */
  ended: Promise<void>
}

/** A connection without any client's manners: writes `bytes` as they are. */
export function openRaw(url: string, bytes: string | Buffer): RawSocket {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let text = ''
  socket.on('data', (chunk: Buffer) => void (text += chunk.toString('latin1')))
  // Reset or ended, gone is gone: what the tests ask is what was answered.
  socket.on('error', () => {})
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.write(bytes)
  return { socket, answer: () => text, ended }
}

/** Writes `bytes` and answers what came back until the other side ended the connection. */
export async function askRaw(url: string, bytes: string | Buffer): Promise<string> {
  const raw = openRaw(url, bytes)
  await raw.ended
  return raw.answer()
}

export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)
