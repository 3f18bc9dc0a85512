import WebSocket from 'ws'
import type { Client } from './client.ts'

/** A second device of a person, without the kit's manners: it pipelines, and sends what it likes. */
export type Device = {
  acks: Map<string, number>
  /** Sends without waiting for what came before. Answers the cid. */
  send(message: string): string
  raw(frame: string): void
  /** The code it was closed with. */
  closed: Promise<number>
  close(): void
}

/** Ready when the server has greeted it. */
export async function openDevice({ line, chat_id, tokens }: Client): Promise<Device> {
  const acks = new Map<string, number>()
  const socket = new WebSocket(`${line.url.replace('http', 'ws')}/ws/chat/${chat_id}/?v=1&token=${tokens.access}`)
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  socket.on('error', () => {})
  await new Promise<void>((resolve) => {
    socket.on('message', (bytes) => {
      const frame = JSON.parse(bytes.toString()) as { type?: string; cid: string; seq: number; n: number }
      if (frame.type === 'hello') resolve()
      else if (frame.type === 'ping') socket.send(JSON.stringify({ type: 'pong', n: frame.n }))
      else if (frame.type === 'ack') acks.set(frame.cid, frame.seq)
    })
    socket.once('close', () => resolve())
  })
  return {
    acks,
    closed,
    send(message) {
      const cid = crypto.randomUUID()
      socket.send(JSON.stringify({ type: 'send', cid, message }))
      return cid
    },
    raw: (frame) => socket.send(frame),
    close: () => socket.close(1000),
  }
}
