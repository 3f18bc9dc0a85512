import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { ALT, drawing, libraryCalls, mp3, packedPdf, pdf } from '../../../../test/library-files.ts'
import { photo, photoWithPast, voice } from '../../../../test/media-files.ts'
import { AppError } from '../../../platform/core/errors.ts'
import { addPublishedItems } from '../live/published-items.service.ts'
import { mediaJobs } from './media.jobs.ts'
import { downloadsByIds, mediaByIds } from './media.service.ts'
import { addBuiltMedia } from './built-media.service.ts'

const DAY = 86_400_000

let app: TestApp
let editor: ReturnType<typeof libraryCalls>
let other: ReturnType<typeof libraryCalls>
/** What the scan says of everything, until a test changes it. */
let verdict: 'clean' | 'infected' | 'unavailable' = 'clean'

beforeAll(async () => {
  app = await startTestApp({
    cast: true,
    overrides: {
      scanVirus: async () => {
        if (verdict === 'unavailable') throw new AppError('unavailable')
        return verdict
      },
    },
  })
  editor = libraryCalls(app, (await app.signIn('editor@himoya.test')).access)
  other = libraryCalls(app, (await app.signIn('supervisor@himoya.test')).access)
})
afterAll(() => app.close())

const run = (name: string, payload: Record<string, string | number> = {}) =>
  mediaJobs(app.platform)[name]!(payload, { number: 1, last: false })
const load = (path: string, headers: Record<string, string> = {}) => fetch(`${app.url}${path}`, { headers })
const bytesOf = async (path: string, headers?: Record<string, string>) =>
  Buffer.from(await (await load(path, headers)).arrayBuffer())
const idOf = (path: string): string => join(app.data_dir, 'media', path.replace('/media/', ''))

describe('a picture brought into the library', () => {
  it('is offered in the seed’s widths up to its own, each as wide as it says, and kept by browsers for a year', async () => {
    const { status, body } = await editor.add(await photo(700, 500), 'maktab: 1/2.jpg')
    expect(status).toBe(200)
    expect(body).toMatchObject({ kind: 'image', name: 'maktab_ 1_2.jpg', mime: 'image/webp', alt: ALT, width: 700, height: 500 })
    expect(body.uploader).toBeTruthy()
    const widths = body.picture.sizes.map(({ width }: { width: number }) => width)
    expect(widths).toEqual([16, 32, 48, 64, 96, 128, 256, 384, 640, 700])
    for (const { width, src } of body.picture.sizes) {
      const answer = await load(src)
      expect(answer.headers.get('content-type')).toBe('image/webp')
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(answer.headers.get('vary')).toBe('accept')
      expect(answer.headers.get('content-security-policy')).toContain('sandbox')
      const seen = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      expect([seen.width, seen.height]).toEqual([width, Math.round((width * 500) / 700)])
    }
    expect(body.picture.placeholder).toMatch(/^data:image\/webp;base64,/)
    expect(body.picture.placeholder.length).toBeLessThan(300)
  })

  it('loses its past: place, camera, words and what hangs on behind', async () => {
    const original = await photoWithPast()
    const { body } = await editor.add(original)
    for (const { src } of body.picture.sizes) expect((await bytesOf(src)).toString('latin1')).not.toMatch(/canary/i)
    // Its original waits for the AVIF, sealed; then it is gone.
    const kept = join(app.data_dir, 'private', 'media', body.id)
    expect(readdirSync(kept)).toEqual(['original'])
    await run('media.avif', { id: body.id, size: original.length })
    expect(existsSync(kept)).toBe(false)
  })

  it('that no AVIF can be made of stays as it is, and its original is not kept', async () => {
    const { body } = await editor.add(await photo())
    const broken = mediaJobs(app.platform)['media.avif']!
    await expect(broken({ id: body.id, size: 5_000 }, { number: 1, last: false })).rejects.toThrow()
    await broken({ id: body.id, size: 5_000 }, { number: 4, last: true })
    expect(existsSync(join(app.data_dir, 'private', 'media', body.id))).toBe(false)
    expect((await load(body.picture.sizes[0].src, { accept: 'image/avif' })).headers.get('content-type')).toBe('image/webp')
  })

  it('is given as AVIF at the same address once that is made, to those who take it', async () => {
    const original = await drawing(900, 600)
    const { body } = await editor.add(original)
    const src = body.picture.sizes.at(-1).src
    const accept = { accept: 'image/avif,image/webp,*/*' }
    expect((await load(src, accept)).headers.get('content-type')).toBe('image/webp')
    await run('media.avif', { id: body.id, size: original.length })
    const avif = await load(src, accept)
    expect(avif.headers.get('content-type')).toBe('image/avif')
    expect((await load(src, { accept: '*/*' })).headers.get('content-type')).toBe('image/webp')
    expect((await avif.arrayBuffer()).byteLength).toBeLessThan((await bytesOf(src)).length)
    // A second run, after a stop in the middle, does no harm.
    await run('media.avif', { id: body.id, size: original.length })
  })

  it('is refused without words in each of the three languages, and can then be finished with them', async () => {
    const { body: upload } = await editor.send(await photo())
    const finish = (alt: unknown) => editor.call('POST', `upload/${upload.id}/finish/`, { alt })
    const missing = await finish({ uz: 'Rasm', ru: '   ' })
    expect(missing.status).toBe(422)
    expect(missing.body.fields).toEqual({ 'alt.ru': ['required'], 'alt.en': ['required'] })
    expect((await finish({ ...ALT, en: 'x'.repeat(301) })).body.fields).toEqual({ 'alt.en': ['too_long'] })
    const done = await finish(ALT)
    expect(done.status).toBe(200)
    expect((await finish(ALT)).body).toEqual(done.body)
  })
})

describe('a sound, video or PDF', () => {
  it('that is a sound leaves without its tags, its length and weight known before anybody plays it', async () => {
    const { status, body } = await editor.add(mp3(3), 'nafas.mp3')
    expect(status).toBe(200)
    expect(body).toMatchObject({ kind: 'audio', mime: 'audio/mpeg', seconds: 3, width: null, picture: null })
    const sound = await bytesOf(body.src)
    expect(sound.length).toBe(body.bytes)
    expect(sound.toString('latin1')).not.toContain('canary')
  })

  it('that is a recording becomes a sound of the library', async () => {
    const { body } = await editor.add(await voice({ container: 'mp4', seconds: 5, tags: true }))
    expect(body).toMatchObject({ kind: 'audio', mime: 'audio/mp4', seconds: 5 })
    expect((await bytesOf(body.src)).toString('latin1')).not.toContain('canary')
  })

  it('that is a video keeps picture and sound, has captions in each language, and a first picture of the library', async () => {
    const { body: video } = await editor.add(await voice({ video: true, tags: true, seconds: 4 }), 'video.webm')
    expect(video).toMatchObject({ kind: 'video', mime: 'video/webm', width: 16, height: 16, seconds: 4, poster: null })
    expect((await bytesOf(video.src)).toString('latin1')).not.toContain('canary-title')
    const poster = (await editor.add(await photo())).body
    await editor.call('PATCH', `${video.id}/`, { poster: poster.id })
    const text = '1\n00:00:01,000 --> 00:00:03,500\n<b>Salom</b> & xayr\n'
    const captioned = await editor.call('PUT', `${video.id}/caption/uz/`, { text })
    expect(captioned.body.captions).toEqual([
      { lang: 'uz', src: expect.stringMatching(/^\/media\/library\/[\w-]+\/uz-\w+\.vtt$/) },
    ])
    const vtt = await load(captioned.body.captions[0].src)
    expect(vtt.headers.get('content-type')).toBe('text/vtt; charset=utf-8')
    expect(await vtt.text()).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:03.500\nSalom &amp; xayr\n')

    const shown = (await mediaByIds(app.platform.db, [video.id, poster.id], 'ru')).get(video.id)
    expect(shown).toMatchObject({ alt: ALT.ru, seconds: 4, poster: { id: poster.id }, captions: captioned.body.captions })
    expect((await editor.call('DELETE', `${video.id}/caption/uz/`)).body.captions).toEqual([])
    expect((await editor.call('DELETE', `${video.id}/caption/uz/`)).status).toBe(404)
  })

  it('is sent in parts to a player that asks for them', async () => {
    const { body } = await editor.add(mp3(30))
    const whole = await bytesOf(body.src)
    const part = await load(body.src, { range: 'bytes=1000-1999' })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe(`bytes 1000-1999/${whole.length}`)
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(1_000, 2_000))
    expect(await bytesOf(body.src, { range: 'bytes=300000-' })).toEqual(whole.subarray(300_000))
    const beyond = await load(body.src, { range: `bytes=${whole.length}-` })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${whole.length}`])
  })

  it('that is a PDF is only ever taken along', async () => {
    const { status, body } = await editor.add(pdf(), 'reja.pdf')
    expect(status).toBe(200)
    const answer = await load(body.src)
    expect(answer.headers.get('content-disposition')).toBe('attachment')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'; sandbox")
    const download = (await downloadsByIds(app.platform.db, [body.id], 'uz')).get(body.id)
    expect(download).toEqual({ id: body.id, src: body.src, name: 'reja.pdf', mime: 'application/pdf', bytes: pdf().length })
  })

  it.each<[string, () => Buffer]>([
    ['runs a script', () => pdf('5 0 obj\n<< /S /JavaScript /JS (app.alert(1)) >>\nendobj\n')],
    ['hides the name of its script', () => pdf('5 0 obj\n<< /S /J#61vaScrip#74 /JS (app.alert(1)) >>\nendobj\n')],
    ['packs its script away', () => packedPdf('5 0 << /S /JavaScript >>')],
    ['packs its objects in a way nobody can look into', () => packedPdf('5 0 << >>', '[/ASCII85Decode /FlateDecode]')],
    ['starts a program', () => pdf('5 0 obj\n<< /S /Launch /F (cmd.exe) >>\nendobj\n')],
    ['carries another file', () => pdf('5 0 obj\n<< /Type /EmbeddedFile >>\nendobj\n')],
    ['is locked', () => pdf('5 0 obj\n<< /Encrypt 6 0 R >>\nendobj\n')],
    ['has no end', () => pdf().subarray(0, -8)],
  ])('that is a PDF and %s is refused', async (_name, make) => {
    expect(await editor.add(make())).toMatchObject({ status: 415, body: { code: 'unsupported_media' } })
  })

  it('packed honestly is taken', async () => {
    expect((await editor.add(packedPdf('5 0 << /Type /Font >>'))).status).toBe(200)
  })
})

describe('what is no picture, sound, video or PDF', () => {
  it.each<[string, Buffer | (() => Promise<Buffer>)]>([
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>'.padEnd(5_000))],
    ['a drawing that can run scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'.padEnd(5_000))],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(5_000, 1)])],
    ['an archive', Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), Buffer.alloc(5_000, 1)])],
    ['a playlist of other addresses', Buffer.from('#EXTM3U\n#EXTINF:10,\nhttp://127.0.0.1/secret.ts\n'.padEnd(5_000))],
    ['a moving GIF', Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(5_000)])],
    ['nothing but noise', async () => Buffer.from(Array.from({ length: 6_000 }, (_, at) => (at * 7_919) % 251))],
    ['the head of a film and no more', async () => (await voice({ video: true })).subarray(0, 60)],
    [
      'sound as it comes from a microphone',
      Buffer.concat([Buffer.from('RIFF\u0024\u0008\u0000\u0000WAVEfmt ', 'latin1'), Buffer.alloc(5_000)]),
    ],
  ])('%s is refused, whatever it is called', async (_name, make) => {
    const { status, body } = await editor.add(typeof make === 'function' ? await make() : make, 'surat.jpg')
    expect([status, body.code]).toEqual([415, 'unsupported_media'])
  })

  it('is refused at its first part, before the rest is sent', async () => {
    const { body } = await editor.call('POST', 'upload/', { name: 'video.mp4', size: 40_000_000 })
    expect(await editor.sendPart(body.id, 0, Buffer.from('<html>'.padEnd(8_000)))).toMatchObject({ status: 415 })
  })

  it('half a picture is refused with the words for it', async () => {
    const { status, body } = await editor.add((await photo(900, 900)).subarray(0, 200_000))
    expect([status, body.code]).toEqual([422, 'file_damaged'])
  })

  it('an iPhone’s HEIC is refused with the words for it', async () => {
    const heic = Buffer.concat([Buffer.from('0000001866747970686569630000000068656963', 'hex'), Buffer.alloc(5_000)])
    expect((await editor.add(heic)).body.code).toBe('heic_unsupported')
  })

  it('more bytes than its kind may have are refused: at the beginning, at the first part, and for pixels at the end', async () => {
    expect((await editor.call('POST', 'upload/', { name: 'a', size: 50 * 1024 * 1024 + 1 })).status).toBe(422)
    const { body } = await editor.call('POST', 'upload/', { name: 'a.jpg', size: 11 * 1024 * 1024 })
    expect(await editor.sendPart(body.id, 0, await photo())).toMatchObject({ status: 413, body: { code: 'too_large' } })
    const bomb = await sharp({ create: { width: 8_000, height: 6_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    expect((await editor.add(bomb)).body.code).toBe('too_large')
  })

  it('what a scanner finds infected is refused and leaves nothing behind; what cannot be scanned can be finished later', async () => {
    const { body } = await editor.send(await photo())
    const finish = () => editor.call('POST', `upload/${body.id}/finish/`, { alt: ALT })
    verdict = 'unavailable'
    expect((await finish()).status).toBe(503)
    verdict = 'infected'
    expect((await finish()).body.code).toBe('file_infected')
    verdict = 'clean'
    expect((await finish()).status).toBe(404)
    expect(existsSync(join(app.data_dir, 'private', 'media', body.id))).toBe(false)
  })
})

describe('an upload', () => {
  it('goes on where it stopped, and never elsewhere', async () => {
    const bytes = await photo()
    const { body } = await editor.call('POST', 'upload/', { name: 'a.jpg', size: bytes.length })
    await editor.sendPart(body.id, 0, bytes.subarray(0, 5_000))
    expect((await editor.sendPart(body.id, 0, bytes.subarray(0, 5_000))).body.code).toBe('wrong_offset')
    expect((await editor.call('POST', `upload/${body.id}/finish/`, { alt: ALT })).body.code).toBe('wrong_offset')
    expect((await editor.call('GET', `upload/${body.id}/`)).body.offset).toBe(5_000)
    expect((await editor.sendPart(body.id, 5_000, bytes)).body.code).toBe('too_large')
    await editor.sendPart(body.id, 5_000, bytes.subarray(5_000))
    expect((await editor.call('POST', `upload/${body.id}/finish/`, { alt: ALT })).status).toBe(200)
  })

  it('waits sealed', async () => {
    const { body } = await editor.send(Buffer.concat([await photo(), Buffer.from('canary-on-disk')]))
    const folder = join(app.data_dir, 'private', 'media', body.id, 'parts')
    const stored = Buffer.concat(readdirSync(folder).map((name) => readFileSync(join(folder, name))))
    expect(stored.toString('latin1')).not.toMatch(/canary|JFIF\0/)
  })

  it('is its uploader’s alone, can be given up, and is deleted after a day', async () => {
    const { body } = await editor.send(await photo())
    const path = `upload/${body.id}/`
    expect((await other.call('GET', path)).status).toBe(404)
    expect((await other.call('DELETE', path)).status).toBe(404)
    expect((await other.call('POST', `${path}finish/`, { alt: ALT })).status).toBe(404)
    expect((await editor.call('DELETE', path)).status).toBe(204)
    expect((await editor.call('GET', path)).status).toBe(404)

    const late = (await editor.send(await photo())).body
    const young = (await editor.send(await photo())).body
    await app.platform.db
      .updateTable('media_upload')
      .set({ created_at: new Date(app.platform.now().getTime() - DAY - 1_000) })
      .where('id', '=', late.id)
      .execute()
    await run('media.sweep')
    expect((await editor.call('GET', `upload/${late.id}/`)).status).toBe(404)
    expect((await editor.call('GET', `upload/${young.id}/`)).status).toBe(200)
    expect(existsSync(join(app.data_dir, 'private', 'media', late.id))).toBe(false)
  })

  it('given up while it is being finished leaves no medium behind', async () => {
    const { body } = await editor.send(await photo(1_200, 900))
    const finishing = editor.call('POST', `upload/${body.id}/finish/`, { alt: ALT })
    await app.platform.db.deleteFrom('media_upload').where('id', '=', body.id).execute()
    const { status } = await finishing
    expect([200, 404]).toContain(status)
    expect((await editor.call('GET', `${body.id}/`)).status).toBe(status)
  })
})

describe('the library', () => {
  it('is for editors and supervisors only', async () => {
    const counsellor = (await app.signIn('counsellor@himoya.test')).access
    const admin = (await app.signIn('admin@himoya.test')).access
    for (const token of [counsellor, admin]) expect((await libraryCalls(app, token).call('GET', '')).status).toBe(403)
    const lola = (await app.signIn('lola')).access
    expect((await libraryCalls(app, lola).call('GET', '')).status).toBe(401)
    expect((await app.call('GET', '/api/v1/staff/media/')).status).toBe(401)
    expect((await app.call('POST', '/api/v1/staff/media/upload/', { body: { name: 'a', size: 1 } })).status).toBe(401)
    expect((await other.call('GET', '')).status).toBe(200)
  })

  it('is listed by kind and by words of any language, the newest first', async () => {
    const alt = { uz: 'Yashil choynak, o‘choq', ru: 'Зелёный чайник', en: 'A green teapot' }
    const { body } = await editor.add(await photo(), 'choynak.jpg', alt)
    for (const search of ['chOYnak', 'чайник', 'teapot', "o'choq", 'o´choq']) {
      const found = await editor.call('GET', `?search=${encodeURIComponent(search)}`)
      expect(found.body.results.map(({ id }: { id: string }) => id)).toEqual([body.id])
    }
    expect((await editor.call('GET', '?search=100%25')).body.count).toBe(0)
    const newest = await editor.call('GET', '?kind=image&page_size=1')
    expect(newest.body.results[0].id).toBe(body.id)
    expect(newest.body.next).toContain('kind=image')
    const pdfs = await editor.call('GET', '?kind=pdf')
    expect(new Set(pdfs.body.results.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(['pdf']))
    expect((await editor.call('GET', '?kind=exe')).status).toBe(422)
  })

  it('lets its words be changed, never emptied', async () => {
    const { body } = await editor.add(await photo())
    const alt = { uz: 'Bir', ru: 'Один', en: 'One' }
    expect((await editor.call('PATCH', `${body.id}/`, { alt, name: 'bir.jpg' })).body).toMatchObject({ alt, name: 'bir.jpg' })
    expect((await editor.call('PATCH', `${body.id}/`, { alt: { ...alt, ru: '' } })).body.fields).toEqual({
      'alt.ru': ['required'],
    })
    expect((await editor.call('PATCH', `${body.id}/`, { poster: body.id })).body.fields).toEqual({ poster: ['not_allowed'] })
    expect((await editor.call('PUT', `${body.id}/caption/uz/`, { text: 'WEBVTT' })).status).toBe(422)
    expect((await editor.call('PATCH', `${randomUUID()}/`, { alt })).status).toBe(404)
  })

  it('is changed by nobody alone where a published safety text shows it: neither its words nor what stands for it', async () => {
    const video = (await editor.add(await voice({ video: true }))).body
    const [picture, poster, another] = [
      (await editor.add(await photo())).body,
      (await editor.add(await photo())).body,
      (await editor.add(await photo())).body,
    ]
    const vtt = { text: 'WEBVTT\n\n00:00.000 --> 00:01.000\nSalom\n' }
    await editor.call('PATCH', `${video.id}/`, { poster: poster.id })
    await editor.call('PUT', `${video.id}/caption/uz/`, vtt)
    const publish = async (safety: boolean, media: string[]) => {
      const item = { id: randomUUID(), type: 'news' as const, slug: `xavfsiz-${randomUUID().slice(0, 8)}`, safety }
      const body = media.map((media_id) => ({ type: 'image' as const, media_id }))
      const text = { title: 'Xavfsizlik matni', summary: '', body }
      const texts = { uz: text, ru: { ...text, title: '' }, en: { ...text, title: '' } }
      await addPublishedItems(app.platform, app.platform.db, [{ ...item, facts: { cover: null, tags: [], region: null }, texts }])
    }
    const alt = { uz: 'Boshqa', ru: 'Другое', en: 'Another' }
    const changes: [string, string, object?][] = [
      ['PATCH', `${picture.id}/`, { alt }],
      ['PATCH', `${poster.id}/`, { alt }],
      ['PATCH', `${video.id}/`, { poster: another.id }],
      ['PUT', `${video.id}/caption/uz/`, vtt],
      ['DELETE', `${video.id}/caption/uz/`],
    ]
    await publish(false, [picture.id, video.id])
    expect((await editor.call('PATCH', `${picture.id}/`, { alt: ALT })).status).toBe(200)
    await publish(true, [picture.id, video.id])
    for (const who of [editor, other]) {
      for (const change of changes)
        expect(await who.call(...change)).toMatchObject({ status: 403, body: { code: 'second_person' } })
    }
    expect((await editor.call('GET', `${picture.id}/`)).body.alt).toEqual(ALT)
    // What the public never sees, and what it does not see now, is one person's to change.
    expect((await editor.call('PATCH', `${picture.id}/`, { alt: ALT, name: 'boshqa.jpg' })).status).toBe(200)
    expect((await editor.call('PATCH', `${another.id}/`, { alt })).status).toBe(200)
  })

  it('says where a medium is used, and does not give it away while it is', async () => {
    const { body: picture } = await editor.add(await photo())
    const item = { id: randomUUID(), type: 'news' as const, slug: `rasmli-${randomUUID().slice(0, 8)}` }
    const text = { title: 'Rasmli yangilik', summary: '', body: [{ type: 'image' as const, media_id: picture.id }] }
    const texts = { uz: text, ru: { ...text, title: '' }, en: { ...text, title: '' } }
    await addPublishedItems(app.platform, app.platform.db, [{ ...item, facts: { cover: null, tags: [], region: null }, texts }])
    expect((await editor.call('GET', `${picture.id}/used-in/`)).body).toEqual([
      { id: item.id, type: 'news', titles: { uz: 'Rasmli yangilik', ru: '', en: '' }, state: 'published' },
    ])
    expect((await editor.call('DELETE', `${picture.id}/`)).body.code).toBe('in_use')
    expect((await load(picture.picture.sizes[0].src)).status).toBe(200)

    const { body: video } = await editor.add(await voice({ video: true }))
    const poster = (await editor.add(await photo())).body
    await editor.call('PATCH', `${video.id}/`, { poster: poster.id })
    expect((await editor.call('DELETE', `${poster.id}/`)).body.code).toBe('in_use')
    expect((await editor.call('DELETE', `${video.id}/`)).status).toBe(204)
    expect((await editor.call('DELETE', `${poster.id}/`)).status).toBe(204)
  })

  it('gives up every byte of what is deleted', async () => {
    const { body } = await editor.add(await photo())
    const { src } = body.picture.sizes[0]
    expect((await editor.call('DELETE', `${body.id}/`)).status).toBe(204)
    expect((await editor.call('GET', `${body.id}/`)).status).toBe(404)
    await run('media.forget', { id: body.id })
    expect((await load(src)).status).toBe(404)
    expect(existsSync(idOf(src.slice(0, src.lastIndexOf('/'))))).toBe(false)
    expect((await mediaByIds(app.platform.db, [body.id], 'uz')).size).toBe(0)
    expect((await editor.call('DELETE', `${body.id}/`)).status).toBe(404)
  })

  it('answers with media that came with the samples, and with nothing for ids that are not there', async () => {
    const [picture, video] = [randomUUID(), randomUUID()]
    await addBuiltMedia(app.platform, app.platform.db, [
      { id: picture, kind: 'image', sample: 'none', name: 'a.webp', alt: ALT, width: 40, height: 30, placeholder: '', bytes: 9 },
      {
        id: video,
        kind: 'video',
        sample: 'video',
        name: 'f.mp4',
        file: 'f.mp4',
        mime: 'video/mp4',
        bytes: 5,
        seconds: 3,
        width: 4,
        height: 3,
        alt: ALT,
        poster: picture,
        captions: ['uz', 'en'],
      },
    ])
    const found = await mediaByIds(app.platform.db, [video, picture, randomUUID()], 'en')
    expect([...found.keys()].toSorted()).toEqual([video, picture].toSorted())
    expect(found.get(picture)).toEqual({
      id: picture,
      alt: ALT.en,
      width: 40,
      height: 30,
      placeholder: '',
      sizes: [16, 32, 40].map((width) => ({ width, src: `/media/samples/none/${width}` })),
    })
    expect(found.get(video)).toMatchObject({
      captions: [
        { lang: 'uz', src: '/media/samples/video/uz.vtt' },
        { lang: 'en', src: '/media/samples/video/en.vtt' },
      ],
    })
  })
})

describe('an address below /media', () => {
  it.each([
    '/media/library/../../private/keys',
    '/media/library/%2e%2e%2f%2e%2e/640',
    '/media/private/abc/640',
    '/media/library/none/640',
    '/media/library/none/640.webp',
    '/media/samples/none/video.mp4',
    '/media/library/none/film.exe',
  ])('%s leads nowhere', async (path) => {
    expect((await load(path)).status).toBe(404)
  })
})
