import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join as path } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dialChat, dump, join, openChat, say, type Member } from '../../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { photo, photoWithPast, voice } from '../../../../test/media-files.ts'
import { AppError } from '../../../platform/core/errors.ts'
import { forgetChats, forgetMessages } from '../history/own-chats.service.ts'
import { sweepAttachments } from './sweep-attachments.service.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const PART = { 'content-type': 'application/offset+octet-stream' }

let app: TestApp
let disk_full = false
/** What the scan says of everything, until a test changes it. */
let verdict: 'clean' | 'infected' | 'unavailable' = 'clean'

beforeAll(async () => {
  app = await startTestApp({
    env: { LIMITS: 'attachment=1000/3600' },
    overrides: {
      scanVirus: async () => {
        if (verdict === 'unavailable') throw new AppError('unavailable')
        return verdict
      },
    },
  })
  const { private_files } = app.platform
  const write = private_files.write
  private_files.write = async (key, bytes) => {
    if (disk_full) throw Object.assign(new Error('no space'), { code: 'ENOSPC' })
    await write(key, bytes)
  }
})
afterAll(() => app.close())

async function personWithChat(): Promise<{ child: Member; chat_id: string }> {
  const child = await join(app)
  return { child, chat_id: await openChat(app, child) }
}

const begin = (who: Member, chat_id: string, body: unknown) =>
  app.call('POST', `/api/v1/chat/${chat_id}/attachment/`, { token: who.token, body })
const at = (chat_id: string, id: string) => `/api/v1/chat/${chat_id}/attachment/${id}/`

async function sendPart(who: Member, chat_id: string, id: string, offset: number, bytes: Buffer) {
  const response = await fetch(`${app.url}${at(chat_id, id)}?offset=${offset}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${who.token}`, ...PART },
    body: new Uint8Array(bytes),
  })
  return { status: response.status, body: (await response.json()) as any }
}

async function upload(who: Member, chat_id: string, kind: 'image' | 'voice', bytes: Buffer, part_size = 256 * 1024) {
  const begun = await begin(who, chat_id, { kind, size: bytes.length })
  expect(begun.status).toBe(201)
  const { id } = begun.body
  for (let offset = 0; offset < bytes.length; offset += part_size) {
    expect((await sendPart(who, chat_id, id, offset, bytes.subarray(offset, offset + part_size))).status).toBe(200)
  }
  return { id: id as string, ...(await app.call('POST', `${at(chat_id, id)}finish/`, { token: who.token })) }
}

async function uploadForm(who: Member, chat_id: string, bytes: Buffer, type: string, field = 'file') {
  const form = new FormData()
  form.set(field, new Blob([new Uint8Array(bytes)], { type }), 'holiday.exe')
  return app.call('POST', `/api/v1/chat/${chat_id}/attachment/`, { token: who.token, body: form })
}

const sendWith = (who: Member, chat_id: string, attachment_id: string, message = '', cid: string = randomUUID()) =>
  app.call('POST', `/api/v1/message/${chat_id}/`, { token: who.token, body: { cid, message, attachment_id } })
const linkOf = (who: Member, id: string) => app.call('GET', `/api/v1/attachment/${id}/link/`, { token: who.token })

async function read(who: Member, url: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${app.url}${url}`, { headers: { authorization: `Bearer ${who.token}`, ...headers } })
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

/** A chat of the child's that this counsellor has. */
async function assignedChat() {
  const { child, chat_id } = await personWithChat()
  const counsellor = await join(app, 'counsellor')
  await say(app, child, chat_id, 'salom')
  await app.call('POST', `/api/v1/staff/chat/${chat_id}/claim/`, { token: counsellor.token })
  return { child, chat_id, counsellor }
}

const sentPicture = async (who: Member, chat_id: string) => {
  const { id, body } = await upload(who, chat_id, 'image', await photo())
  expect((await sendWith(who, chat_id, id)).status).toBe(200)
  return body as { id: string; size: number }
}

function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path(folder, name))
    .filter((name) => statSync(name).isFile())
}
const privateFiles = () => filesUnder(path(app.data_dir, 'private'))

describe('an upload', () => {
  it('in parts becomes a picture, whose bytes come back re-encoded', async () => {
    const { child, chat_id } = await personWithChat()
    const { status, body } = await upload(child, chat_id, 'image', await photo(2_400, 1_800))
    expect(status).toBe(200)
    expect(body).toMatchObject({ mime: 'image/webp', width: 1_600, height: 1_200, blur: expect.stringMatching(/^data:image/) })
    const { url, preview_url } = (await linkOf(child, body.id)).body
    const full = await read(child, url)
    expect(full.bytes).toHaveLength(body.size)
    expect(full.bytes.toString('latin1', 8, 12)).toBe('WEBP')
    expect((await read(child, preview_url)).bytes.length).toBeLessThanOrEqual(12 * 1024)
  })

  it('in one form becomes a picture or a voice note, whatever its name says', async () => {
    const { child, chat_id } = await personWithChat()
    const picture = await uploadForm(child, chat_id, await photo(), 'image/jpeg')
    expect([picture.status, picture.body.mime]).toEqual([201, 'image/webp'])
    const note = await uploadForm(child, chat_id, await voice({ seconds: 3 }), 'audio/webm;codecs=opus')
    expect([note.status, note.body.mime, note.body.duration]).toEqual([201, 'audio/webm', 3])
    expect((await uploadForm(child, chat_id, await photo(), 'image/jpeg', 'other')).body.fields).toEqual({ file: ['required'] })
    expect((await uploadForm(child, chat_id, Buffer.from('MZ program'), 'image/png')).status).toBe(415)
  })

  it('goes on after a cut where it stands, and takes no part at another place', async () => {
    const { child, chat_id } = await personWithChat()
    const bytes = await photo()
    const { id } = (await begin(child, chat_id, { kind: 'image', size: bytes.length })).body
    await sendPart(child, chat_id, id, 0, bytes.subarray(0, 10_000))
    for (const wrong of [0, 5_000, 10_001, 20_000]) {
      const { status, body } = await sendPart(child, chat_id, id, wrong, bytes.subarray(0, 50))
      expect([status, body.code]).toEqual([409, 'wrong_offset'])
    }
    const { body } = await app.call('GET', at(chat_id, id), { token: child.token })
    expect(body).toMatchObject({ offset: 10_000, size: bytes.length, part_size: 256 * 1024 })
    expect((await app.call('POST', `${at(chat_id, id)}finish/`, { token: child.token })).body.code).toBe('wrong_offset')
    await sendPart(child, chat_id, id, 10_000, bytes.subarray(10_000))
    const finished = await app.call('POST', `${at(chat_id, id)}finish/`, { token: child.token })
    expect(finished.status).toBe(200)
    expect((await app.call('POST', `${at(chat_id, id)}finish/`, { token: child.token })).body).toEqual(finished.body)
  })

  it('of which two tries send the same part at once counts it once', async () => {
    const { child, chat_id } = await personWithChat()
    const bytes = await photo()
    const { id } = (await begin(child, chat_id, { kind: 'image', size: bytes.length })).body
    const tries = await Promise.all([1, 2, 3].map(() => sendPart(child, chat_id, id, 0, bytes.subarray(0, 8_000))))
    expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    await sendPart(child, chat_id, id, 8_000, bytes.subarray(8_000))
    expect((await app.call('POST', `${at(chat_id, id)}finish/`, { token: child.token })).status).toBe(200)
  })

  it('takes no byte more than was said, and no size over the limit', async () => {
    const { child, chat_id } = await personWithChat()
    const { id } = (await begin(child, chat_id, { kind: 'image', size: 100 })).body
    expect((await sendPart(child, chat_id, id, 0, Buffer.alloc(101))).body.code).toBe('too_large')
    expect((await sendPart(child, chat_id, id, 0, Buffer.alloc(256 * 1024 + 1))).status).toBe(413)
    expect((await begin(child, chat_id, { kind: 'image', size: 10 * 1024 * 1024 + 1 })).body.code).toBe('too_large')
    expect((await begin(child, chat_id, { kind: 'voice', size: 50 * 1024 * 1024 + 1 })).status).toBe(422)
    expect((await begin(child, chat_id, { kind: 'video', size: 5 })).body.fields).toEqual({ kind: ['not_allowed'] })
    expect((await begin(child, chat_id, { kind: 'image', size: 0 })).status).toBe(422)
  })

  it('that lies about its kind is refused', async () => {
    const { child, chat_id } = await personWithChat()
    expect((await upload(child, chat_id, 'image', await voice())).body.code).toBe('unsupported_media')
    expect((await upload(child, chat_id, 'voice', await photo())).body.code).toBe('unsupported_media')
    expect((await upload(child, chat_id, 'voice', await voice({ seconds: 190 }))).body.code).toBe('voice_too_long')
    const heic = Buffer.concat([Buffer.from('0000001866747970', 'hex'), Buffer.from('heic\0\0\0\0mif1heic'), Buffer.alloc(64)])
    const { status, body } = await upload(child, chat_id, 'image', heic)
    expect([status, body.code]).toEqual([415, 'heic_unsupported'])
    expect(body.message).toContain('JPEG')
  })

  it('that is given up is gone, from the disk too', async () => {
    const { child, chat_id } = await personWithChat()
    const before = privateFiles().length
    const { id } = (await begin(child, chat_id, { kind: 'image', size: 5_000 })).body
    await sendPart(child, chat_id, id, 0, Buffer.alloc(4_000))
    expect(privateFiles()).toHaveLength(before + 1)
    expect((await app.call('DELETE', at(chat_id, id), { token: child.token })).status).toBe(204)
    expect((await app.call('GET', at(chat_id, id), { token: child.token })).status).toBe(404)
    expect(privateFiles()).toHaveLength(before)
  })

  it('meets a full disk with a clear word, and goes on when there is room', async () => {
    const { child, chat_id } = await personWithChat()
    const bytes = await photo()
    const { id } = (await begin(child, chat_id, { kind: 'image', size: bytes.length })).body
    disk_full = true
    expect((await sendPart(child, chat_id, id, 0, bytes)).body.code).toBe('read_only')
    disk_full = false
    expect((await app.call('GET', at(chat_id, id), { token: child.token })).body.offset).toBe(0)
    expect((await sendPart(child, chat_id, id, 0, bytes)).status).toBe(200)
    disk_full = true
    expect((await app.call('POST', `${at(chat_id, id)}finish/`, { token: child.token })).body.code).toBe('read_only')
    disk_full = false
    expect((await app.call('POST', `${at(chat_id, id)}finish/`, { token: child.token })).status).toBe(200)
  })

  it('is one of few that are not sent, and of so many an hour', async () => {
    const { child, chat_id } = await personWithChat()
    for (let count = 0; count < 10; count += 1) expect((await begin(child, chat_id, { kind: 'image', size: 5 })).status).toBe(201)
    expect((await begin(child, chat_id, { kind: 'image', size: 5 })).body.code).toBe('rate_limited')
    const strict = await startTestApp({ env: { LIMITS: 'attachment=2/3600' } })
    try {
      const other = await join(strict)
      const path_of = `/api/v1/chat/${await openChat(strict, other)}/attachment/`
      const statuses: number[] = []
      for (let count = 0; count < 3; count += 1) {
        statuses.push((await strict.call('POST', path_of, { token: other.token, body: { kind: 'image', size: 5 } })).status)
      }
      expect(statuses).toEqual([201, 201, 429])
    } finally {
      await strict.close()
    }
  })

  it('into an ended chat is refused', async () => {
    const { child, chat_id } = await personWithChat()
    await app.call('POST', `/api/v1/chat/${chat_id}/end/`, { token: child.token })
    expect((await begin(child, chat_id, { kind: 'image', size: 5 })).body.code).toBe('chat_ended')
  })
})

describe('who may upload', () => {
  it('is not a person who may not write; their counsellor still may', async () => {
    const { child, chat_id, counsellor } = await assignedChat()
    const block = (until: Date | null) =>
      app.platform.db.updateTable('chat').set({ blocked_until: until }).where('id', '=', chat_id).execute()
    await block(new Date(app.platform.now().getTime() + HOUR))
    expect((await begin(child, chat_id, { kind: 'image', size: 5 })).body.code).toBe('blocked')
    expect((await begin(counsellor, chat_id, { kind: 'image', size: 5 })).status).toBe(201)
    await block(new Date(app.platform.now().getTime() - HOUR))
    expect((await begin(child, chat_id, { kind: 'image', size: 5 })).status).toBe(201)
  })

  it('is the person, their counsellor and a supervisor', async () => {
    const { child, chat_id, counsellor } = await assignedChat()
    const supervisor = await join(app, 'supervisor')
    for (const who of [child, counsellor, supervisor]) {
      expect((await begin(who, chat_id, { kind: 'image', size: 5 })).status).toBe(201)
    }
  })

  it('is nobody else: for them the chat is not there', async () => {
    const { child, chat_id } = await assignedChat()
    const { id } = (await begin(child, chat_id, { kind: 'image', size: 5 })).body
    const strangers = [await join(app), await join(app, 'counsellor'), await join(app, 'editor'), await join(app, 'admin')]
    for (const stranger of strangers) {
      const missing = await begin(stranger, randomUUID(), { kind: 'image', size: 5 })
      const foreign = await begin(stranger, chat_id, { kind: 'image', size: 5 })
      expect([foreign.status, foreign.body]).toEqual([404, missing.body])
      expect((await sendPart(stranger, chat_id, id, 0, Buffer.alloc(5))).status).toBe(404)
      expect((await app.call('GET', at(chat_id, id), { token: stranger.token })).status).toBe(404)
      expect((await app.call('POST', `${at(chat_id, id)}finish/`, { token: stranger.token })).status).toBe(404)
      expect((await app.call('DELETE', at(chat_id, id), { token: stranger.token })).status).toBe(404)
    }
    expect((await app.call('POST', `/api/v1/chat/${chat_id}/attachment/`, { body: { kind: 'image', size: 5 } })).status).toBe(401)
  })

  it('goes on with their own uploads only, not with the other side’s of the same chat', async () => {
    const { child, chat_id, counsellor } = await assignedChat()
    const { id } = (await begin(child, chat_id, { kind: 'image', size: 5 })).body
    expect((await sendPart(counsellor, chat_id, id, 0, Buffer.alloc(5))).status).toBe(404)
    expect((await app.call('DELETE', at(chat_id, id), { token: counsellor.token })).status).toBe(404)
  })
})

describe('a message with an attachment', () => {
  it('is of its kind, with a caption or a word in the chat’s language, live and in the history', async () => {
    const { child, chat_id } = await personWithChat()
    const line = await dialChat(app, child, chat_id)
    const picture = await upload(child, chat_id, 'image', await photo())
    const note = await upload(child, chat_id, 'voice', await voice({ seconds: 2 }))
    const first = await sendWith(child, chat_id, picture.id, ' Mana bu xat ')
    const second = await sendWith(child, chat_id, note.id)
    expect(first.body).toMatchObject({ kind: 'image', message: 'Mana bu xat', attachment: picture.body })
    expect(second.body).toMatchObject({ kind: 'voice', message: 'Ovozli xabar', attachment: { duration: 2 } })
    await line.next((frame) => frame.cid === second.body.cid)
    expect(line.messages()).toEqual([first.body, second.body])
    expect((await app.call('GET', `/api/v1/message/${chat_id}/`, { token: child.token })).body).toEqual([first.body, second.body])
    await line.close()
  })

  it('is sent once: the same cid is the same message, another finds nothing', async () => {
    const { child, chat_id } = await personWithChat()
    const { id } = await upload(child, chat_id, 'image', await photo())
    const cid = randomUUID()
    const sent = await sendWith(child, chat_id, id, 'bir', cid)
    expect((await sendWith(child, chat_id, id, 'bir', cid)).body).toEqual(sent.body)
    expect((await sendWith(child, chat_id, id, 'ikki')).status).toBe(404)
    expect((await app.call('DELETE', at(chat_id, id), { token: child.token })).status).toBe(404)
    const many = await upload(child, chat_id, 'image', await photo())
    const racers = await Promise.all([1, 2, 3, 4].map(() => sendWith(child, chat_id, many.id)))
    expect(racers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404])
  })

  it('takes no attachment of another chat or person, none that is unfinished or unknown', async () => {
    const { child, chat_id, counsellor } = await assignedChat()
    const other = await personWithChat()
    const foreign = await upload(other.child, other.chat_id, 'image', await photo())
    const unfinished = (await begin(child, chat_id, { kind: 'image', size: 5 })).body
    const staffs = await upload(counsellor, chat_id, 'image', await photo())
    for (const id of [foreign.id, unfinished.id, staffs.id, randomUUID()]) {
      expect((await sendWith(child, chat_id, id)).status).toBe(404)
    }
    expect((await sendWith(other.child, chat_id, foreign.id)).status).toBe(404)
    expect((await sendWith(counsellor, chat_id, staffs.id)).body).toMatchObject({ kind: 'image', is_admin: true })
    expect((await sendWith(other.child, other.chat_id, foreign.id)).status).toBe(200)
  })
})

describe('the bytes', () => {
  it('are shown to both sides of the chat and to nobody else', async () => {
    const { child, chat_id, counsellor } = await assignedChat()
    const { id } = await sentPicture(child, chat_id)
    const supervisor = await join(app, 'supervisor')
    for (const who of [child, counsellor, supervisor]) {
      const { url } = (await linkOf(who, id)).body
      expect((await read(who, url)).status).toBe(200)
    }
    for (const role of ['user', 'counsellor', 'editor', 'admin'] as const) {
      const stranger = await join(app, role)
      expect((await linkOf(stranger, id)).body).toEqual((await linkOf(stranger, randomUUID())).body)
      expect((await linkOf(stranger, id)).status).toBe(404)
    }
    expect((await app.call('GET', `/api/v1/attachment/${id}/link/`)).status).toBe(401)
  })

  it('are their sender’s alone until they are sent', async () => {
    const { child, chat_id, counsellor } = await assignedChat()
    const { id } = await upload(child, chat_id, 'image', await photo())
    expect((await linkOf(child, id)).status).toBe(200)
    expect((await linkOf(counsellor, id)).status).toBe(404)
  })

  it('are behind an address of one minute, one session and one file', async () => {
    const { child, chat_id, counsellor } = await assignedChat()
    const { id } = await sentPicture(child, chat_id)
    const other_id = (await sentPicture(child, chat_id)).id
    const { url, preview_url, expires_at } = (await linkOf(child, id)).body
    expect(Date.parse(expires_at) - app.platform.now().getTime()).toBeLessThanOrEqual(60_000)
    expect((await read(counsellor, url)).status).toBe(404)
    expect((await fetch(`${app.url}${url}`)).status).toBe(401)
    const forged = [url.replace(id, other_id), url.replace('/full/', '/preview/'), url.replace(/until=(\d)/, 'until=9$1')]
    for (const address of [...forged, `${url}AA`, url.replace(/sign=.{6}/, 'sign=AAAAAA')]) {
      expect((await read(child, address)).status).toBe(404)
    }
    app.shiftClock(61_000)
    expect([(await read(child, url)).status, (await read(child, preview_url)).status]).toEqual([404, 404])
    app.shiftClock(-61_000)
    expect((await read(child, url)).status).toBe(200)
  })

  it('are gone for a counsellor whose chat went to somebody else, open address or not', async () => {
    const { child, chat_id, counsellor } = await assignedChat()
    const { id } = await sentPicture(child, chat_id)
    const { url } = (await linkOf(counsellor, id)).body
    await app.call('POST', `/api/v1/staff/chat/${chat_id}/release/`, { token: counsellor.token })
    expect([(await read(counsellor, url)).status, (await linkOf(counsellor, id)).status]).toEqual([404, 404])
  })

  it('go out so that nothing runs, nothing is guessed and nothing is kept', async () => {
    const { child, chat_id } = await personWithChat()
    const { id } = await sentPicture(child, chat_id)
    const { url } = (await linkOf(child, id)).body
    const { headers } = await read(child, url)
    expect(headers.get('content-type')).toBe('image/webp')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain('sandbox')
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('content-disposition')).toBe('inline; filename="full.webp"')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })

  it('can be asked for in part', async () => {
    const { child, chat_id } = await personWithChat()
    const { id, body } = await upload(
      child,
      chat_id,
      'voice',
      await voice({ seconds: 170, packet: Uint8Array.of(0xf8, ...new Uint8Array(40)) }),
    )
    const { url } = (await linkOf(child, id)).body
    const whole = (await read(child, url)).bytes
    expect(whole).toHaveLength(body.size)
    expect(body.size).toBeGreaterThan(2 * 64 * 1024)
    for (const [range, from, to] of [
      ['bytes=0-99', 0, 100],
      ['bytes=65000-140000', 65_000, 140_001],
      [`bytes=${body.size - 10}-`, body.size - 10, body.size],
      ['bytes=-7', body.size - 7, body.size],
    ] as const) {
      const part = await read(child, url, { range })
      expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes ${from}-${to - 1}/${body.size}`])
      expect(part.bytes.equals(whole.subarray(from, to))).toBe(true)
    }
    expect((await read(child, url, { range: `bytes=${body.size}-` })).status).toBe(416)
    expect((await read(child, url, { range: 'bytes=0-1,5-6' })).status).toBe(200)
  })
})

describe('at rest', () => {
  it('neither disk nor database shows what was sent, finished or not', async () => {
    const { child, chat_id } = await personWithChat()
    const original = await photoWithPast()
    const { id } = (await begin(child, chat_id, { kind: 'image', size: original.length })).body
    await sendPart(child, chat_id, id, 0, original)
    // Long enough that sealed bytes do not spell them by chance.
    const words = ['canary', 'Exif\0\0', 'JFIF\0\u0001', 'OpusHead', original.toString('latin1', 0, 12)]
    const assertNothing = (): void => {
      for (const file of filesUnder(app.data_dir)) {
        const text = readFileSync(file, 'latin1')
        for (const word of words) expect(text.includes(word), `${word} in ${file}`).toBe(false)
      }
    }
    assertNothing()
    await app.call('POST', `${at(chat_id, id)}finish/`, { token: child.token })
    await sendWith(child, chat_id, id, 'canary caption')
    const note = await upload(child, chat_id, 'voice', await voice({ tags: true }))
    await sendWith(child, chat_id, note.id)
    assertNothing()
    const rows = await dump(app)
    for (const word of ['canary', 'image/webp', 'data:image', Buffer.from('canary').toString('hex')]) {
      expect(rows.some((row) => row.includes(word))).toBe(false)
    }
  })

  it('files lie outside what is served, under names nobody can guess', async () => {
    const { child, chat_id } = await personWithChat()
    await sentPicture(child, chat_id)
    const relative = privateFiles().map((name) => name.slice(path(app.data_dir, 'private').length + 1))
    expect(relative.length).toBeGreaterThan(0)
    for (const name of relative) {
      expect(name).toMatch(/^attachments\/[\w-]{27}\/(full|preview|parts\/\d+)$/)
      expect((await app.call('GET', `/media/${name}`)).status).toBe(404)
      expect((await app.call('GET', `/private/${name}`)).status).toBe(404)
    }
  })
})

describe('the virus scan', () => {
  it('keeps back what is not yet scanned, and lets it be finished later', async () => {
    const { child, chat_id } = await personWithChat()
    verdict = 'unavailable'
    const { id, body } = await upload(child, chat_id, 'image', await photo())
    expect(body.code).toBe('unavailable')
    expect((await sendWith(child, chat_id, id)).status).toBe(404)
    expect((await linkOf(child, id)).status).toBe(404)
    verdict = 'clean'
    expect((await app.call('POST', `${at(chat_id, id)}finish/`, { token: child.token })).status).toBe(200)
    expect((await sendWith(child, chat_id, id)).status).toBe(200)
  })

  it('never lets an infected file be sent or seen, and deletes its bytes', async () => {
    const { child, chat_id } = await personWithChat()
    const before = privateFiles().length
    verdict = 'infected'
    const { id, status, body } = await upload(child, chat_id, 'image', await photo())
    verdict = 'clean'
    expect([status, body.code]).toEqual([422, 'file_infected'])
    expect((await app.call('POST', `${at(chat_id, id)}finish/`, { token: child.token })).body.code).toBe('file_infected')
    expect((await sendWith(child, chat_id, id)).status).toBe(404)
    expect((await linkOf(child, id)).status).toBe(404)
    expect(privateFiles()).toHaveLength(before)
  })
})

describe('the sweep', () => {
  it('deletes what was not sent within a day, and keeps what was', async () => {
    const { child, chat_id } = await personWithChat()
    const kept = await sentPicture(child, chat_id)
    const left = await upload(child, chat_id, 'image', await photo())
    const half = (await begin(child, chat_id, { kind: 'image', size: 5_000 })).body
    await sendPart(child, chat_id, half.id, 0, Buffer.alloc(1_000))
    await sweepAttachments(app.platform)
    expect((await linkOf(child, left.id)).status).toBe(200)
    app.shiftClock(DAY + HOUR)
    await sweepAttachments(app.platform)
    app.shiftClock(-DAY - HOUR)
    expect((await linkOf(child, left.id)).status).toBe(404)
    expect((await app.call('GET', at(chat_id, half.id), { token: child.token })).status).toBe(404)
    const { url } = (await linkOf(child, kept.id)).body
    expect((await read(child, url)).status).toBe(200)
  })

  it('deletes the sound of voice notes after 60 days; the message and the pictures stay', async () => {
    const { child, chat_id } = await personWithChat()
    const picture = await sentPicture(child, chat_id)
    const note = await upload(child, chat_id, 'voice', await voice())
    await sendWith(child, chat_id, note.id)
    const before = privateFiles().length
    app.shiftClock(59 * DAY)
    await sweepAttachments(app.platform)
    app.shiftClock(2 * DAY)
    await sweepAttachments(app.platform)
    await sweepAttachments(app.platform)
    app.shiftClock(-61 * DAY)
    expect(privateFiles().length).toBeLessThan(before)
    expect((await linkOf(child, note.id)).status).toBe(404)
    expect((await linkOf(child, picture.id)).status).toBe(200)
    const { body } = await app.call('GET', `/api/v1/message/${chat_id}/`, { token: child.token })
    expect(body.at(-1)).toMatchObject({ kind: 'voice', attachment: { id: note.id } })
  })

  it('deletes the files of a deleted account, whose key is gone at once', async () => {
    const { child, chat_id } = await personWithChat()
    const before = privateFiles().length
    const { id } = await sentPicture(child, chat_id)
    const { db } = app.platform
    await db.transaction().execute((transaction) => forgetChats(app.platform, transaction, child.id))
    const row = await db.selectFrom('attachment').select('key_id').where('id', '=', id).executeTakeFirstOrThrow()
    expect(row.key_id).toBeNull()
    const jobs = await sql<{ task: string }>`select task_identifier as task from graphile_worker.jobs`.execute(db)
    expect(jobs.rows).toContainEqual({ task: 'chat.files_forgotten' })
    await sweepAttachments(app.platform)
    expect(privateFiles()).toHaveLength(before)
  })

  it('deletes the files of a deleted conversation at once', async () => {
    const { child, chat_id } = await personWithChat()
    const before = privateFiles().length
    const { id } = await sentPicture(child, chat_id)
    await app.platform.db.transaction().execute((transaction) => forgetMessages(app.platform, transaction, chat_id))
    expect((await linkOf(child, id)).status).toBe(404)
    await sweepAttachments(app.platform)
    expect(privateFiles()).toHaveLength(before)
  })

  it('deletes the files of a deleted chat', async () => {
    const { child, chat_id } = await personWithChat()
    const before = privateFiles().length
    await sentPicture(child, chat_id)
    expect(privateFiles()).toHaveLength(before + 2)
    await app.platform.db.deleteFrom('chat').where('id', '=', chat_id).execute()
    await sweepAttachments(app.platform)
    expect(privateFiles()).toHaveLength(before)
  })

  it('deletes the files of deleted messages, and not those of a send on its way', async () => {
    const { child, chat_id } = await personWithChat()
    const { id } = await sentPicture(child, chat_id)
    await app.platform.db.deleteFrom('message').where('chat_id', '=', chat_id).execute()
    await sweepAttachments(app.platform)
    expect((await linkOf(child, id)).status).toBe(200)
    app.shiftClock(2 * HOUR)
    await sweepAttachments(app.platform)
    app.shiftClock(-2 * HOUR)
    expect((await linkOf(child, id)).status).toBe(404)
  })
})
