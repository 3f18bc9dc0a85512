import { Agent, request } from 'node:http'
import type { Input } from './input.ts'

export type Response = { status: number; content_type: string; body: string }
export type Sender = { send(input: Input, token: string | null): Promise<Response>; close(): void }

/** Beyond this an answer counts as none. */
const PATIENCE_MS = 30_000

/** A plain client that sends what it is given and mends nothing of it. */
export function openSender(port: number, sockets: number): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets })
  return {
    close: () => agent.destroy(),
    send: ({ method, address, headers, body }, token) =>
      new Promise((resolve, reject) => {
        const bytes = body === undefined ? null : Buffer.from(body as string)
        const all = {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(bytes ? { 'content-length': String(bytes.length) } : {}),
          ...headers,
        }
        const call = request({ agent, port, host: '127.0.0.1', method, path: address, headers: all, timeout: PATIENCE_MS })
        call.once('response', (response) => {
          const parts: Buffer[] = []
          response.on('data', (part: Buffer) => parts.push(part))
          response.once('error', reject)
          response.once('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              content_type: response.headers['content-type'] ?? '',
              body: Buffer.concat(parts).toString(),
            }),
          )
        })
        call.once('timeout', () => call.destroy(new Error('no answer in 30 s')))
        call.once('error', reject)
        call.end(bytes ?? undefined)
      }),
  }
}
