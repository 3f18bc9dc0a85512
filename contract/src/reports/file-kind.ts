import type { EvidenceKind } from './report-lists.ts'

/** What a file is by its first bytes, whatever it is called. `is_taken: false`: known, and no copy can be made of it. */
export type FoundKind = { kind: EvidenceKind; is_taken: boolean }

/** Enough of a file to tell. */
export const KIND_BYTES = 4_096

type Signature = { at: number; text: string } & FoundKind

const taken = (kind: EvidenceKind, text: string, at = 0): Signature => ({ at, text, kind, is_taken: true })
const known = (kind: EvidenceKind, text: string, at = 0): Signature => ({ at, text, kind, is_taken: false })

/** The first that fits. `text` is one character a byte. */
const SIGNATURES: readonly Signature[] = [
  taken('image', '\u00ff\u00d8\u00ff'),
  taken('document', '%PDF'),
  taken('voice', 'ID3'),
  ...['free', 'mdat', 'moov', 'wide'].map((name) => taken('video', name, 4)),
  known('voice', '#!AMR'),
  known('voice', 'fLaC'),
  known('voice', 'caff'),
  known('voice', 'MThd'),
  // Sound or video of Windows: its head does not say which.
  known('video', '0&\u00b2u\u008ef\u00cf\u0011'),
  known('video', 'FLV'),
  known('video', '\u0000\u0000\u0001\u00ba'),
  known('image', 'GIF8'),
  known('image', 'BM'),
  known('image', 'II*\u0000'),
  known('image', 'MM\u0000*'),
  // Word and its like, new and old.
  known('document', 'PK\u0003\u0004'),
  known('document', '\u00d0\u00cf\u0011\u00e0'),
  known('document', '{\\rtf'),
]

const RIFFS: Record<string, FoundKind> = {
  WEBP: { kind: 'image', is_taken: true },
  WAVE: { kind: 'voice', is_taken: false },
  'AVI ': { kind: 'video', is_taken: false },
}

/** ISO base media by their first brand (ISO/IEC 14496-12); any other is a video. */
const PICTURES = new Set(['avif', 'avis', 'mif1', 'msf1', 'heic', 'heix', 'hevc', 'hevx'])
const SOUNDS = new Set(['M4A', 'M4B', 'F4A', 'F4B'])

/** null: of no kind that anybody sends as a picture, sound, video or paper. */
export function kindOfBytes(head: Uint8Array): FoundKind | null {
  const text = String.fromCharCode(...head.subarray(0, KIND_BYTES))
  if (text.startsWith('\u0089PNG\r\n\u001a\n')) return { kind: 'image', is_taken: !isMovingPng(text) }
  if (text.startsWith('RIFF')) return RIFFS[text.slice(8, 12)] ?? null
  if (text.startsWith('ftyp', 4)) return kindOfBrand(text.slice(8, 12).replace('\0', ' ').trim())
  if (text.startsWith('OggS')) return kindOfOgg(text.slice(28, 36))
  if (text.startsWith('\u001aE\u00df\u00a3')) return { kind: 'video', is_taken: /webm|matroska/.test(text) }
  const signature = SIGNATURES.find(({ at, text: begin }) => text.startsWith(begin, at))
  return signature ? { kind: signature.kind, is_taken: signature.is_taken } : kindOfFrame(head)
}

function isMovingPng(text: string): boolean {
  const moves = text.indexOf('acTL')
  const pixels = text.indexOf('IDAT')
  return moves !== -1 && (pixels === -1 || moves < pixels)
}

function kindOfBrand(brand: string): FoundKind {
  if (PICTURES.has(brand)) return { kind: 'image', is_taken: true }
  if (SOUNDS.has(brand)) return { kind: 'voice', is_taken: true }
  return brand === 'crx' ? { kind: 'image', is_taken: false } : { kind: 'video', is_taken: !brand.startsWith('3g') }
}

function kindOfOgg(begin: string): FoundKind {
  if (/theora|^\u0001video/.test(begin)) return { kind: 'video', is_taken: false }
  return { kind: 'voice', is_taken: /^(?:OpusHead|\u007fFLAC|Speex {2}|\u0001vorbis)/.test(begin) }
}

/** A frame of MPEG sound that no tag stands before (ISO/IEC 11172-3); without layers it is ADTS. */
function kindOfFrame([sync = 0, version = 0, rates = 0]: Uint8Array): FoundKind | null {
  if (sync !== 0xff || (version & 0xe0) !== 0xe0) return null
  if ((version & 0x16) === 0x10) return { kind: 'voice', is_taken: false }
  const is_wrong = version === 0xfe || (version & 0x18) === 0x08 || (rates & 0xf0) === 0xf0 || (rates & 0x0c) === 0x0c
  return is_wrong || (version & 0x06) === 0 ? null : { kind: 'voice', is_taken: true }
}
