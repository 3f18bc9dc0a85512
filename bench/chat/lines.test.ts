import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { WebSocketServer } from 'ws'
import { makeCid } from './cid.ts'
import { dialJson } from './json-line.ts'
import { TEXT } from './line.ts'
import { takeStanzas } from './stanzas.ts'

const CID = makeCid('0badcafe', 1, 7)

it('speaks WebSocket with a server that is none of ours, and sees whose text was changed', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  server.on('connection', (socket) => {
    socket.send('{"type":"hello","last_seq":41}')
    socket.on('message', (bytes) => {
      const { cid, message } = JSON.parse(bytes.toString())
      socket.send(JSON.stringify({ id: 'x', message, seq: 42, cid }))
      socket.send(JSON.stringify({ id: 'x', message: `${message.slice(1)}`.padEnd(70_000), seq: 43, cid }))
      socket.send(JSON.stringify({ type: 'ack', cid }))
    })
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const heard: unknown[] = []
  await new Promise<void>((resolve) => {
    const line = dialJson({ speaks: 'json', port, path: '/', chat_id: null }, null, {
      open(last_seq) {
        heard.push(['open', last_seq])
        line.send(CID)
      },
      message: (cid, seq, intact) => heard.push([cid, seq, intact]),
      ack(cid) {
        heard.push(['ack', cid])
        line.end()
      },
      refused: (cid) => heard.push(['refused', cid]),
      closed: () => resolve(),
    })
  })
  server.close()
  expect(heard).toEqual([
    ['open', 41],
    [CID, 42, true],
    [CID, 43, false],
    ['ack', CID],
  ])
})

it('cuts an XMPP stream into the same stanzas wherever its packets end', () => {
  const inner = `<message xmlns='jabber:client' id='${CID}'><body>${TEXT}</body></message>`
  const stream = Buffer.from(
    `<?xml version='1.0'?><stream:stream id='1'><stream:features><bind/></stream:features> <a h='3' xmlns='urn:xmpp:sm:3'/>` +
      `<message to='c0'><result><forwarded>${inner}</forwarded></result></message>${inner}<r/><iq id='1'><fin/></iq>`,
  )
  const whole = ['stream:features', 'a', 'message', 'message', 'r', 'iq']
  for (let cut = 1; cut < stream.length; cut += 1) {
    const names: string[] = []
    const take = takeStanzas((name) => names.push(name))
    const used = take(stream.subarray(0, cut))
    const rest = take(stream.subarray(used))
    expect([names, used + rest]).toEqual([whole, stream.length])
  }
})
