import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorBody } from '@himoya/contract/errors'
import { ERROR_TEXTS } from '../core/error-texts.ts'
import type { Headers } from './security-headers.ts'

const STATUS_LINES: Record<string, string> = { ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout' }
const OTHERS = '400 Bad Request'

/** What cannot be read as a request, its head being too long or broken, meets no hook: answered here as everything else is. */
export const answerUnread =
  (headers: Headers) =>
  ({ code = '' }: NodeJS.ErrnoException, socket: Socket): void => {
    if (code === 'ECONNRESET' || socket.destroyed) return
    const answer: ErrorBody = { code: 'bad_request', message: ERROR_TEXTS.bad_request.uz }
    const body = JSON.stringify(answer)
    const head = [
      `HTTP/1.1 ${STATUS_LINES[code] ?? OTHERS}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      ...headers.map(([name, value]) => `${name}: ${value}`),
      'Connection: close',
    ]
    if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
    socket.destroy()
  }

/** An expectation nobody has heard of is passed over (RFC 9110, 10.1.1), as Node would not: it answers 417, which no call declares. */
export function passOverExpectations(server: Server): void {
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => server.emit('request', request, response))
}
