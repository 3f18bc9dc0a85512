import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorBody } from '@himoya/contract/errors'
import { pageAskedFor } from '../core/address.ts'
import { ERROR_TEXTS } from '../core/error-texts.ts'
import { HEAD_MS } from '../limits/slow-bodies.ts'
import type { Headers } from './security-headers.ts'

const STATUS_LINES: Record<string, string> = { ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout' }
const OTHERS = '400 Bad Request'
const TOO_LONG = 'HPE_HEADER_OVERFLOW'

/**
 * `rawPacket`: the bytes that could not be read; the framework's types say otherwise. Of a head that came in several pieces it is the
 * last one, and what came before is kept nowhere: to hear the first bytes as well would take each connection off the parser's
 * own way of reading it. So behind TLS of our own, or on a line of small pieces, such an address has a page in Uzbek, whatever its language.
 */
type Failure = { code?: string; rawPacket?: unknown }
type Answer = { headers: Headers; body: Buffer }

/** Answers what meets no hook, because it cannot be read as a request: its head is too long or broken. */
export type Unread = {
  answer(error: Failure, socket: Socket): void
  /** The page for who followed an address that is too long, from the path it begins with; null: there is no site. */
  page: ((path: string) => Promise<Answer>) | null
}

declare module 'fastify' {
  interface FastifyInstance {
    unread: Unread
  }
}

export function createUnread(headers: Headers): Unread {
  // What still comes of such a request fails again.
  const answered = new WeakSet<Socket>()
  const refuse = (socket: Socket, code: string): void => {
    const body: ErrorBody = { code: 'bad_request', message: ERROR_TEXTS.bad_request.uz }
    const dressed: Headers = [
      ['content-type', 'application/json; charset=utf-8'],
      ['content-length', String(Buffer.byteLength(JSON.stringify(body)))],
      ['cache-control', 'no-store'],
      ...headers,
    ]
    endWith(socket, STATUS_LINES[code] ?? OTHERS, { headers: dressed, body: Buffer.from(JSON.stringify(body)) })
  }
  const unread: Unread = {
    page: null,
    answer({ code = '', rawPacket }, socket) {
      if (code === 'ECONNRESET' || socket.destroyed || answered.has(socket)) return
      answered.add(socket)
      const path = code === TOO_LONG && Buffer.isBuffer(rawPacket) ? pageAskedFor(rawPacket) : null
      if (unread.page === null || path === null) return refuse(socket, code)
      unread.page(path).then(
        (page) => endWith(socket, OTHERS, page),
        // The page cannot be made now: then as a program is answered.
        () => refuse(socket, code),
      )
    },
  }
  return unread
}

/**
 * The connection ends by itself once the other side has read all and left. We do not end it sooner: what is still under way to us would
 * reset it, and the answer with it. Nobody holds it longer than a head may take to come.
 */
function endWith(socket: Socket, status: string, { headers, body }: Answer): void {
  const lines = [`HTTP/1.1 ${status}`, ...headers.map(([name, value]) => `${name}: ${value}`), 'connection: close']
  if (socket.writable) socket.end(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body]))
  const late = setTimeout(() => socket.destroy(), HEAD_MS).unref()
  socket.once('close', () => clearTimeout(late))
}

/** An expectation nobody has heard of is passed over (RFC 9110, 10.1.1), as Node would not: it answers 417, which no call declares. */
export function passOverExpectations(server: Server): void {
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => server.emit('request', request, response))
}
