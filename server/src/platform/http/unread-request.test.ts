import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createUnread } from './unread-request.ts'

/** More than the buffers of a connection hold. */
const BODY = Buffer.alloc(32 * 1024 * 1024, 'a')
const TOO_LONG = `GET /uz/${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`

let server: Server
let at_server: Promise<Socket[]>
beforeEach(async () => {
  const unread = createUnread([])
  unread.page = async () => ({ headers: [['content-length', String(BODY.length)]], body: BODY })
  server = createServer()
  server.on('clientError', (error, socket) => unread.answer(error as Error & { code: string }, socket as Socket))
  at_server = once(server, 'connection') as Promise<Socket[]>
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  server.closeAllConnections()
  server.close()
})

/** Has asked, and has seen the beginning of its answer. */
async function ask(allowHalfOpen = false): Promise<Socket> {
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen })
  socket.on('error', () => {})
  socket.write(TOO_LONG)
  await once(socket, 'readable')
  return socket
}

it('whoever reads slowly gets the whole page, and the connection ends with it', async () => {
  const [socket, [there]] = await Promise.all([ask(), at_server])
  await vi.advanceTimersByTimeAsync(15_000)
  let length = 0
  socket.on('data', (part: Buffer) => void (length += part.length))
  await once(socket, 'close')
  expect(length).toBeGreaterThan(BODY.length)
  if (!there!.destroyed) await once(there!, 'close')
})

it('whoever does not read it, or does not leave, is let go', async () => {
  const [, [there]] = await Promise.all([ask(true), at_server])
  const gone = once(there!, 'close')
  await vi.advanceTimersByTimeAsync(20_000)
  await gone
})
