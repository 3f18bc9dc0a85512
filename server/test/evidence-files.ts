import { deflateSync } from 'node:zlib'
import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'
import type { TestApp } from './harness.ts'
import { noise, photoWithPast } from './media-files.ts'

/** Stands in every corner a file has for words; none of it may reach a clean copy. */
export const CANARY = 'canary'

const SPS = Uint8Array.of(0x67, 0x42, 0x00, 0x0a, 0xf8, 0x41, 0xa2)
const PPS = Uint8Array.of(0x68, 0xce, 0x38, 0x80)
const short = (value: number): Uint8Array => Uint8Array.of(value >> 8, value & 255)

const unit = (...bytes: (Uint8Array | number[])[]): Buffer => {
  const body = Buffer.concat(bytes.map((part) => Buffer.from(part)))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length)
  return Buffer.concat([length, body])
}

/** A video as a phone makes one: H.264 and AAC in MP4, a place and words in the container and in the messages among its packets. */
export async function phoneVideo(): Promise<Buffer> {
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target: new BufferTarget() })
  const video = new EncodedVideoPacketSource('avc')
  const audio = new EncodedAudioPacketSource('aac')
  output.addVideoTrack(video, { name: 'canary-video-track' })
  output.addAudioTrack(audio, { name: 'canary-audio-track' })
  output.setMetadataTags({ title: 'canary-title', comment: 'canary +41.3111+069.2797/', artist: 'canary phone' })
  await output.start()
  // Words behind the sets of parameters, too.
  const record = [
    [1, 0x42, 0, 0x0a, 0xff, 0xe1],
    short(SPS.length),
    SPS,
    [1],
    short(PPS.length),
    PPS,
    Buffer.from('canary-record'),
  ]
  const description = Buffer.concat(record.map((part) => Buffer.from(part)))
  const words = Buffer.from('0123456789abcdefcanary-message')
  for (let frame = 0; frame < 10; frame += 1) {
    const message = unit([6, 5, words.length], words, [0x80])
    const slice = unit([frame === 0 ? 0x65 : 0x41, 0x88, 0x84, frame, 0x7f, 0x21, 0x33])
    await video.add(new EncodedPacket(Buffer.concat([message, slice]), frame === 0 ? 'key' : 'delta', frame / 10, 0.1), {
      decoderConfig: { codec: 'avc1.42000a', codedWidth: 128, codedHeight: 96, description },
    })
    await audio.add(new EncodedPacket(Uint8Array.of(0x21, frame, 7, 7, 7), 'key', frame / 10, 0.1), {
      decoderConfig: { codec: 'mp4a.40.2', numberOfChannels: 1, sampleRate: 44_100, description: Uint8Array.of(0x12, 0x08) },
    })
  }
  await output.finalize()
  return Buffer.concat([Buffer.from(output.target.buffer!), box('free', Buffer.from('canary-free')), uuidBox()])
}

/** What other phones record: VP8 in WebM, with tags. */
export async function webVideo(): Promise<Buffer> {
  const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() })
  const video = new EncodedVideoPacketSource('vp8')
  output.addVideoTrack(video, { name: 'canary-track' })
  output.setMetadataTags({ title: 'canary-title', raw: { LOCATION: 'canary-place' } })
  await output.start()
  for (let frame = 0; frame < 5; frame += 1) {
    await video.add(new EncodedPacket(Uint8Array.of(0x10, 2, 0, 0x9d, 1, 0x2a, 16, 0, 16, 0, frame), 'key', frame / 5, 0.2), {
      decoderConfig: { codec: 'vp8', codedWidth: 16, codedHeight: 16 },
    })
  }
  await output.finalize()
  return Buffer.from(output.target.buffer!)
}

export function box(name: string, body: Uint8Array): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + body.length)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, body])
}

const uuidBox = (): Buffer =>
  box(
    'uuid',
    Buffer.concat([Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex'), Buffer.from('<x:xmpmeta>canary-xmp</x:xmpmeta>')]),
  )

export type Pdf = { objects?: string[]; root?: string; page?: string; trailer?: string; content?: string; pages?: number }

/**
 * A PDF that knows its author, with a photograph that knows its place. `objects` stand behind the sixth; `root` and `page` go into
 * the dictionaries of those.
 */
export async function richPdf({ objects = [], root = '', page = '', trailer = '', content = '' }: Pdf = {}): Promise<Buffer> {
  const jpeg = await photoWithPast()
  const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/">canary-pdf-xmp</x:xmpmeta>'
  const drawing = `${content} % canary-comment\nq 300 0 0 200 100 500 cm /P Do Q`
  const stream = (dictionary: string, body: Buffer | string): Buffer =>
    Buffer.concat([
      Buffer.from(`<< ${dictionary} /Length ${Buffer.from(body).length} >>\nstream\n`, 'latin1'),
      Buffer.from(body),
      Buffer.from('\nendstream'),
    ])
  const text = (value: string): Buffer => Buffer.from(value, 'latin1')
  const bodies = [
    text(`<< /Type /Catalog /Pages 2 0 R /Metadata 6 0 R ${root} >>`),
    text('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    text(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /XObject << /P 5 0 R >> >> /Contents 4 0 R ${page} >>`,
    ),
    stream('', text(drawing)),
    stream(
      '/Type /XObject /Subtype /Image /Width 300 /Height 200 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode',
      jpeg,
    ),
    stream('/Type /Metadata /Subtype /XML', xmp),
    text('<< /Title (canary-title) /Author (canary-author) /Producer (canary-producer) >>'),
    ...objects.map(text),
  ]
  const parts = bodies.flatMap((body, at) => [text(`${at + 1} 0 obj\n`), body, text('\nendobj\n')])
  return Buffer.concat([
    text('%PDF-1.7\n'),
    ...parts,
    text(`trailer\n<< /Root 1 0 R /Info 7 0 R /Size ${bodies.length + 1} ${trailer} >>\n%%EOF\n`),
  ])
}

/** What somebody filled in, as phones and offices save it: with a look of its own (`AP`), or with the value alone. */
const FILLED = [
  '/FT /Tx /V (VALUE77) /Rect [20 720 280 750] /DA (/F 14 Tf 0 g)',
  '/FT /Tx /V (VALUE77) /Rect [20 660 280 690] /AP << /N 17 0 R >>',
  '/FT /Btn /V /On /AS /On /Rect [20 600 50 630] /AP << /N << /On 17 0 R /Off 18 0 R >> >>',
  '/FT /Ch /Ff 131072 /V (Uyda) /Opt [(Uyda) (Maktabda)] /Rect [20 540 280 570] /DA (/F 14 Tf 0 g)',
  '/FT /Ch /V (Maktabda) /Opt [(Uyda) (Maktabda)] /I [1] /Rect [20 460 280 510] /DA (/F 14 Tf 0 g)',
  '/FT /Sig /Rect [20 400 280 430] /AP << /N 17 0 R >>',
]
/** Where on the page each of these stands, from the top, in points. */
export const FILLED_PLACES = FILLED.map((field) => {
  const [left, bottom, right, top] = /Rect \[(\d+) (\d+) (\d+) (\d+)\]/.exec(field)!.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
  ]
  return { left, top: 842 - top, width: right - left, height: top - bottom }
})

/** A form that was filled in: texts, a check mark, choices and a drawn signature, and nothing else on its page. */
export function filledForm(): Buffer {
  const kids = FILLED.map((_, at) => `${8 + at} 0 R`).join(' ')
  const strokes = '5 w 0 5 m 30 25 l S'
  const look = (body: string): string =>
    `<< /Type /XObject /Subtype /Form /BBox [0 0 30 30] /Length ${body.length} >>\nstream\n${body}\nendstream`
  const bodies = [
    `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [${kids}] /DR << /Font << /F 4 0 R >> >> >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Annots [${kids}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    'null',
    'null',
    'null',
    ...FILLED.map((field, at) => `<< /Type /Annot /Subtype /Widget /T (${at}) /F 4 ${field} >>`),
    'null',
    'null',
    'null',
    look(strokes),
    look(''),
  ]
  const objects = bodies.map((body, at) => `${at + 1} 0 obj\n${body}\nendobj\n`).join('')
  return Buffer.from(`%PDF-1.7\n${objects}trailer\n<< /Root 1 0 R /Size ${bodies.length + 1} >>\n%%EOF\n`, 'latin1')
}

/** A part of a PNG with its checksum left wrong on purpose where `crc` is. */
export function pngPart(name: string, body: Uint8Array, crc?: number): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length)
  head.write(name, 4, 'latin1')
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc ?? crc32(Buffer.concat([head.subarray(4), body])))
  return Buffer.concat([head, body, check])
}

function crc32(bytes: Uint8Array): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

/** A PNG with words in each of its text parts and a photograph's past. */
export async function wordyPng(): Promise<Buffer> {
  const plain = await noise(120, 90).png().toBuffer()
  const words = [
    pngPart('tEXt', Buffer.from('Comment\0canary-text')),
    pngPart('zTXt', Buffer.concat([Buffer.from('Author\0\0'), deflateSync('canary-packed')])),
    pngPart('iTXt', Buffer.from('XML:com.adobe.xmp\0\0\0\0\0canary-xmp')),
    pngPart('eXIf', Buffer.from('MM\0*\0\0\0\bcanary-exif')),
  ]
  // Behind the head, which is 33 bytes with the signature.
  return Buffer.concat([plain.subarray(0, 33), ...words, plain.subarray(33), Buffer.from('canary-behind')])
}

export async function wordyWebp(): Promise<Buffer> {
  const bytes = await noise(120, 90)
    .withExif({ IFD0: { Copyright: 'canary-exif' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">canary-xmp</x:xmpmeta>')
    .webp()
    .toBuffer()
  return Buffer.concat([bytes, Buffer.from('canary-behind')])
}

const PATH = '/api/v1/victim/file/'
const STORY = 'Bu sinov uchun to‘qilgan xabar, hech kim haqida emas.'

/** Calls around the files of reports. */
export function evidenceCalls(app: TestApp) {
  const withKey = (key: string) => ({ headers: { 'x-file-key': key } })
  const sendWhole = (bytes: Buffer, name = 'file', type = 'application/octet-stream') => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(bytes)], { type }), name)
    return app.call('POST', PATH, { body: form })
  }
  const begin = (kind: string, size: number) => app.call('POST', PATH, { body: { kind, size } })
  const sendPart = async ({ id, key }: { id: string; key: string }, offset: number, bytes: Buffer) => {
    const response = await fetch(`${app.url}${PATH}${id}/?offset=${offset}`, {
      method: 'PUT',
      headers: { 'x-file-key': key, 'content-type': 'application/offset+octet-stream' },
      body: new Uint8Array(bytes),
    })
    return { status: response.status, body: (await response.json()) as any }
  }
  const finish = ({ id, key }: { id: string; key: string }) => app.call('POST', `${PATH}${id}/finish/`, withKey(key))
  const show = ({ id, key }: { id: string; key: string }) => app.call('GET', `${PATH}${id}/`, withKey(key))
  const cancel = ({ id, key }: { id: string; key: string }) => app.call('DELETE', `${PATH}${id}/`, withKey(key))
  /** A guest's report with these files. */
  const send = (file_keys: string[], description = STORY) =>
    app.call('POST', '/api/v1/victim/', {
      body: {
        reporter_role: 'witness',
        type_ids: ['beating'],
        urgency: 'ongoing',
        region_code: 'UZ-TK',
        description,
        accept_terms: true,
        file_keys,
      },
    })
  /** As `send`; its id. */
  const report = async (file_keys: string[] = []): Promise<string> => {
    const { status, body } = await send(file_keys)
    if (status !== 201) throw new Error(`no report: ${status} ${JSON.stringify(body)}`)
    const row = await app.platform.db.selectFrom('report').select('id').where('ref', '=', body.ref).executeTakeFirstOrThrow()
    return row.id
  }
  const staff = (token: string, method: string, path: string, body?: unknown) =>
    app.call(method, `/api/v1/staff/report/${path}`, body === undefined ? { token } : { token, body })
  /** What an address answers, as bytes. */
  const follow = async (token: string, url: string, headers: Record<string, string> = {}) => {
    const response = await fetch(app.url + url, { headers: { authorization: `Bearer ${token}`, ...headers } })
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
  }
  return { sendWhole, begin, sendPart, finish, show, cancel, send, report, staff, follow }
}
