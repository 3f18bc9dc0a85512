import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { CANARY, FILLED_PLACES, filledForm, phoneVideo, richPdf } from '../../../test/evidence-files.ts'
import { packedPdf, pdf } from '../../../test/library-files.ts'
import { longScreenshot, photoWithPast, voice } from '../../../test/media-files.ts'
import { workApart } from './apart.ts'
import { makeCleanCopy } from './clean-copy.ts'
import { packetCleaner } from './video-packets.ts'
import { drawPdf } from './pdf-pages.ts'
import { writePicturePdf } from './picture-pdf.ts'
import { capMemory } from './wasm-memory.ts'

const bytesOf = (...parts: (number[] | Uint8Array)[]): Uint8Array => Buffer.concat(parts.map((part) => Buffer.from(part)))

const annotated = (annotation: string) => richPdf({ page: `/Annots [<< /Type /Annot ${annotation} /Rect [0 0 20 20] >>]` })

describe('a clean copy', () => {
  it('of a picture is larger than a chat’s, so that a long screenshot can be read', async () => {
    const copy = await makeCleanCopy(await photoWithPast())
    expect(copy).toMatchObject({ kind: 'image', mime: 'image/webp', width: 300, height: 200 })
    expect(await makeCleanCopy(await longScreenshot())).toMatchObject({ width: 1_080, height: 14_000 })
    expect(Buffer.from(copy!.full).toString('latin1')).not.toContain(CANARY)
  })

  it('of a photograph of fifty megapixels is made, of one that has to be held whole is not', async () => {
    const camera = sharp({ create: { width: 9_000, height: 6_000, channels: 3, background: '#789' } })
    expect(await makeCleanCopy(await camera.clone().jpeg().toBuffer())).toMatchObject({ width: 4_096, height: 2_731 })
    expect(await makeCleanCopy(await camera.clone().jpeg({ progressive: true }).toBuffer())).toBeNull()
    expect(await makeCleanCopy(await camera.clone().png({ compressionLevel: 1 }).toBuffer())).toBeNull()
  })

  it('of a video keeps every picture and every sound, and none of the words between them', async () => {
    const original = await phoneVideo()
    const copy = await makeCleanCopy(original)
    expect(copy).toMatchObject({ kind: 'video', mime: 'video/mp4', width: 128, height: 96 })
    const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(copy!.full) })
    const track = (await input.getPrimaryVideoTrack())!
    const packets: Uint8Array[] = []
    for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet.data)
    expect(packets).toHaveLength(10)
    // One unit each, a slice: the message that stood before it is gone.
    for (const packet of packets) expect([packet.length, packet[4]! & 31]).toEqual([11, packet === packets[0] ? 5 : 1])
    expect(Buffer.from(copy!.full).toString('latin1')).not.toContain(CANARY)
  })

  it('of a pdf has a picture for each page, where it says', async () => {
    const copy = await makeCleanCopy(await richPdf())
    expect(copy).toMatchObject({ kind: 'pdf', left_out: 0 })
    const { from, to } = copy!.pages![0]!
    expect(Buffer.from(copy!.full.subarray(from, from + 3)).toString('hex')).toBe('ffd8ff')
    expect(Buffer.from(copy!.full.subarray(to - 2, to)).toString('hex')).toBe('ffd9')
  })

  it('of a form shows all that was filled in: texts, marks, choices, a drawn signature', async () => {
    const { full, pages } = (await makeCleanCopy(filledForm()))!
    const { from, to, width } = pages![0]!
    const page = sharp(Buffer.from(full.subarray(from, to)))
    const scale = width / 595
    for (const place of FILLED_PLACES) {
      const { left, top, width: wide, height } = place
      const [at, down, across, high] = [left, top, wide, height].map((points) => Math.round(points * scale))
      const drawn = await page
        .clone()
        .extract({ left: at!, top: down!, width: across!, height: high! })
        .greyscale()
        .raw()
        .toBuffer()
      expect([place, drawn.filter((grey) => grey < 100).length > 100]).toEqual([place, true])
    }
  })

  it.each<[string, () => Promise<Buffer> | Buffer, boolean]>([
    ['is nothing but pages', () => pdf(), false],
    ['lays one colour on another as light does', () => pdf('4 0 obj\n<< /Type /ExtGState /BM /Screen >>\nendobj\n'), false],
    ['was cut', () => pdf().subarray(0, -'%%EOF\n'.length), true],
    ['is an electronic form', () => richPdf({ root: '/AcroForm << /Fields [] /XFA (x) >>' }), true],
    ['brings a file', () => packedPdf('5 0 << /Type /EmbeddedFile >>'), true],
    ['plays something', () => richPdf({ page: '/Annots [<< /Type /Annot /Subtype /Screen /Rect [0 0 20 20] >>]' }), true],
    ['is highlighted without a word', () => annotated('/Subtype /Highlight /Contents ()'), false],
    ['names a link', () => annotated('/Subtype /Link /Contents (x)'), false],
    ['has a comment on what is highlighted', () => annotated('/Contents (x) /Subtype /Highlight'), true],
    ['has a comment on a stamp', () => annotated('/Subtype /Stamp /Contents <FEFF0041>'), true],
    ['has a comment that pops up', () => annotated('/Subtype /Underline /Popup 5 0 R'), true],
    ['has a note', () => richPdf({ page: '/Annots [<< /Type /Annot /Subtype /Text /Rect [0 0 20 20] /Contents (x) >>]' }), true],
  ])('of a paper that %s says whether something is not on its pages', async (_name, make, is_incomplete) => {
    expect(await makeCleanCopy(await make())).toMatchObject({ kind: 'pdf', is_incomplete })
  })

  it('of a paper with a page that cannot be drawn has the others, and says how many are not there', async () => {
    const two = pdf().toString('latin1').replace('/Kids [3 0 R] /Count 1', '/Kids [99 0 R 3 0 R] /Count 2')
    const copy = (await makeCleanCopy(Buffer.from(two, 'latin1')))!
    expect([copy.pages!.length, copy.left_out]).toEqual([1, 1])
  })

  it('of a paper with a page narrower than a point has the others', async () => {
    const thin = '4 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 0.5 842] >>\nendobj\n'
    const two = pdf(thin).toString('latin1').replace('/Kids [3 0 R] /Count 1', '/Kids [4 0 R 3 0 R] /Count 2')
    expect(await makeCleanCopy(Buffer.from(two, 'latin1'))).toMatchObject({ pages: [expect.anything()], left_out: 1 })
  })

  it('of a paper whose pages weigh more than a copy may has those that fit, and says how many are not there', async () => {
    const page = (number: number) => `${number} 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj\n`
    const three = pdf(page(4) + page(5))
      .toString('latin1')
      .replace('/Kids [3 0 R] /Count 1', '/Kids [3 0 R 4 0 R 5 0 R] /Count 3')
    const whole = (await drawPdf(Buffer.from(three, 'latin1')))!
    expect([whole.pages.length, whole.left_out]).toEqual([3, 0])
    const { from, to } = whole.pages[0]!
    const most_bytes = 2 * (to - from)
    const cut = (await drawPdf(Buffer.from(three, 'latin1'), most_bytes))!
    expect([cut.pages.length, cut.left_out]).toEqual([2, 1])
  })

  it('of a page as long as a conversation is wide enough to be read', async () => {
    const long = Buffer.from(pdf().toString('latin1').replace('595 842', '600 8000'), 'latin1')
    const { pages } = (await makeCleanCopy(long))!
    expect(pages![0]!.width).toBeGreaterThan(990)
  })

  it('is made of PDFs that the library refuses: what runs in them is not drawn', async () => {
    const copy = await makeCleanCopy(packedPdf('5 0 << /S /JavaScript /JS (app.alert("canary")) >>', '/LZWDecode'))
    expect(copy?.kind).toBe('pdf')
    expect(Buffer.from(copy!.full).toString('latin1')).not.toContain('JavaScript')
  })

  it('of ten at the same moment waits its turn, and says when too many wait', async () => {
    const bytes = await voice()
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => makeCleanCopy(bytes)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(9)
    expect(results.at(-1)).toMatchObject({ reason: { code: 'overloaded' } })
  })
})

describe('work in a process of its own', () => {
  const script = (text: string): URL => new URL(`data:text/javascript,${encodeURIComponent(text)}`)

  it('that cannot begin answers null', async () => {
    const work = workApart({
      script: new URL('./no-such-worker.ts', import.meta.url),
      deadline_ms: 5_000,
      memory_mb: 64,
      running: 1,
      waiting: 1,
      as: 'process',
    })
    expect(await work({})).toBeNull()
  })

  it('as a thread that never ends is stopped', async () => {
    const work = workApart({ script: script('for (;;);'), deadline_ms: 300, memory_mb: 64, running: 1, waiting: 1 })
    expect(await work({})).toBeNull()
  })

  it('knows nothing of our environment', async () => {
    vi.stubEnv('CANARY_SECRET', CANARY)
    const asked = new URL('../../../test/tell-environment.mjs', import.meta.url)
    const work = workApart<string[]>({ script: asked, deadline_ms: 10_000, memory_mb: 64, running: 1, waiting: 1, as: 'process' })
    const names = await work({})
    expect(names).not.toBeNull()
    expect(names).not.toContain('CANARY_SECRET')
    expect(names).not.toContain('MASTER_KEY')
  })
})

describe('the memory of a module', () => {
  it('is capped in place', async () => {
    const file = await readFile(fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm')))
    const capped = capMemory(new Uint8Array(file), 1_024)
    expect(capped).toHaveLength(file.length)
    const differing = [...capped.keys()].filter((at) => capped[at] !== file[at])
    expect(differing.length).toBeGreaterThan(0)
    expect(differing.length).toBeLessThanOrEqual(3)
  })

  it('of a module without a most is refused', () => {
    const without = bytesOf([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0], [5, 3, 1, 0, 1])
    expect(() => capMemory(new Uint8Array(without), 10)).toThrow('no most')
  })
})

describe('packets', () => {
  const clean = (codec: string, description: Uint8Array | undefined, packet: Uint8Array) => {
    const cleaner = packetCleaner({ codec, channels: 1, description })
    return cleaner && { description: cleaner.description, packet: cleaner.clean(packet) }
  }

  it('of H.265 lose their messages, in the record as well', () => {
    const head = new Uint8Array(23)
    head[0] = 1
    head[21] = 3
    head[22] = 2
    const sets = [0xa1, 0, 1, 0, 2, 0x42, 1]
    const message = [0xa7, 0, 1, 0, 3, 0x4e, 1, 5]
    const slice = [0, 0, 0, 3, 0x26, 1, 9]
    const cleaned = clean(
      'hevc',
      bytesOf(head, sets, message),
      bytesOf([0, 0, 0, 3, 0x4e, 1, 5], slice, [0, 0, 0, 3, 0x50, 1, 5]),
    )
    expect(cleaned!.packet).toEqual(Buffer.from(slice))
    expect(cleaned!.description).toHaveLength(23 + sets.length)
    expect(cleaned!.description![22]).toBe(1)
  })

  it('of AV1 lose metadata and padding', () => {
    const frame = [0x32, 2, 7, 7]
    const cleaned = clean('av1', Uint8Array.of(0x81, 0, 0, 0, 9, 9), bytesOf([0x2a, 3, 1, 2, 3], frame, [0x7a, 1, 0]))
    expect(cleaned).toEqual({ description: Uint8Array.of(0x81, 0, 0, 0), packet: Buffer.from(frame) })
  })

  it.each<[string, string, Uint8Array | undefined, Uint8Array]>([
    ['H.264 without a record', 'avc', undefined, Uint8Array.of(0, 0, 0, 1, 0x65)],
    [
      'H.264 whose record ends too early',
      'avc',
      Uint8Array.of(1, 0x42, 0, 0x0a, 0xff, 0xe1, 0, 200),
      Uint8Array.of(0, 0, 0, 1, 0x65),
    ],
    ['AAC with a comment in its head', 'aac', Uint8Array.of(0x12, 0x00), Uint8Array.of(0x21)],
    ['Opus in six channels', 'opus', undefined, Uint8Array.of(0xf8)],
  ])('of %s are not taken', (_name, codec, description, packet) => {
    const cleaner = packetCleaner({ codec, channels: codec === 'opus' ? 6 : 1, description })
    expect(cleaner?.clean(packet) ?? null).toBeNull()
  })

  it('that do not add up are not taken', () => {
    const record = Uint8Array.of(1, 0x42, 0, 0x0a, 0xff, 0xe0, 0)
    for (const packet of [
      [0, 0, 0, 9, 0x65],
      [0, 0, 0, 0],
      [0, 0],
      [0, 0, 0, 2, 6, 5],
    ]) {
      expect(clean('avc', record, Uint8Array.from(packet))!.packet).toBeNull()
    }
  })
})

it('a PDF of pictures is readable by its own table', () => {
  const { bytes, pages } = writePicturePdf([{ jpeg: Uint8Array.of(1, 2, 3), width: 100, height: 200 }])
  const text = Buffer.from(bytes).toString('latin1')
  const table = Number(/startxref\n(\d+)/.exec(text)![1])
  const begins = [...text.slice(table).matchAll(/^(\d{10}) 00000 n/gm)].map(([, at]) => Number(at))
  begins.forEach((at, index) => expect(text.slice(at)).toMatch(new RegExp(`^${index + 1} 0 obj`)))
  expect(bytes.subarray(pages[0]!.from, pages[0]!.to)).toEqual(Buffer.of(1, 2, 3))
})
