import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createApi } from '@himoya/kit/session/api-client'
import { until } from '../../../../kit/test/until.ts'
import { createEvidenceSender, type EvidenceSender, type PendingEvidence } from './evidence-sender.ts'
import { createTokenStore } from '@himoya/kit/session/token-store'

type Kept = { id: string; key: string; kind: string; size: number; bytes: Buffer; is_taken: boolean }

/** The server's end, with a network that can be cut at any request. */
function fakeServer() {
  const kept = new Map<string, Kept>()
  const heard: string[] = []
  const state = {
    kept,
    heard,
    becomes: { state: 'clean' } as object,
    meet: (_request: string): 'ok' | 'cut' | 'lose' | { status: number; code: string } => 'ok',
    serve: (request: IncomingMessage, response: ServerResponse) => void serve(request, response),
  }
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://x')
    const name = `${request.method} ${url.pathname.split('/').slice(5).filter(Boolean).join('/')}`
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const what = state.meet(name)
    if (what === 'cut') return void request.socket.destroy()
    heard.push(name)
    const [status, body] =
      typeof what === 'object' ? [what.status, { code: what.code }] : answer(request, url, Buffer.concat(parts))
    if (what === 'lose') return void request.socket.destroy()
    response.writeHead(status, { 'content-type': 'application/json' }).end(body === null ? '' : JSON.stringify(body))
  }
  function answer({ method, headers }: IncomingMessage, url: URL, body: Buffer): [number, unknown] {
    const [id = '', finish] = url.pathname.split('/').slice(5)
    if (id === '') {
      const { kind, size } = JSON.parse(String(body)) as { kind: string; size: number }
      const made = {
        id: `file-${kept.size + 1}`,
        key: `key-${kept.size + 1}`,
        kind,
        size,
        bytes: Buffer.alloc(0),
        is_taken: false,
      }
      kept.set(made.id, made)
      return [201, progress(made)]
    }
    const file = kept.get(id)
    if (!file || headers['x-file-key'] !== file.key) return [404, { code: 'not_found' }]
    if (method === 'DELETE') kept.delete(id)
    if (method === 'DELETE') return [204, null]
    if (finish === 'finish') file.is_taken = true
    if (method === 'PUT') {
      if (Number(url.searchParams.get('offset')) !== file.bytes.length) return [409, { code: 'wrong_offset' }]
      file.bytes = Buffer.concat([file.bytes, body])
    }
    return [200, file.is_taken ? { id, key: file.key, kind: file.kind, size: file.size, ...state.becomes } : progress(file)]
  }
  const progress = ({ id, key, kind, size, bytes }: Kept) => ({ id, key, kind, size, offset: bytes.length, part_size: 262_144 })
  return state
}

let fake: ReturnType<typeof fakeServer>
let server: Server
let sender: EvidenceSender
let files: readonly PendingEvidence[]
const seen: string[] = []

beforeEach(async () => {
  fake = fakeServer()
  server = createServer(fake.serve)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const tokens = createTokenStore({ access_key: 'a', refresh_key: 'b' })
  files = []
  seen.length = 0
  sender = createEvidenceSender({
    api: createApi({ tokens, lang: () => 'uz', refresh_path: 'auth/token/refresh/', origin }),
    onChange(now) {
      files = now
      seen.push(...now.map(({ state }) => state))
    },
  })
})
afterEach(async () => {
  sender.stop(true)
  server.closeAllConnections()
  await new Promise((resolve) => void server.close(resolve))
})

/** A picture by its first bytes alone. */
function picture(size: number): Blob {
  const bytes = new Uint8Array(size).map((_, at) => at % 251)
  bytes.set([0xff, 0xd8, 0xff])
  return new Blob([bytes], { type: 'image/jpeg' })
}
/** As phones and mail programs call them. */
const ODD_TYPES = [
  ['rasm.jpg', 'image/jpg', 'image', '\u00ff\u00d8\u00ff\u00e0'],
  ['rasm.jpg', 'text/plain', 'image', '\u00ff\u00d8\u00ff\u00e0'],
  ['ariza.pdf', 'application/octet-stream', 'document', '%PDF-1.7\n'],
  ['ariza.pdf', 'application/x-pdf', 'document', '%PDF-1.7\n'],
  ['ovoz.mp3', 'application/octet-stream', 'voice', 'ID3\u0004'],
  ['film.mp4', 'application/octet-stream', 'video', '\0\0\0 ftypisom'],
] as const
const settled = (): Promise<true> =>
  until(() => files.length > 0 && files.every(({ state }) => state === 'sent' || state === 'failed'))

describe('files for a report', () => {
  it('are sent one after the other, byte for byte, and each gives its key', async () => {
    sender.add([
      { blob: picture(100_000), name: 'a.jpg' },
      { blob: picture(10), name: 'b.jpg' },
    ])
    await settled()
    expect(files.map(({ state, key }) => [state, key])).toEqual([
      ['sent', 'key-1'],
      ['sent', 'key-2'],
    ])
    const whole = Buffer.from(await picture(100_000).arrayBuffer())
    expect(fake.kept.get('file-1')!.bytes.equals(whole)).toBe(true)
    expect(seen).toContain('checking')
  })

  it('go on after a cut where they stopped', async () => {
    let cuts = 0
    fake.meet = (request) => (request.startsWith('PUT') && (cuts += 1) === 2 ? 'cut' : 'ok')
    sender.add([{ blob: picture(200_000) }])
    await settled()
    expect(seen).toContain('offline')
    expect(fake.heard.filter((one) => one === 'POST ')).toHaveLength(1)
    expect(fake.kept.get('file-1')!.bytes).toHaveLength(200_000)
  })

  it('whose answer was lost at the end are finished once more, not sent again', async () => {
    let lost = false
    fake.meet = (request) => {
      if (!request.endsWith('finish') || lost) return 'ok'
      lost = true
      return 'lose'
    }
    sender.add([{ blob: picture(1_000) }])
    await settled()
    expect(files[0]).toMatchObject({ state: 'sent', key: 'key-1' })
    expect(fake.heard.filter((one) => one.startsWith('PUT'))).toHaveLength(1)
  })

  it('that the server refuses are told with the reason; the next one goes on', async () => {
    fake.meet = (request) => (request === 'POST file-1/finish' ? { status: 415, code: 'unsupported_media' } : 'ok')
    sender.add([{ blob: picture(1_000) }, { blob: picture(1_000) }])
    await settled()
    expect(files.map(({ state, problem }) => [state, problem])).toEqual([
      ['failed', 'unsupported_media'],
      ['sent', null],
    ])
  })

  it('that are too large, empty or of no kind we take never leave', async () => {
    sender.add([
      { blob: picture(50 * 1024 * 1024 + 1) },
      { blob: new Blob([], { type: 'image/png' }) },
      { blob: new Blob(['x'], { type: 'text/html' }), name: 'x.jpg' },
    ])
    await settled()
    expect(files.map(({ problem }) => problem)).toEqual(['too_large', 'file_damaged', 'unsupported_media'])
    expect(fake.heard).toEqual([])
  })

  it('that the server has forgotten can be sent from the beginning', async () => {
    fake.meet = (request) => (request.startsWith('PUT') ? { status: 404, code: 'not_found' } : 'ok')
    sender.add([{ blob: picture(1_000) }])
    await settled()
    expect(files[0]).toMatchObject({ state: 'failed', problem: 'not_found' })
    fake.meet = () => 'ok'
    sender.retry(files[0]!.id)
    await until(() => files[0]?.state === 'sent')
    expect(files[0]).toMatchObject({ key: 'key-2' })
  })

  it('that are taken away are forgotten on the server too; what a report has taken over is not', async () => {
    sender.add([{ blob: picture(1_000) }, { blob: picture(1_000) }])
    await settled()
    sender.remove(files[0]!.id)
    await until(() => fake.heard.includes('DELETE file-1'))
    sender.letGo()
    expect(files).toEqual([])
    expect([...fake.kept.keys()]).toEqual(['file-2'])
  })

  it('ask nothing more once the page is left in haste', async () => {
    sender.add([{ blob: picture(1_000) }])
    await settled()
    const before = fake.heard.length
    sender.stop(true)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(fake.heard).toHaveLength(before)
    expect(files).toEqual([])
  })

  it.each(ODD_TYPES)('are what their bytes say: %s that a browser calls %s is sent', async (name, type, kind, begin) => {
    sender.add([{ blob: new Blob([Buffer.from(begin.padEnd(100), 'latin1')], { type }), name }])
    await settled()
    expect([files[0]!.state, fake.kept.get('file-1')?.kind]).toEqual(['sent', kind])
  })

  it.each([
    ['audio/amr', 'ovoz.amr', '#!AMR\n', 'voice'],
    ['audio/mpeg', 'ovoz.mp3', 'RIFF\u0024\u0008\0\0WAVEfmt ', 'voice'],
    ['video/mp4', 'film.mp4', '\0\0\0 ftyp3gp4', 'video'],
    ['image/jpeg', 'rasm.jpg', 'GIF89a', 'image'],
    ['application/pdf', 'ariza.pdf', 'PK\u0003\u0004', 'document'],
    ['image/jpeg', 'rasm.jpg', '<!doctype html>', null],
  ])('of type «%s» called %s, whose bytes say otherwise, never leave; what they are is told', async (type, name, begin, kind) => {
    sender.add([{ blob: new Blob([Buffer.from(begin.padEnd(100), 'latin1')], { type }), name }])
    await settled()
    expect(files[0]).toMatchObject({ state: 'failed', problem: 'unsupported_media', kind })
    expect(fake.heard).toEqual([])
  })

  it.each([
    [{ state: 'clean' }, 'clean'],
    [{ state: 'clean', is_incomplete: true }, 'incomplete'],
    [{ state: 'pending' }, 'pending'],
    [{ state: 'unreadable' }, 'unreadable'],
  ])('of which the server says %o are told as %s, also after a reload', async (became, outcome) => {
    fake.becomes = became
    sender.add([{ blob: picture(1_000) }])
    await settled()
    expect(files[0]).toMatchObject({ state: 'sent', outcome })
    const kept = sender.sent()
    sender.letGo()
    sender.bringBack(kept)
    expect(files[0]).toMatchObject({ state: 'sent', outcome })
  })
})
