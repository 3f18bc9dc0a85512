import { createServer, type AddressInfo, type Server } from 'node:net'
import { createServer as createTlsServer, getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterEach, describe, expect, it } from 'vitest'
import { makeCertificate } from '../../../test/certificate.ts'
import { createVirusScan } from './virus-scan.ts'

let server: Server | undefined
afterEach(() => void server?.close())

/** A clamd in form: it gathers the chunks of one INSTREAM and answers what the test says. */
async function clamd(answer: (bytes: Buffer) => string | null, pem?: { cert: string; key: string }) {
  const listen = pem ? createTlsServer.bind(null, pem) : createServer
  server = listen((socket) => {
    let heard = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('data', (part) => {
      heard = Buffer.concat([heard, part])
      if (!heard.subarray(-4).equals(Buffer.alloc(4))) return
      const reply = answer(gather(heard))
      if (reply === null) socket.destroy()
      else socket.end(reply)
    })
  })
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
  return createVirusScan({ host: '127.0.0.1', port: (server.address() as AddressInfo).port, tls: pem !== undefined })
}

function gather(heard: Buffer): Buffer {
  const parts: Buffer[] = []
  let at = 'zINSTREAM\0'.length
  for (;;) {
    const length = heard.readUInt32BE(at)
    if (length === 0) return Buffer.concat(parts)
    parts.push(heard.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
}

describe('the virus scan', () => {
  it('shows clamd every byte and believes what it says', async () => {
    const bytes = Buffer.alloc(300_000, 7)
    let shown: Buffer | undefined
    const scan = await clamd((all) => {
      shown = all
      return 'stream: OK\0'
    })
    expect(await scan(bytes)).toBe('clean')
    expect(shown).toEqual(bytes)
  })

  it('tells what is infected', async () => {
    const scan = await clamd((bytes) => (bytes.includes('EICAR') ? 'stream: Win.Test.EICAR_HDB-1 FOUND\0' : 'stream: OK\0'))
    expect(await scan(Buffer.from('EICAR'))).toBe('infected')
    expect(await scan(Buffer.from('letter'))).toBe('clean')
  })

  it.each<[string, string | null]>([
    ['goes away', null],
    ['says that it is too big', 'INSTREAM size limit exceeded. ERROR\0'],
    ['says nothing', ''],
  ])('calls nothing clean when clamd %s', async (_name, reply) => {
    const scan = await clamd(() => reply)
    await expect(scan(Buffer.from('x'))).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('calls nothing clean when nobody is there', async () => {
    const scan = createVirusScan({ host: '127.0.0.1', port: 1, tls: false })
    await expect(scan(Buffer.from('x'))).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('reaches a clamd elsewhere by TLS, and no other one under its name', async () => {
    const pem = makeCertificate(['clamd.test'])
    const scan = await clamd(() => 'stream: OK\0', pem)
    await expect(scan(Buffer.from('x'))).rejects.toMatchObject({ code: 'unavailable' })
    const trusted = getCACertificates()
    setDefaultCACertificates([...trusted, pem.cert])
    expect(await scan(Buffer.from('x'))).toBe('clean')
    setDefaultCACertificates(trusted)
  })

  it('is off unless a clamd was named', async () => {
    expect(await createVirusScan(null)(Buffer.from('EICAR'))).toBe('clean')
  })
})
