import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join as path } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { dump, join, type Member } from '../../../../test/chat-cast.ts'
import { CANARY, evidenceCalls, phoneVideo, richPdf } from '../../../../test/evidence-files.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { headOf, photo, photoWithPast, voice } from '../../../../test/media-files.ts'
import { AppError } from '../../../platform/core/errors.ts'
import { checkWaiting } from './check-evidence.service.ts'
import { openKey, readOriginal } from './evidence-files.ts'
import { findEvidence } from './evidence.store.ts'
import { sweepEvidence } from './sweep-evidence.service.ts'
import { tieEvidence } from './tie-evidence.service.ts'

const HOUR = 3_600_000

let app: TestApp
let calls: ReturnType<typeof evidenceCalls>
let supervisor: Member
let other_supervisor: Member
let counsellor: Member
/** What the scan says of everything, until a test changes it. */
let verdict: 'clean' | 'infected' | 'unavailable' = 'clean'

beforeAll(async () => {
  const limits = ['evidence', 'evidence_mb', 'evidence_mp', 'reports', 'reports_stop', 'reports_urgent'].map(
    (name) => `${name}=10000/3600`,
  )
  app = await startTestApp({
    env: { LIMITS: limits.join(',') },
    overrides: {
      scanVirus: async () => {
        if (verdict === 'unavailable') throw new AppError('unavailable')
        return verdict
      },
    },
  })
  calls = evidenceCalls(app)
  supervisor = await join(app, 'supervisor')
  other_supervisor = await join(app, 'supervisor')
  counsellor = await join(app, 'counsellor')
})
afterAll(() => app.close())

function privateFiles(folder = path(app.data_dir, 'private')): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((name) => {
    const file = path(folder, name)
    return statSync(file).isDirectory() ? privateFiles(file) : [file]
  })
}

async function originalOf(id: string): Promise<Buffer | null> {
  const row = await findEvidence(app.platform.db, id)
  return row ? readOriginal(app.platform, row, await openKey(app.platform, row)) : null
}

const assign = (report_id: string, to: Member) =>
  app.platform.db.updateTable('report_case').set({ state: 'assigned', assigned_to: to.id }).where('id', '=', report_id).execute()

async function reportWithPicture(): Promise<{ report_id: string; id: string; bytes: Buffer }> {
  const bytes = await photoWithPast()
  const { body } = await calls.sendWhole(bytes)
  return { report_id: await calls.report([body.key]), id: body.id, bytes }
}

describe('a file for a report', () => {
  it('is taken from anybody, at once, and answered with the key that ties it', async () => {
    const bytes = await photo()
    const { status, body } = await calls.sendWhole(bytes)
    expect(status).toBe(201)
    expect(body).toMatchObject({ kind: 'image', size: bytes.length, state: 'clean', key: expect.stringMatching(/^[\w-]{43}$/) })
    const report_id = await calls.report([body.key])
    const { body: files } = await calls.staff(supervisor.token, 'GET', `${report_id}/file/`)
    expect(files).toEqual([
      expect.objectContaining({
        id: body.id,
        kind: 'image',
        mime: 'image/webp',
        width: 640,
        height: 480,
        original: 'sealed',
        original_sha256: createHash('sha256').update(bytes).digest('hex'),
      }),
    ])
  })

  it('goes on after a cut where it stopped, and never elsewhere', async () => {
    const bytes = await photo(800, 600, 'png')
    const { body: begun } = await calls.begin('image', bytes.length)
    const half = Math.min(begun.part_size, Math.floor(bytes.length / 2))
    expect((await calls.sendPart(begun, 0, bytes.subarray(0, half))).body.offset).toBe(half)
    expect((await calls.sendPart(begun, 0, bytes.subarray(0, half))).body.code).toBe('wrong_offset')
    expect((await calls.finish(begun)).body.code).toBe('wrong_offset')
    expect((await calls.show(begun)).body).toMatchObject({ offset: half, key: begun.key })
    let at = half
    while (at < bytes.length) at = (await calls.sendPart(begun, at, bytes.subarray(at, at + begun.part_size))).body.offset
    const { status, body } = await calls.finish(begun)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: begun.id, state: 'clean', key: begun.key })
    expect((await calls.finish(begun)).body).toEqual(body)
    expect((await calls.show(begun)).body).toEqual(body)
    expect(await originalOf(begun.id)).toEqual(bytes)
  })

  it('is its sender’s alone: without its key, with another’s, or tied, it is missing', async () => {
    const { body: mine } = await calls.begin('image', 1_000)
    const { body: theirs } = await calls.begin('image', 1_000)
    for (const key of [theirs.key, 'A'.repeat(43), 'short']) {
      const stranger = { id: mine.id, key }
      for (const call of [calls.show, calls.finish, calls.cancel]) expect((await call(stranger)).body.code).toBe('not_found')
      expect((await calls.sendPart(stranger, 0, Buffer.alloc(10))).body.code).toBe('not_found')
    }
    const { body: sent } = await calls.sendWhole(await photo())
    await calls.report([sent.key])
    for (const call of [calls.show, calls.finish, calls.cancel]) expect((await call(sent)).status).toBe(404)
  })

  it('works for one report, and not before all of it has come', async () => {
    const { body: sent } = await calls.sendWhole(await photo())
    await calls.report([sent.key])
    await expect(calls.report([sent.key])).rejects.toThrow('file_keys')
    const { body: begun } = await calls.begin('image', 1_000)
    await expect(calls.report([begun.key])).rejects.toThrow('file_keys')
    await expect(calls.report(['A'.repeat(43)])).rejects.toThrow('file_keys')
  })

  it('tied by two reports at the same moment belongs to one', async () => {
    const { body: sent } = await calls.sendWhole(await photo())
    const results = await Promise.allSettled([1, 2, 3, 4].map(() => calls.report([sent.key])))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('given up leaves nothing: no row, no key, no byte', async () => {
    const before = privateFiles().length
    const { body: sent } = await calls.sendWhole(await photo())
    expect(privateFiles().length).toBeGreaterThan(before)
    const row = await findEvidence(app.platform.db, sent.id)
    expect((await calls.cancel(sent)).status).toBe(204)
    expect(privateFiles()).toHaveLength(before)
    expect(await findEvidence(app.platform.db, sent.id)).toBeUndefined()
    await expect(app.platform.vault.useKey(app.platform.db, row!.key_id!)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('that no report takes is deleted after a day; a tied one stays, and goes with its report', async () => {
    app.shiftClock(25 * HOUR)
    await sweepEvidence(app.platform)
    app.shiftClock(-25 * HOUR)
    const before = privateFiles().length
    const { body: lonely } = await calls.sendWhole(await photo())
    const { report_id, id } = await reportWithPicture()
    app.shiftClock(25 * HOUR)
    await sweepEvidence(app.platform)
    app.shiftClock(-25 * HOUR)
    expect(await findEvidence(app.platform.db, lonely.id)).toBeUndefined()
    expect(await findEvidence(app.platform.db, id)).toBeDefined()
    expect(privateFiles().length).toBe(before + 3)
    const { key_id } = await app.platform.db
      .selectFrom('report')
      .select('key_id')
      .where('id', '=', report_id)
      .executeTakeFirstOrThrow()
    await app.platform.vault.destroyKeys(app.platform.db, [key_id])
    await sweepEvidence(app.platform)
    expect(await findEvidence(app.platform.db, id)).toBeUndefined()
    expect(privateFiles()).toHaveLength(before)
  })

  it('is sealed by the report’s key alone once it is tied', async () => {
    const { body: sent } = await calls.sendWhole(await photo())
    const { key_id: own } = (await findEvidence(app.platform.db, sent.id))!
    const report_id = await calls.report([sent.key])
    const { key_id } = (await findEvidence(app.platform.db, sent.id))!
    const report = await app.platform.db
      .selectFrom('report')
      .select('key_id')
      .where('id', '=', report_id)
      .executeTakeFirstOrThrow()
    expect(key_id).toBe(report.key_id)
    await expect(app.platform.vault.useKey(app.platform.db, own!)).rejects.toMatchObject({ code: 'not_found' })
    expect(await originalOf(sent.id)).not.toBeNull()
  })

  it('is read one after the other, as the transaction that ties them has one connection', async () => {
    const sent = [await calls.sendWhole(await photo()), await calls.sendWhole(await voice())]
    const { vault } = app.platform
    const { useKey } = vault
    let [reading, most] = [0, 0]
    const read = vi.spyOn(vault, 'useKey').mockImplementation(async (...asked) => {
      most = Math.max(most, (reading += 1))
      await setImmediate()
      reading -= 1
      return useKey(...asked)
    })
    await calls.report(sent.map(({ body }) => body.key))
    read.mockRestore()
    expect(most).toBe(1)
  })

  it('that tells the story and cannot be opened keeps no report away, and its sender is told to write', async () => {
    const sent = async (bytes: Buffer): Promise<string> => (await calls.sendWhole(bytes)).body.key
    const torn = (await voice()).subarray(0, 200)
    const of_torn = await calls.send([await sent(torn)], '')
    expect([of_torn.status, of_torn.body.unheard]).toEqual([201, true])
    const beside_whole = await calls.send([await sent(torn), await sent(await voice())], '')
    expect([beside_whole.status, beside_whole.body]).toEqual([201, expect.not.objectContaining({ unheard: true })])
    expect((await calls.send([await sent(torn)])).body).not.toHaveProperty('unheard')
    expect((await calls.send([await sent(await photo())], '')).body.code).toBe('invalid')
  })

  it('of more bytes than its kind may have is refused at the beginning; more than it said at the part', async () => {
    expect((await calls.begin('document', 20 * 1024 * 1024 + 1)).body.code).toBe('too_large')
    for (const kind of ['image', 'video']) expect((await calls.begin(kind, 50 * 1024 * 1024 + 1)).status).toBe(422)
    const { body: begun } = await calls.begin('image', 100)
    expect((await calls.sendPart(begun, 0, Buffer.alloc(101))).body.code).toBe('too_large')
    // said to be a video, a paper all the same
    const large = Buffer.concat([await richPdf(), Buffer.alloc(20 * 1024 * 1024)])
    expect((await calls.sendWhole(large, 'video.mp4', 'video/mp4')).body.code).toBe('too_large')
  })

  it('is what its bytes say, whatever a browser calls it', async () => {
    const made = [await photo(), await richPdf(), await voice(), await phoneVideo()]
    const kinds = ['image', 'document', 'voice', 'video']
    for (const [at, bytes] of made.entries()) {
      for (const type of ['image/jpg', 'application/octet-stream', 'application/x-pdf', 'text/html']) {
        expect((await calls.sendWhole(bytes, 'fayl', type)).body).toMatchObject({ kind: kinds[at], state: 'clean' })
      }
    }
  })

  it.each([
    ['AMR', '#!AMR\n'],
    ['WAV', 'RIFF\u0024\u0008\u0000\u0000WAVEfmt '],
    ['3GP', '\u0000\u0000\u0000\u0018ftyp3gp4'],
    ['a page', '<!doctype html>'],
  ])('that is %s is refused at its first part, before the rest is sent; nothing of it is left', async (_name, begin) => {
    const { body: begun } = await calls.begin('voice', 3_000_000)
    const part = Buffer.from(begin.padEnd(32 * 1024, '.'), 'latin1')
    const { status, body } = await calls.sendPart(begun, 0, part)
    expect([status, body.code]).toEqual([415, 'unsupported_media'])
    expect((await calls.show(begun)).status).toBe(404)
  })

  it('that came damaged is shown as far as it goes; its sender and the team are told', async () => {
    const whole = await photo()
    const { body: sent } = await calls.sendWhole(whole.subarray(0, whole.length / 2))
    expect(sent).toMatchObject({ state: 'clean', is_incomplete: true })
    const report_id = await calls.report([sent.key])
    const { body: files } = await calls.staff(supervisor.token, 'GET', `${report_id}/file/`)
    expect(files).toMatchObject([{ id: sent.id, state: 'clean', is_incomplete: true, width: 640, height: 480 }])
    expect((await calls.staff(supervisor.token, 'POST', `${report_id}/file/${sent.id}/link/`)).status).toBe(200)
    expect((await calls.sendWhole(whole)).body).not.toHaveProperty('is_incomplete')
    expect((await calls.sendWhole(headOf(whole))).body.state).toBe('unreadable')
  })

  it('beyond the address’s share has to wait', async () => {
    const strict = await startTestApp({ env: { LIMITS: 'evidence=2/3600' } })
    const own = evidenceCalls(strict)
    expect((await own.begin('image', 10)).status).toBe(201)
    expect((await own.begin('image', 10)).status).toBe(201)
    expect(await own.begin('image', 10)).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    await strict.close()
  })

  it('comes with messages of the inbox as well, twenty-five together and no more than fifty', async () => {
    const report_id = await calls.report()
    const keys: string[] = []
    for (let count = 0; count < 51; count += 1) keys.push((await calls.sendWhole(await photo(8, 8))).body.key)
    const { db } = app.platform
    const tie = (some: string[]) => db.transaction().execute((on) => tieEvidence(app.platform, on, { keys: some, report_id }))
    await tie(keys.slice(0, 25))
    await tie(keys.slice(0, 25))
    await tie(keys.slice(25, 50))
    await expect(tie(keys.slice(50))).rejects.toMatchObject({ code: 'invalid' })
  })
})

describe('the check of a file', () => {
  it('that cannot scan keeps it waiting, and comes back to it, also when a report has taken it over', async () => {
    verdict = 'unavailable'
    const { body: sent } = await calls.sendWhole(await photo())
    expect(sent.state).toBe('pending')
    const report_id = await calls.report([sent.key])
    expect((await calls.staff(supervisor.token, 'POST', `${report_id}/file/${sent.id}/link/`)).status).toBe(404)
    verdict = 'clean'
    app.shiftClock(HOUR)
    await checkWaiting(app.platform)
    app.shiftClock(-HOUR)
    expect((await calls.staff(supervisor.token, 'POST', `${report_id}/file/${sent.id}/link/`)).status).toBe(200)
  })

  it('that finds a virus says so and keeps nothing', async () => {
    const before = privateFiles().length
    verdict = 'infected'
    expect((await calls.sendWhole(await photo())).body.code).toBe('file_infected')
    const bytes = await photo()
    const { body: begun } = await calls.begin('image', bytes.length)
    await calls.sendPart(begun, 0, bytes)
    expect((await calls.finish(begun)).body.code).toBe('file_infected')
    verdict = 'clean'
    expect((await calls.show(begun)).status).toBe(404)
    expect(privateFiles()).toHaveLength(before)
  })

  it('that finds a virus after it was sent deletes its bytes, and says so', async () => {
    verdict = 'unavailable'
    const { body: sent } = await calls.sendWhole(await photo())
    const report_id = await calls.report([sent.key])
    const before = privateFiles().length
    verdict = 'infected'
    app.shiftClock(HOUR)
    await checkWaiting(app.platform)
    app.shiftClock(-HOUR)
    verdict = 'clean'
    expect(privateFiles().length).toBe(before - 1)
    const { body: files } = await calls.staff(supervisor.token, 'GET', `${report_id}/file/`)
    expect(files).toEqual([expect.objectContaining({ id: sent.id, state: 'infected', mime: null })])
    const ask = await calls.staff(supervisor.token, 'POST', `${report_id}/file/${sent.id}/original/`, { reason: 'Tergov uchun' })
    expect(ask.status).toBe(404)
  })

  it('that can make no clean copy keeps the original sealed', async () => {
    const whole = await photo()
    const broken = whole.subarray(0, 2_000)
    const { body: sent } = await calls.sendWhole(broken)
    expect(sent.state).toBe('unreadable')
    expect(await originalOf(sent.id)).toEqual(broken)
  })

  it('done by several at once makes one clean copy that opens', async () => {
    verdict = 'unavailable'
    const { body: sent } = await calls.sendWhole(await photo())
    verdict = 'clean'
    const before = privateFiles().length
    await Promise.all([calls.finish(sent), calls.finish(sent), calls.finish(sent)])
    expect(privateFiles()).toHaveLength(before + 2)
    const report_id = await calls.report([sent.key])
    const { body: link } = await calls.staff(supervisor.token, 'POST', `${report_id}/file/${sent.id}/link/`)
    expect((await calls.follow(supervisor.token, link.url)).status).toBe(200)
  })
})

describe('the clean copy', () => {
  it('is read by who works on the case and nobody else, and each look is written down before', async () => {
    const { report_id, id } = await reportWithPicture()
    const link = `${report_id}/file/${id}/link/`
    const list = `${report_id}/file/`
    expect((await calls.staff(supervisor.token, 'POST', link)).status).toBe(200)
    for (const call of [() => calls.staff(counsellor.token, 'POST', link), () => calls.staff(counsellor.token, 'GET', list)]) {
      expect((await call()).status).toBe(404)
    }
    await assign(report_id, counsellor)
    expect((await calls.staff(counsellor.token, 'POST', link)).status).toBe(200)
    for (const role of ['editor', 'admin'] as const) {
      const { token } = await join(app, role)
      expect((await calls.staff(token, 'POST', link)).status).toBe(403)
    }
    const person = await join(app)
    expect((await calls.staff(person.token, 'POST', link)).status).toBe(401)
    const entries = await app.platform.db
      .selectFrom('audit_entry')
      .select(['actor_id', 'action'])
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
    expect(entries).toEqual([
      { actor_id: supervisor.id, action: 'evidence.opened' },
      { actor_id: counsellor.id, action: 'evidence.opened' },
    ])
  })

  it('of another report, or of none, is missing', async () => {
    const { id } = await reportWithPicture()
    const other = await calls.report()
    expect((await calls.staff(supervisor.token, 'POST', `${other}/file/${id}/link/`)).status).toBe(404)
    const { body: untied } = await calls.sendWhole(await photo())
    expect((await calls.staff(supervisor.token, 'POST', `${other}/file/${untied.id}/link/`)).status).toBe(404)
  })

  it('is given for a minute to one session, as a file to take, where nothing can run', async () => {
    const { report_id, id } = await reportWithPicture()
    const { body: link } = await calls.staff(supervisor.token, 'POST', `${report_id}/file/${id}/link/`)
    const { status, headers, bytes } = await calls.follow(supervisor.token, link.url)
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="himoya-[\da-f]{8}\.webp"$/)
    expect(headers.get('content-security-policy')).toContain('sandbox')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect((await sharp(bytes).metadata()).width).toBe(300)
    const part = await calls.follow(supervisor.token, link.url, { range: 'bytes=10-19' })
    expect(part.bytes).toEqual(bytes.subarray(10, 20))
    expect((await calls.follow(other_supervisor.token, link.url)).status).toBe(404)
    expect((await calls.follow(supervisor.token, link.url.replace('/copy/', '/original/'))).status).toBe(404)
    expect((await calls.follow(supervisor.token, link.url.replace(/until=\d/, 'until=9'))).status).toBe(404)
    app.shiftClock(61_000)
    expect((await calls.follow(supervisor.token, link.url)).status).toBe(404)
    app.shiftClock(-61_000)
  })

  it('of a PDF is its pages as pictures, and a new PDF of those', async () => {
    const { body: sent } = await calls.sendWhole(await richPdf(), 'hujjat.pdf', 'application/pdf')
    expect(sent).toMatchObject({ kind: 'document', state: 'clean' })
    const report_id = await calls.report([sent.key])
    const { body: link } = await calls.staff(supervisor.token, 'POST', `${report_id}/file/${sent.id}/link/`)
    const page = await calls.follow(supervisor.token, `${link.page_url}1`)
    expect(page.headers.get('content-type')).toBe('image/jpeg')
    expect(await sharp(page.bytes).metadata()).toMatchObject({ format: 'jpeg', height: 1_800 })
    expect((await calls.follow(supervisor.token, `${link.page_url}2`)).status).toBe(404)
    // The photograph in it is drawn: not all of the page is white.
    expect((await sharp(page.bytes).stats()).channels[0]!.stdev).toBeGreaterThan(5)
    const whole = await calls.follow(supervisor.token, link.url)
    expect(whole.headers.get('content-type')).toBe('application/pdf')
    expect(whole.headers.get('content-disposition')).toContain('attachment')
    expect(whole.bytes.toString('latin1')).toMatch(/^%PDF-1\.4/)
    expect(whole.bytes.toString('latin1')).not.toContain(CANARY)
  })

  it('of a phoneVideo and a voice is what was seen and heard, without a word about where', async () => {
    for (const [bytes, kind] of [
      [await phoneVideo(), 'video'],
      [await voice({ tags: true }), 'voice'],
    ] as const) {
      expect(bytes.toString('latin1')).toContain(CANARY)
      const { body: sent } = await calls.sendWhole(bytes)
      expect(sent).toMatchObject({ kind, state: 'clean' })
      const report_id = await calls.report([sent.key])
      const { body: link } = await calls.staff(supervisor.token, 'POST', `${report_id}/file/${sent.id}/link/`)
      const { bytes: clean } = await calls.follow(supervisor.token, link.url)
      expect(clean.toString('latin1')).not.toContain(CANARY)
      expect(await originalOf(sent.id)).toEqual(bytes)
    }
  })
})

describe('the original', () => {
  const original = (report_id: string, id: string, more = '') => `${report_id}/file/${id}/original/${more}`

  it('is opened by two people, for a day, and is byte for byte what came', async () => {
    const { report_id, id, bytes } = await reportWithPicture()
    await assign(report_id, counsellor)
    expect((await calls.staff(counsellor.token, 'POST', original(report_id, id, 'link/'))).status).toBe(404)
    const asked = await calls.staff(counsellor.token, 'POST', original(report_id, id), { reason: 'Tergovchi so‘radi' })
    expect(asked).toMatchObject({
      status: 200,
      body: { original: 'asked', asked: { reason: 'Tergovchi so‘radi', by: { id: counsellor.id }, can_decide: false } },
    })
    expect((await calls.staff(counsellor.token, 'POST', original(report_id, id), { reason: 'Yana' })).body.code).toBe(
      'already_done',
    )
    expect((await calls.staff(counsellor.token, 'POST', original(report_id, id, 'decide/'), { grant: true })).status).toBe(403)
    expect((await calls.staff(counsellor.token, 'POST', original(report_id, id, 'link/'))).status).toBe(404)
    const granted = await calls.staff(supervisor.token, 'POST', original(report_id, id, 'decide/'), { grant: true })
    expect(granted.body).toMatchObject({ original: 'unsealed' })
    const { body: link } = await calls.staff(counsellor.token, 'POST', original(report_id, id, 'link/'))
    const taken = await calls.follow(counsellor.token, link.url)
    expect(taken.bytes).toEqual(bytes)
    expect(taken.headers.get('content-type')).toBe('application/octet-stream')
    expect(taken.headers.get('content-disposition')).toMatch(/^attachment; filename="original-himoya-[\da-f]{8}\.jpg"$/)
    expect(taken.headers.get('repr-digest')).toBe(`sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`)
    app.shiftClock(25 * HOUR)
    const late = await join(app, 'supervisor')
    expect((await calls.staff(late.token, 'POST', original(report_id, id, 'link/'))).status).toBe(404)
    app.shiftClock(-25 * HOUR)
    const events = await app.platform.db
      .selectFrom('case_event')
      .select('what')
      .where('case_id', '=', report_id)
      .where('kind', '=', 'original')
      .orderBy('seq')
      .execute()
    expect(events.map(({ what }) => what)).toEqual(['asked', 'unsealed', 'taken'])
    const { rows } = {
      rows: await app.platform.db.selectFrom('audit_entry').select('action').where('subject_id', '=', id).execute(),
    }
    expect(rows.map(({ action }) => action).toSorted()).toEqual([
      'evidence.original_asked',
      'evidence.original_decided',
      'evidence.original_taken',
    ])
  })

  it('asked for by a supervisor is opened by another one, never by the same', async () => {
    const { report_id, id } = await reportWithPicture()
    await calls.staff(supervisor.token, 'POST', original(report_id, id), { reason: 'Sud uchun kerak' })
    const own = await calls.staff(supervisor.token, 'POST', original(report_id, id, 'decide/'), { grant: true })
    expect(own.body.code).toBe('second_person')
    const { body: files } = await calls.staff(other_supervisor.token, 'GET', `${report_id}/file/`)
    expect(files[0].asked.can_decide).toBe(true)
    const refused = await calls.staff(other_supervisor.token, 'POST', original(report_id, id, 'decide/'), { grant: false })
    expect(refused.body).toMatchObject({ original: 'sealed' })
    expect((await calls.staff(supervisor.token, 'POST', original(report_id, id, 'link/'))).status).toBe(404)
  })

  it('is not for who reads by break-glass, the clean copy is', async () => {
    const { report_id, id } = await reportWithPicture()
    await calls.staff(supervisor.token, 'POST', original(report_id, id), { reason: 'Sud uchun kerak' })
    await calls.staff(other_supervisor.token, 'POST', original(report_id, id, 'decide/'), { grant: true })
    const reader = await join(app, 'counsellor')
    expect((await calls.staff(reader.token, 'POST', `${report_id}/file/${id}/link/`)).status).toBe(404)
    expect((await calls.staff(reader.token, 'POST', `${report_id}/break-glass/`, { reason: 'Bola xavf ostida' })).status).toBe(
      200,
    )
    expect((await calls.staff(reader.token, 'POST', `${report_id}/file/${id}/link/`)).status).toBe(200)
    expect((await calls.staff(reader.token, 'POST', original(report_id, id, 'link/'))).status).toBe(403)
    expect((await calls.staff(reader.token, 'POST', original(report_id, id), { reason: 'Menga kerak' })).status).toBe(403)
  })

  it('lies nowhere in the clear: not on the disk, not in the database', async () => {
    await reportWithPicture()
    const { body: begun } = await calls.begin('image', 10_000)
    await calls.sendPart(begun, 0, Buffer.from('canary-part'.repeat(100)))
    expect(privateFiles().length).toBeGreaterThan(3)
    for (const file of privateFiles()) expect(readFileSync(file).toString('latin1')).not.toContain(CANARY)
    const words = (await dump(app)).join('\n')
    expect(words).toContain(begun.id)
    expect(words).not.toContain(begun.key.toLowerCase())
    expect(words).not.toContain(CANARY)
  })
})
