import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

export type Seen = { method: string; path: string; headers: IncomingMessage['headers']; body: string }
export type Answer = { status?: number; json?: unknown; text?: string; headers?: Record<string, string>; delay_ms?: number }

/** A real HTTP and WebSocket server on a free port; the test says what it answers. */
export async function startServer(options: {
  answer?: (seen: Seen) => Answer | Promise<Answer>
  connected?: (socket: WebSocket, url: URL) => void
}) {
  const seen: Seen[] = []
  const sockets = new Set<WebSocket>()
  const http = createServer((request, response) => void respond(request, response))

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = ''
    for await (const part of request) body += part
    const one = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body }
    seen.push(one)
    const { status = 200, json, text, headers = {}, delay_ms } = (await options.answer?.(one)) ?? { status: 404 }
    if (delay_ms) await new Promise((resolve) => setTimeout(resolve, delay_ms))
    if (status === 0) return void response.destroy()
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(text ?? (json === undefined ? '' : JSON.stringify(json)))
  }

  const ws = new WebSocketServer({ server: http })
  ws.on('connection', (socket, request) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    options.connected?.(socket, new URL(request.url ?? '/', 'http://test'))
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    seen,
    sockets,
    async close() {
      for (const socket of sockets) socket.terminate()
      http.closeAllConnections()
      await new Promise((resolve) => http.close(resolve))
    },
  }
}
