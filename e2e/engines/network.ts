import { once } from 'node:events'
import { createServer, request, type IncomingMessage } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { connect, type AddressInfo, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { OUTSIDE_PAGE } from '@himoya/contract/outside'
import { makeCertificate } from '../../server/test/certificate.ts'

/** All that a browser has of the world: the house, and a page that stands for the one outside. It is the browser's proxy. */
export type Network = {
  port: number
  /** What was posted to the house, by its path. */
  posted: { path: string; body: string }[]
  /** Hosts that were asked for and are neither the house nor the page outside. */
  foreign: Set<string>
  /** Nothing comes through any more, and what was open is cut off. */
  cut: () => void
  mend: () => void
  close: () => Promise<void>
}

/** Firefox asks for lists and parts of its own, whatever a page does. */
const OF_THE_BROWSER = /[.]mozilla[.](?:com|net|org)$|^update[.]googleapis[.]com$/

const ELSEWHERE = 'Elsewhere'

export async function openNetwork(house_url: string): Promise<Network> {
  const [house, outside] = [new URL(house_url), new URL(OUTSIDE_PAGE)]
  const posted: Network['posted'] = []
  const foreign = new Set<string>()
  const open = new Set<Duplex>()
  let is_cut = false

  const elsewhere = createSecureServer(makeCertificate([outside.host]), (_, answer) => {
    answer.writeHead(200, { 'content-type': 'text/html' }).end(`<title>${ELSEWHERE}</title><p>${ELSEWHERE}`)
  })
  elsewhere.listen(0, '127.0.0.1')
  await once(elsewhere, 'listening')

  const keep = (socket: Duplex): void => {
    open.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => open.delete(socket))
  }
  const proxy = createServer((asked, answer) => {
    const { host, pathname, search } = new URL(asked.url ?? '/', house_url)
    if (host !== house.host) {
      foreign.add(host)
      return answer.writeHead(502).end()
    }
    if (asked.method === 'POST') noteBody(asked, (body) => posted.push({ path: pathname, body }))
    const onward = request({
      host: house.hostname,
      port: house.port,
      path: pathname + search,
      method: asked.method,
      headers: asked.headers,
    })
    onward.on('response', (given) => given.pipe(answer.writeHead(given.statusCode ?? 502, given.headers)))
    onward.on('error', () => answer.destroy())
    answer.on('close', () => onward.destroy())
    asked.pipe(onward)
  })
  proxy.on('connection', (socket: Socket) => {
    keep(socket)
    if (is_cut) socket.destroy()
  })
  proxy.on('connect', (asked: IncomingMessage, socket: Duplex) => {
    const [host = '', port] = (asked.url ?? '').split(':')
    const to = asked.url === house.host ? Number(port) : host === outside.host ? (elsewhere.address() as AddressInfo).port : null
    if (to === null) {
      if (!OF_THE_BROWSER.test(host)) foreign.add(host)
      return socket.destroy()
    }
    const through = connect(to, to === Number(house.port) ? house.hostname : '127.0.0.1')
    keep(through)
    socket.on('close', () => through.destroy())
    through.on('close', () => socket.destroy())
    through.on('connect', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n')
      socket.pipe(through).pipe(socket)
    })
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const cutOff = (): void => open.forEach((socket) => socket.destroy())
  return {
    port: (proxy.address() as AddressInfo).port,
    posted,
    foreign,
    cut() {
      is_cut = true
      cutOff()
    },
    mend: () => void (is_cut = false),
    async close() {
      cutOff()
      await Promise.all([proxy, elsewhere].map((server) => new Promise((closed) => server.close(closed))))
    },
  }
}

function noteBody(asked: IncomingMessage, note: (body: string) => void): void {
  const parts: Buffer[] = []
  asked.on('data', (part: Buffer) => parts.push(part))
  asked.on('end', () => note(Buffer.concat(parts).toString()))
}
