import { TEXT, TEXT_BYTES, type Hear, type Line, type Since } from './line.ts'
import type { ClientOrder } from './orders.ts'
import { openWebSocket } from './web-socket.ts'

const CID = Buffer.from('"cid":"')
const SEQ = Buffer.from('"seq":')
export const LAST_SEQ = Buffer.from('"last_seq":')
const TYPE = Buffer.from('{"type":"')
const CID_LENGTH = 36
/** What a client waits where it is not told. */
const RETRY_MS = 1_000
const ZERO = 0x30
const NINE = 0x39
/** Beyond any number: nothing of an earlier run follows. */
const FROM_NOW_ON = 2_000_000_000

/**
 * The frames of our protocol (chat-protocol.md, "Socket"), which the small peers speak too. Frames are searched, not parsed:
 * what matters of them is the cid, the number and whether the text is all there.
 */
export function dialJson(order: Extract<ClientOrder, { speaks: 'json' }>, since: Since | null, hear: Hear): Line {
  const { port, chat_id } = order
  const resume = chat_id === null && since !== null ? `&since=${since.seq}` : ''
  const address = chat_id === null ? '' : `,"chat_id":"${chat_id}"`
  const socket = openWebSocket(port, order.path + resume, hear, (frame) => {
    const type = frame.subarray(0, TYPE.length).equals(TYPE) ? frame.toString('latin1', 9, frame.indexOf(0x22, 9)) : 'message'
    if (type === 'ack') hear.ack(cidOf(frame))
    else if (type === 'message') passOn(frame, hear)
    else if (type === 'hello' && chat_id !== null)
      socket.send(`{"type":"sub","chat_id":"${chat_id}","since":${since?.seq ?? FROM_NOW_ON}}`)
    else if (type === 'hello' || type === 'subscribed') hear.open(numberAfter(frame, LAST_SEQ))
    else if (type === 'ping') socket.send(frame.toString().replace('ping', 'pong'))
    else if (type === 'error') passOnRefusal(frame, hear)
  })
  return {
    send: (cid) => socket.send(`{"type":"send","cid":"${cid}","message":"${TEXT}"${address}}`),
    end: socket.end,
  }
}

/** Of the first message or acknowledgement in it. */
export function cidOf(frame: Buffer): string {
  const at = frame.indexOf(CID) + CID.length
  return frame.toString('latin1', at, at + CID_LENGTH)
}

/** A message as JSON, whatever is around it. */
export function passOn(frame: Buffer, hear: Hear): void {
  hear.message(cidOf(frame), numberAfter(frame, SEQ), frame.includes(TEXT_BYTES))
}

function passOnRefusal(frame: Buffer, hear: Hear): void {
  const { code, cid, retry, retry_after_ms } = JSON.parse(frame.toString()) as {
    code: string
    cid?: string
    retry: boolean
    retry_after_ms?: number
  }
  if (!retry || cid === undefined) throw new Error(`refused: ${code}`)
  hear.refused(cid, retry_after_ms ?? RETRY_MS)
}

export function numberAfter(frame: Buffer, name: Buffer): number {
  let number = 0
  for (let at = frame.indexOf(name) + name.length; frame[at]! >= ZERO && frame[at]! <= NINE; at += 1)
    number = number * 10 + frame[at]! - ZERO
  return number
}
