import { deflateSync } from 'node:zlib'
import { noise } from './media-files.ts'
import type { TestApp } from './harness.ts'

export const ALT = { uz: 'Bola kitob o‘qiyapti', ru: 'Ребёнок читает книгу', en: 'A child reads a book' }

/** A PDF of one empty page; `extra` stands among its objects as it is. */
export const pdf = (extra = ''): Buffer =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n` +
      `3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj\n${extra}trailer\n<< /Root 1 0 R >>\n%%EOF\n`,
    'latin1',
  )

/** The same with `inner` among objects packed together, as modern writers do it. */
export function packedPdf(inner: string, filter = '/FlateDecode'): Buffer {
  const packed = deflateSync(Buffer.from(inner)).toString('latin1')
  return pdf(
    `4 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter ${filter} /Length ${packed.length} >>\nstream\n${packed}\nendstream\nendobj\n`,
  )
}

/** Frames of MPEG-1 layer III at 128 kbit/s and 44.1 kHz, silent; behind a tag that tells who made it. */
export function mp3(seconds = 2): Buffer {
  const frame = Buffer.alloc(417)
  frame.set([0xff, 0xfb, 0x90, 0x00])
  const words = Buffer.from('\u0003canary-title', 'latin1')
  const tag = Buffer.concat([
    Buffer.from('ID3\u0003\u0000\u0000\u0000\u0000\u0000', 'latin1'),
    Buffer.of(10 + words.length),
    Buffer.from('TIT2\u0000\u0000\u0000', 'latin1'),
    Buffer.of(words.length, 0, 0),
    words,
  ])
  return Buffer.concat([tag, ...Array.from({ length: Math.ceil((seconds * 44_100) / 1_152) }, () => frame)])
}

/** Smooth as a drawing, so that AVIF has something to save. */
export const drawing = (width: number, height: number): Promise<Buffer> =>
  noise(Math.ceil(width / 40), Math.ceil(height / 40))
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .png()
    .toBuffer()

export function libraryCalls(app: TestApp, token: string) {
  const call = (method: string, path: string, body?: unknown) =>
    app.call(method, `/api/v1/staff/media/${path}`, body === undefined ? { token } : { token, body })
  const sendPart = async (id: string, offset: number, bytes: Buffer) => {
    const response = await fetch(`${app.url}/api/v1/staff/media/upload/${id}/?offset=${offset}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/offset+octet-stream' },
      body: new Uint8Array(bytes),
    })
    return { status: response.status, body: (await response.json()) as any }
  }
  /** Begins, sends every part; stops at the first refusal. */
  const send = async (bytes: Buffer, name = 'file', size = bytes.length) => {
    const begun = await call('POST', 'upload/', { name, size })
    if (begun.status !== 201) return begun
    for (let at = 0; at < bytes.length; at += begun.body.part_size) {
      const part = await sendPart(begun.body.id, at, bytes.subarray(at, at + begun.body.part_size))
      if (part.status !== 200) return part
    }
    return begun
  }
  const add = async (bytes: Buffer, name = 'file', alt: unknown = ALT) => {
    const sent = await send(bytes, name)
    return sent.status === 201 ? call('POST', `upload/${sent.body.id}/finish/`, { alt }) : sent
  }
  return { call, sendPart, send, add }
}
