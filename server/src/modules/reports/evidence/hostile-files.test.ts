import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join as path } from 'node:path'
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { join, type Member } from '../../../../test/chat-cast.ts'
import { FULL } from '../../../../../kit/test/full.ts'
import { CANARY, evidenceCalls } from '../../../../test/evidence-files.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { type Hostile, hostileFiles } from '../../../../test/hostile-files.ts'
import { openKey, readOriginal } from './evidence-files.ts'
import { findEvidence } from './evidence.store.ts'

let app: TestApp
let calls: ReturnType<typeof evidenceCalls>
let supervisor: Member
let files: Hostile[]

beforeAll(async () => {
  const names = ['api', 'evidence', 'evidence_mb', 'evidence_mp', 'reports', 'reports_stop', 'reports_urgent']
  app = await startTestApp({ env: { LIMITS: names.map((name) => `${name}=100000/3600`).join(',') } })
  calls = evidenceCalls(app)
  supervisor = await join(app, 'supervisor')
  files = await hostileFiles()
})
afterAll(() => app.close())

const REFUSED = ['unsupported_media', 'too_large']
const SERVED = new Set([
  'image/webp',
  'image/jpeg',
  'application/pdf',
  'video/mp4',
  'video/webm',
  'audio/mp4',
  'audio/webm',
  'audio/mpeg',
])
/** Where pictures and videos keep what they know of themselves. */
const TRACES = ['Exif\0', 'http://ns.adobe.com', 'x:xmpmeta', 'Photoshop 3.0', 'ICC_PROFILE', '<script', '<?php']
/** And PDFs. Short as they are, they stand by chance in the pixels of a page, so they are looked for outside of these. */
const PDF_METADATA = ['/Info', '/Metadata', '/JavaScript', '/JS']
const STREAMS = /\bstream\r?\n[\s\S]*?\bendstream\b/g

type Kept = { file: Hostile; id: string; key: string; state: string; mime?: string }

/** Two at a time, as two people would. */
async function eachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = [...items]
  const worker = async (): Promise<void> => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item)
  }
  await Promise.all([worker(), worker()])
}

function privateFiles(folder = path(app.data_dir, 'private')): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((name) => {
    const file = path(folder, name)
    return statSync(file).isDirectory() ? privateFiles(file) : [file]
  })
}

/** The word in one byte a letter and in two, whichever comes first. */
const SPELLED = [Buffer.from(CANARY), Buffer.from(CANARY, 'utf16le'), Buffer.from(CANARY, 'utf16le').swap16()]

function findings(mime: string, bytes: Buffer): string[] {
  const outside = mime === 'application/pdf' ? bytes.toString('latin1').replaceAll(STREAMS, '') : ''
  return [
    ...(SPELLED.some((word) => bytes.includes(word)) ? [CANARY] : []),
    ...TRACES.filter((mark) => bytes.includes(Buffer.from(mark, 'latin1'))),
    ...PDF_METADATA.filter((mark) => outside.includes(mark)),
  ]
}

async function knownOf(mime: string, bytes: Buffer): Promise<unknown> {
  if (mime.startsWith('image/')) {
    const { exif, icc, iptc, xmp, comments } = await sharp(bytes).metadata()
    return [exif, icc, iptc, xmp, comments].filter(Boolean)
  }
  if (mime === 'application/pdf') return []
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) })
  const { raw = {}, ...tags } = await input.getMetadataTags()
  const tracks = await Promise.all((await input.getTracks()).map((track) => track.getName()))
  // What the container's writer says of itself is no metadata of the file.
  const own = Object.keys(raw).filter((name) => !['TSSE', 'WritingApp', 'MuxingApp', 'ENCODER'].includes(name))
  return [...Object.keys(tags), ...own, ...tracks.filter(Boolean)]
}

it(
  'of hundreds of hostile files none breaks the server, none is served inline, none leaves a word in the clean copy, and each ' +
    'original that is kept is byte for byte what came',
  { timeout: 600_000 },
  async () => {
    expect(files.length).toBeGreaterThan(FULL ? 300 : 140)
    const kept: Kept[] = []
    const counts: Record<string, number> = {}
    await eachOf(files, async (file) => {
      const { status, body } = await calls.sendWhole(file.bytes, file.name, file.type)
      const outcome = status === 201 ? body.state : body.code
      counts[outcome] = (counts[outcome] ?? 0) + 1
      expect([file.about, status === 201 ? ['clean', 'unreadable'] : REFUSED]).toEqual([
        file.about,
        expect.arrayContaining([outcome]),
      ])
      if (status === 201) kept.push({ file, ...body })
    })
    expect(counts.clean).toBeGreaterThan(FULL ? 80 : 40)
    expect(counts.unreadable).toBeGreaterThan(FULL ? 30 : 10)
    expect(counts.unsupported_media).toBeGreaterThan(30)

    for (const file of privateFiles()) expect(readFileSync(file).toString('latin1')).not.toContain(CANARY)
    for (let at = 0; at < kept.length; at += 10) {
      const some = kept.slice(at, at + 10)
      const report_id = await calls.report(some.map(({ key }) => key))
      const { body: listed } = await calls.staff(supervisor.token, 'GET', `${report_id}/file/`)
      await eachOf(some, (one) => look(report_id, one, listed))
    }
  },
)

async function look(report_id: string, { file, id, state }: Kept, listed: any[]): Promise<void> {
  const row = (await findEvidence(app.platform.db, id))!
  const original = await readOriginal(app.platform, row, await openKey(app.platform, row))
  expect([file.about, original?.equals(file.bytes)]).toEqual([file.about, true])
  const sha256 = createHash('sha256').update(file.bytes).digest('hex')
  expect(listed.find((one) => one.id === id)).toMatchObject({ state, original_sha256: sha256 })
  const { status, body: link } = await calls.staff(supervisor.token, 'POST', `${report_id}/file/${id}/link/`)
  expect([file.about, status]).toEqual([file.about, state === 'clean' ? 200 : 404])
  if (state !== 'clean') return
  for (const url of [link.url, link.preview_url, link.page_url && `${link.page_url}1`].filter(Boolean)) {
    const { headers, bytes } = await calls.follow(supervisor.token, url)
    const mime = headers.get('content-type')!
    expect([file.about, SERVED.has(mime), mime]).toEqual([file.about, true, mime])
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="himoya-[\da-f]{8}\.[a-z\d]{3,4}"$/)
    expect(headers.get('content-security-policy')).toContain('sandbox')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect([file.about, findings(mime, bytes), await knownOf(mime, bytes)]).toEqual([file.about, [], []])
  }
}
