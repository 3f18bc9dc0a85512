import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { SIZES } from '@himoya/contract/limits'
import { WebSocketServer } from 'ws'
import { addressOf } from '../core/address.ts'
import type { App } from '../core/app-type.ts'
import { errorFields } from '../core/log.ts'
import type { Platform } from '../platform.ts'
import type { Wire } from './connection.ts'
import { createConnections, type Connections } from './connections.ts'

export type SocketPath = {
  /** Its first group is the path's variable part. */
  pattern: RegExp
  open(connections: Connections, wire: Wire, part: string, query: URLSearchParams): void
}

/**
 * Lets sockets in, beside the HTTP routes of the same port. Who may is decided after the upgrade, because a browser shows a refused upgrade only as 1006 (chat-protocol.md, "Socket"); refused
 * before it are only unknown paths and foreign sites. Sockets are drained before the server closes.
 */
export function serveSocketUpgrades(app: App, platform: Platform, paths: readonly SocketPath[]): void {
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: SIZES.frame,
  })
  const connections = createConnections(platform)
  app.addHook('preClose', async () => connections.drain())

  const enter = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    const address = addressOf(request)
    if (!address) return refuse(stream, '400 Bad Request')
    for (const { pattern, open } of paths) {
      const match = pattern.exec(address.path)
      if (!match) continue
      if (!isOurs(request, address.path, platform)) return refuse(stream, '403 Forbidden')
      const query = new URLSearchParams(address.query)
      server.handleUpgrade(request, stream, head, (socket) => open(connections, { socket, stream }, match[1] ?? '', query))
      return
    }
    refuse(stream, '404 Not Found')
  }

  app.server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    // From here on the HTTP server listens no more: without a listener a reset would end the process.
    stream.on('error', () => {})
    try {
      enter(request, stream, head)
    } catch (error) {
      platform.log.error('socket not opened', errorFields(error))
      stream.destroy()
    }
  })
}

/** A page of another site must not speak with the person's rights, the site's not with a member's. What is no browser sends no Origin. */
function isOurs({ headers }: IncomingMessage, path: string, { config }: Platform): boolean {
  const { origin, host } = headers
  const [site, staff] = [new URL(config.public_url), new URL(config.staff_url)]
  const own = path.startsWith('/ws/staff') ? staff : site
  if (origin === undefined || origin === own.origin) return true
  if (site.host !== staff.host) return false
  // A demo is opened as localhost, as 127.0.0.1 or by the machine's name.
  return config.mode === 'demo' && URL.canParse(origin) && new URL(origin).host === host
}

function refuse(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
