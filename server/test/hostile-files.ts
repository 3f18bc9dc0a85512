import { deflateRawSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { FULL, sampled } from '../../kit/test/full.ts'
import { box, phoneVideo, pngPart, richPdf, webVideo, wordyPng, wordyWebp } from './evidence-files.ts'
import { mp3, pdf } from './library-files.ts'
import { photo, photoWithPast, voice } from './media-files.ts'

/** A file made to do harm or to give something away; `name` and `type` are what it calls itself. */
export type Hostile = { about: string; bytes: Buffer; name?: string; type?: string }

const RUN = '<script>document.title="canary"</script>'
const PAYLOADS: Record<string, Buffer> = {
  html: Buffer.from(`<!doctype html><title>canary</title>${RUN}`),
  svg: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="canary()">${RUN}</svg>`),
  script: Buffer.from('*/;top.canary=1;/*'),
  php: Buffer.from('<?php system("canary"); ?>'),
  archive: archive('canary.txt', Buffer.from('canary')),
  program: Buffer.concat([Buffer.from('MZ\u0090\u0000canary'), Buffer.alloc(200)]),
  pdf: Buffer.from('%PDF-1.4\n1 0 obj\n<< /OpenAction << /S /JavaScript /JS (app.alert("canary")) >> >>\nendobj\n%%EOF'),
}

/** A zip of one stored file. */
function archive(name: string, body: Buffer, packed = body, method = 0): Buffer {
  const local = Buffer.alloc(30)
  local.write('PK\u0003\u0004', 'latin1')
  local.writeUInt16LE(method, 8)
  local.writeUInt32LE(packed.length, 18)
  local.writeUInt32LE(body.length, 22)
  local.writeUInt16LE(name.length, 26)
  const central = Buffer.alloc(46)
  central.write('PK\u0001\u0002', 'latin1')
  central.writeUInt16LE(method, 10)
  central.writeUInt32LE(packed.length, 20)
  central.writeUInt32LE(body.length, 24)
  central.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(46 + name.length, 12)
  end.writeUInt32LE(30 + name.length + packed.length, 16)
  return Buffer.concat([local, Buffer.from(name), packed, central, Buffer.from(name), end])
}

/** The same numbers in every run. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

type Seed = {
  about: string
  bytes: Buffer
  /** How many of each kind of damage; a thread of its own is not for nothing. */ many: number
}

const cut = ({ about, bytes, many }: Seed): Hostile[] =>
  Array.from({ length: many }, (_, at) => ({
    about: `${about} cut at ${at + 1}/${many + 1}`,
    bytes: bytes.subarray(0, Math.floor((bytes.length * (at + 1)) / (many + 1))),
  }))

const damaged = ({ about, bytes, many }: Seed): Hostile[] =>
  Array.from({ length: many }, (_, at) => {
    const random = numbers(at * 7_919 + about.length)
    const changed = Buffer.from(bytes)
    // Few bytes near the head, where lengths stand, or many anywhere.
    const reach = at % 2 === 0 ? Math.min(400, changed.length) : changed.length
    for (let count = 0; count < 2 + at * 3; count += 1) changed[Math.floor(random() * reach)] = Math.floor(random() * 256)
    return { about: `${about} with other bytes, ${at}`, bytes: changed }
  })

const withTail = ({ about, bytes }: Seed, names: string[]): Hostile[] =>
  names.map((name) => ({ about: `${about} that is ${name} as well`, bytes: Buffer.concat([bytes, PAYLOADS[name]!]) }))

const withHead = ({ about, bytes }: Seed): Hostile[] =>
  ['html', 'archive', 'program'].map((name) => ({
    about: `${about} behind ${name}`,
    bytes: Buffer.concat([PAYLOADS[name]!, bytes]),
  }))

const MAGICS: Record<string, Buffer> = {
  jpeg: Buffer.from('ffd8ffe000104a464946000101', 'hex'),
  png: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  webp: Buffer.from('RIFF\u0040\u0000\u0000\u0000WEBPVP8 ', 'latin1'),
  heic: Buffer.concat([box('ftyp', Buffer.from('heic\u0000\u0000\u0000\u0000mif1heic', 'latin1'))]),
  pdf: Buffer.from('%PDF-1.7\n'),
  mp3: Buffer.from('ID3\u0004\u0000\u0000\u0000\u0000\u0000\u0000', 'latin1'),
  mp4: box('ftyp', Buffer.from('isom\u0000\u0000\u0002\u0000isomiso2avc1mp41', 'latin1')),
  m4a: box('ftyp', Buffer.from('M4A \u0000\u0000\u0002\u0000M4A isom', 'latin1')),
  webm: Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'),
  ogg: Buffer.from('4f676753000200000000000000000000000000000000000000000113', 'hex'),
}

/** The head of something we take, and nothing of it behind. */
const dressed = (): Hostile[] =>
  Object.entries(MAGICS).flatMap(([magic, head]) =>
    ['html', 'svg', 'archive', 'script'].map((name) => ({
      about: `${name} dressed as ${magic}`,
      bytes: Buffer.concat([head, PAYLOADS[name]!, Buffer.alloc(300)]),
      type: 'image/jpeg',
    })),
  )

/** Nothing we take, whatever it calls itself. */
const strangers = (): Hostile[] => {
  const zeros = Buffer.alloc(200)
  const bodies: [string, Buffer][] = [
    ...Object.entries(PAYLOADS).filter(([name]) => name !== 'pdf'),
    ['xml', Buffer.from('<?xml version="1.0"?><!DOCTYPE x [<!ENTITY canary SYSTEM "file:///etc/passwd">]><x>&canary;</x>')],
    ['a page in one file', Buffer.from('MIME-Version: 1.0\r\nContent-Type: multipart/related\r\n\r\n<b>canary</b>')],
    ['elf', Buffer.concat([Buffer.from('\u007fELF\u0002\u0001\u0001canary', 'latin1'), zeros])],
    ['wasm', Buffer.concat([Buffer.from('\u0000asm\u0001\u0000\u0000\u0000canary', 'latin1'), zeros])],
    ['java', Buffer.concat([Buffer.from('cafebabe00000034', 'hex'), zeros])],
    ['flash', Buffer.concat([Buffer.from('FWS\u0009canary'), zeros])],
    ['gif', Buffer.from('GIF89a/*\u0001\u0000\u0001\u0000*/=1;canary()//')],
    ['bmp', Buffer.concat([Buffer.from('BM'), zeros])],
    ['tiff', Buffer.concat([Buffer.from('II*\u0000\u0008\u0000\u0000\u0000canary', 'latin1'), zeros])],
    ['postscript', Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n(canary) run')],
    ['rich text', Buffer.from('{\\rtf1{\\object\\objdata canary}}')],
    ['shell', Buffer.from('#!/bin/sh\necho canary')],
    ['a shortcut', Buffer.concat([Buffer.from('4c0000000114020000000000c000000000000046', 'hex'), zeros])],
    ['a playlist', Buffer.from('#EXTM3U\n#EXTINF:10,\nhttp://127.0.0.1/canary.ts\n')],
    ['wav', Buffer.concat([Buffer.from('RIFF\u0024\u0008\u0000\u0000WAVEfmt ', 'latin1'), zeros])],
    ['avi', Buffer.concat([Buffer.from('RIFF\u0024\u0008\u0000\u0000AVI LIST', 'latin1'), zeros])],
    ['rar', Buffer.concat([Buffer.from('Rar!\u001a\u0007\u0000', 'latin1'), zeros])],
    ['7z', Buffer.concat([Buffer.from('377abcaf271c0004', 'hex'), zeros])],
    ['gzip', gzipSync(Buffer.alloc(1_000_000))],
    ['an archive of endless zeros', archive('canary', Buffer.alloc(0), deflateRawSync(Buffer.alloc(5_000_000)), 8)],
    ['word', archive('word/document.xml', Buffer.from('<w:document>canary</w:document>'))],
    ['an old word', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])],
    ['a font', Buffer.concat([Buffer.from('OTTO\u0000\u000a'), zeros])],
    ['nothing but zeros', Buffer.alloc(5_000)],
    ['one byte', Buffer.of(0xff)],
    ['text', Buffer.from('canary')],
  ]
  return bodies.map(([about, bytes], at) => ({ about, bytes, type: ['image/png', 'application/pdf', 'video/mp4'][at % 3]! }))
}

/** Names that lead somewhere else, or end in what they are not. */
const named = async (): Promise<Hostile[]> => {
  const bytes = await photoWithPast()
  const names = [
    '../../../../etc/canary.jpg',
    '..\\..\\canary.jpg',
    '/etc/canary',
    'C:\\canary.jpg',
    'canary.jpg.exe',
    'canary.php.jpg',
    'canary.jpg%00.html',
    'canary\u202egpj.exe',
    'canary.svg',
    'canary.html',
    '.htaccess',
    'CON.jpg',
    'canary; rm -rf ~.jpg',
    '$(canary).jpg',
    '<img src=x onerror=canary>.jpg',
    `${'canary'.repeat(300)}.jpg`,
  ]
  return names.map((name) => ({ about: `a picture called ${name.slice(0, 40)}`, bytes, name, type: 'text/html' }))
}

function jpegPart(mark: number, body: Buffer): Buffer {
  const head = Buffer.of(0xff, mark, 0, 0)
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

/** Words in every place a picture has for them. */
const wordyPictures = async (): Promise<Hostile[]> => {
  const jpeg = await photo(200, 150)
  const into = (part: Buffer): Buffer => Buffer.concat([jpeg.subarray(0, 2), part, jpeg.subarray(2)])
  const irb = Buffer.concat([
    Buffer.from('Photoshop 3.0\u00008BIM\u0004\u0004\u0000\u0000\u0000\u0000\u0000\u000b', 'latin1'),
    Buffer.from('canary-iptc'),
  ])
  const pixel = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
    .png()
    .toBuffer()
  return [
    { about: 'a JPEG with a comment', bytes: into(jpegPart(0xfe, Buffer.from('canary-comment'))) },
    {
      about: 'a JPEG with EXIF',
      bytes: into(jpegPart(0xe1, Buffer.from('Exif\u0000\u0000MM\u0000*\u0000\u0000\u0000\u0008canary'))),
    },
    { about: 'a JPEG with XMP', bytes: into(jpegPart(0xe1, Buffer.from('http://ns.adobe.com/xap/1.0/\u0000<x>canary</x>'))) },
    { about: 'a JPEG with IPTC', bytes: into(jpegPart(0xed, irb)) },
    { about: 'a JPEG with a profile', bytes: into(jpegPart(0xe2, Buffer.from('ICC_PROFILE\u0000\u0001\u0001canary-profile'))) },
    {
      about: 'a JPEG with a picture of its own',
      bytes: into(jpegPart(0xe2, Buffer.concat([Buffer.from('MPF\u0000'), jpeg.subarray(0, 3_000)]))),
    },
    ...sampled(
      Array.from({ length: 12 }, (_, at) => ({
        about: `a JPEG with words in part ${at}`,
        bytes: into(jpegPart(0xe3 + at, Buffer.from(`canary-app-${at}`))),
      })),
      5,
    ),
    { about: 'a PNG with words', bytes: await wordyPng() },
    { about: 'a WebP with words', bytes: await wordyWebp() },
    {
      about: 'an AVIF with words',
      bytes: await sharp(jpeg)
        .withExif({ IFD0: { Copyright: 'canary' } })
        .avif({ effort: 0 })
        .toBuffer(),
    },
    {
      about: 'a PNG with a wrong checksum',
      bytes: Buffer.concat([pixel.subarray(0, 33), pngPart('tEXt', Buffer.from('a\0canary'), 1), pixel.subarray(33)]),
    },
  ]
}

/** Small files that ask for very much. */
const bombs = async (): Promise<Hostile[]> => {
  const wide = (width: number, height: number): Buffer => {
    const head = Buffer.alloc(13)
    head.writeUInt32BE(width, 0)
    head.writeUInt32BE(height, 4)
    head.set([8, 2, 0, 0, 0], 8)
    return Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      pngPart('IHDR', head),
      pngPart('IDAT', Buffer.alloc(30)),
      pngPart('IEND', Buffer.alloc(0)),
    ])
  }
  const jpeg = await photo(64, 64)
  const claimed = Buffer.from(jpeg)
  const frame = claimed.indexOf(Buffer.of(0xff, 0xc0))
  claimed.writeUInt16BE(65_535, frame + 5)
  claimed.writeUInt16BE(65_535, frame + 7)
  const kids = '3 0 R '.repeat(5_000)
  return [
    { about: 'a PNG of four gigapixels', bytes: wide(65_535, 65_535) },
    { about: 'a PNG of two thousand million columns', bytes: wide(2_147_483_647, 1) },
    { about: 'a PNG without a size', bytes: wide(0, 0) },
    { about: 'a JPEG that claims four gigapixels', bytes: claimed },
    {
      about: 'a PNG of a hundred megapixels',
      bytes: await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#888' } })
        .png({ compressionLevel: 9 })
        .toBuffer(),
    },
    {
      about: 'an MP4 whose box claims everything',
      bytes: Buffer.concat([MAGICS.mp4!, Buffer.from('ffffffff6d6f6f76', 'hex'), Buffer.alloc(64)]),
    },
    { about: 'an MP4 with a box in a box in a box', bytes: Buffer.concat([MAGICS.mp4!, nested(400)]) },
    // Kept busy until its deadline, a minute; what then becomes of it is proven in apart.test.ts.
    ...(FULL
      ? [
          {
            about: 'a WebM of endless nesting',
            bytes: Buffer.concat([MAGICS.webm!, Buffer.from('18538067'.repeat(5_000), 'hex')]),
          },
        ]
      : []),
    {
      about: 'a PDF as wide as a town',
      bytes: pdf().subarray(0) && Buffer.from(pdf().toString('latin1').replace('595 842', '9000000 9000000'), 'latin1'),
    },
    {
      about: 'a PDF that is its own parent',
      bytes: Buffer.from(pdf().toString('latin1').replace('/Kids [3 0 R]', '/Kids [2 0 R]'), 'latin1'),
    },
    {
      about: 'a PDF of five thousand pages that are one',
      bytes: Buffer.from(pdf().toString('latin1').replace('/Kids [3 0 R] /Count 1', `/Kids [${kids}] /Count 5000`), 'latin1'),
    },
    { about: 'a PDF that draws itself', bytes: await richPdf({ content: '/P Do '.repeat(200) }) },
    { about: 'a PDF whose drawing never ends', bytes: await richPdf({ content: 'q '.repeat(100_000) }) },
  ]
}

const nested = (depth: number): Buffer => {
  let inner: Buffer = Buffer.alloc(0)
  for (let at = 0; at < depth; at += 1) inner = box('moov', inner)
  return inner
}

/** PDFs that do something, or bring something along. */
const busyPdfs = async (): Promise<Hostile[]> => {
  const script = '<< /S /JavaScript /JS (app.alert\\("canary"\\)) >>'
  const made: [string, Parameters<typeof richPdf>[0]][] = [
    ['runs a script when it opens', { root: `/OpenAction ${script}` }],
    ['hides the name of its script', { root: '/OpenAction << /S /J#61vaScript /JS (canary) >>' }],
    ['has scripts by name', { root: `/Names << /JavaScript << /Names [(canary) ${script}] >> >>` }],
    [
      'brings a file',
      {
        root: '/Names << /EmbeddedFiles << /Names [(canary.exe) 8 0 R] >> >>',
        objects: ['<< /Type /Filespec /F (canary.exe) >>'],
      },
    ],
    ['starts a program', { root: '/OpenAction << /S /Launch /F (canary.exe) >>' }],
    ['calls an address', { root: '/OpenAction << /S /URI /URI (http://127.0.0.1/canary) >>' }],
    [
      'sends a form',
      { root: '/AcroForm << /Fields [] /XFA (canary) >> /OpenAction << /S /SubmitForm /F (http://127.0.0.1/canary) >>' },
    ],
    ['has a script on its page', { page: `/AA << /O ${script} >>` }],
    [
      'has a link',
      { page: '/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 595 842] /A << /S /URI /URI (javascript:canary) >> >>]' },
    ],
    [
      'has a note',
      { page: '/Annots [<< /Type /Annot /Subtype /Text /Rect [0 0 20 20] /Contents (canary-note) /T (canary-who) >>]' },
    ],
    ['brings a video', { page: '/Annots [<< /Type /Annot /Subtype /RichMedia /Rect [0 0 9 9] /RichMediaContent << >> >>]' }],
    ['reaches for another', { root: '/OpenAction << /S /GoToR /F (\\\\\\\\127.0.0.1\\\\canary) /D [0 /Fit] >>' }],
    ['has a piece of another program', { page: '/PieceInfo << /Canary << /Private (canary-piece) >> >>' }],
    [
      'is locked',
      {
        trailer:
          '/Encrypt << /Filter /Standard /V 1 /R 2 /O (canarycanarycanarycanarycanarycan) /U (canarycanarycanarycanarycanarycan) /P -4 >>',
      },
    ],
    [
      'knows where it was made',
      { objects: ['<< /Type /Metadata /Measure << /Subtype /GEO /GPTS [41.3 69.2] >> /Word (canary) >>'] },
    ],
    ['has no first object', { root: '/Pages 99 0 R' }],
  ]
  return Promise.all(made.map(async ([about, how]) => ({ about: `a PDF that ${about}`, bytes: await richPdf(how) })))
}

/** Those that differ in where they are damaged, or in what hangs on them, the gate takes once from each kind of file. */
const once = (all: Hostile[], at = 0): Hostile[] => (FULL ? all : all.slice(at, at + 1))

/** More than three hundred, the same in every run; in the gate a third of them. */
export async function hostileFiles(): Promise<Hostile[]> {
  const pictures: Seed[] = [
    { about: 'a JPEG', bytes: await photoWithPast(), many: 14 },
    { about: 'a PNG', bytes: await wordyPng(), many: 10 },
    { about: 'a WebP', bytes: await wordyWebp(), many: 10 },
  ]
  const others: Seed[] = [
    { about: 'a PDF', bytes: await richPdf(), many: 5 },
    { about: 'a video', bytes: await phoneVideo(), many: 5 },
    { about: 'a video of the web', bytes: await webVideo(), many: 4 },
    { about: 'a recording', bytes: await voice({ tags: true }), many: 4 },
    { about: 'an OGG', bytes: await voice({ container: 'ogg', tags: true }), many: 4 },
    { about: 'an M4A', bytes: await voice({ container: 'mp4', tags: true }), many: 4 },
    { about: 'an MP3', bytes: mp3(), many: 4 },
  ]
  const all = [...pictures, ...others]
  return [
    ...all.map(({ about, bytes }) => ({ about: `${about} with its past`, bytes })),
    ...all.flatMap((seed, at) => [...once(cut(seed), at % seed.many), ...once(damaged(seed), at % seed.many)]),
    ...pictures.flatMap((seed) => [...sampled(withTail(seed, Object.keys(PAYLOADS)), 2), ...withHead(seed)]),
    ...others.flatMap((seed, at) => once(withTail(seed, ['html', 'archive']), at % 2)),
    ...sampled(dressed(), 3),
    ...strangers(),
    ...sampled(await named(), 3),
    ...(await wordyPictures()),
    ...(await bombs()),
    ...(await busyPdfs()),
  ]
}
