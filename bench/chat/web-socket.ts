import { openSocket, type Hear } from './line.ts'

const TEXT_FRAME = 0x1
const CLOSE_FRAME = 0x8
const PING_FRAME = 0x9
const PONG_FRAME = 0xa
/** RFC 6455, 1.3: any 16 bytes. */
const KEY = Buffer.alloc(16, 7).toString('base64')

export type WebSocketLine = { send(text: string): void; end(): void }

/**
 * A client of RFC 6455 with what a bench needs and no more: text frames, pings, closes. Frames are masked, as they must be,
 * with a key of zeros, so masking costs the generator nothing and the server what it always costs.
 */
export function openWebSocket(port: number, path: string, hear: Hear, onFrame: (frame: Buffer) => void): WebSocketLine {
  let upgraded = false
  const take = (bytes: Buffer): number => {
    let at = 0
    if (!upgraded) {
      const end = bytes.indexOf('\r\n\r\n')
      if (end < 0) return 0
      if (!bytes.subarray(0, 12).equals(Buffer.from('HTTP/1.1 101'))) return refuse(bytes)
      upgraded = true
      at = end + 4
    }
    for (;;) {
      const used = takeFrame(bytes, at)
      if (used === 0) return at
      at += used
    }
  }
  const refuse = (bytes: Buffer): number => {
    socket.destroy(new Error(bytes.subarray(0, bytes.indexOf('\r\n')).toString()))
    return bytes.length
  }
  const takeFrame = (bytes: Buffer, at: number): number => {
    if (bytes.length < at + 2) return 0
    const short = bytes[at + 1]! & 0x7f
    const head = short === 126 ? 4 : short === 127 ? 10 : 2
    if (bytes.length < at + head) return 0
    const length = short === 126 ? bytes.readUInt16BE(at + 2) : short === 127 ? bytes.readUInt32BE(at + 6) : short
    const end = at + head + length
    if (bytes.length < end) return 0
    const payload = bytes.subarray(at + head, end)
    const kind = bytes[at]! & 0xf
    if (kind === TEXT_FRAME) onFrame(payload)
    else if (kind === PING_FRAME) socket.write(frameOf(PONG_FRAME, payload))
    else if (kind === CLOSE_FRAME) socket.destroy(new Error(`closed ${payload.length < 2 ? '' : payload.readUInt16BE(0)}`))
    return head + length
  }
  const socket = openSocket(port, take, hear)
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${KEY}\r\n\r\n`,
  )
  return { send: (text) => void socket.write(frameOf(TEXT_FRAME, Buffer.from(text))), end: () => socket.destroy() }
}

function frameOf(kind: number, payload: Buffer): Buffer {
  const { length } = payload
  const head = length < 126 ? 6 : 8
  const frame = Buffer.alloc(head + length)
  frame[0] = 0x80 | kind
  frame[1] = 0x80 | (length < 126 ? length : 126)
  if (length >= 126) frame.writeUInt16BE(length, 2)
  payload.copy(frame, head)
  return frame
}
