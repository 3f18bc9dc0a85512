import { MEDIA_BYTES, type MediaKind } from '@himoya/contract/content/library-lists'
import { fileTypeFromBuffer } from 'file-type'
import { AppError } from '../core/errors.ts'
import { workApart } from './apart.ts'
import { cleanLibraryPicture } from './library-picture.ts'
import type { LibraryAnswer, LibraryTask } from './library-worker.ts'

/** A file of the library, made anew from what was uploaded, and what there is to know of it. */
export type CleanFile = {
  kind: MediaKind
  mime: string
  /** What lies in its folder, by name. */
  files: { name: string; bytes: Buffer }[]
  /** Of a picture none: it has one for each width. */
  file: string | null
  /** Of the file, or of the widest picture. */
  bytes: number
  width?: number
  height?: number
  seconds?: number
  placeholder?: string
}

const workOn = workApart<LibraryAnswer>({
  script: new URL('./library-worker.ts', import.meta.url),
  deadline_ms: 60_000,
  memory_mb: 512,
  running: 1,
  waiting: 4,
})

const PICTURES = /^image\/(?:jpeg|png|webp|avif|hei[cf].*)$/
const SOUNDS = /^(?:audio\/(?:mpeg|mp4|x-m4a|ogg|opus)|audio\/ogg; codecs=opus)$/
const VIDEOS = /^(?:video\/(?:mp4|webm|quicktime|x-m4v|matroska|x-matroska)|audio\/webm)$/

/**
 * What a file is by its first bytes, whatever it calls itself. A video may still turn out to be a sound. Throws
 * `unsupported_media`, and `too_large` when `size` is more than its kind may have.
 */
export async function mediaKindOf(head: Uint8Array, size: number, most = MEDIA_BYTES): Promise<MediaKind> {
  const { mime = '' } = (await fileTypeFromBuffer(head)) ?? {}
  const kind = PICTURES.test(mime)
    ? 'image'
    : SOUNDS.test(mime)
      ? 'audio'
      : VIDEOS.test(mime)
        ? 'video'
        : mime === 'application/pdf'
          ? 'pdf'
          : null
  if (kind === null) throw new AppError('unsupported_media')
  if (size > most[kind]) throw new AppError('too_large')
  return kind
}

/** Throws `unsupported_media`, `heic_unsupported`, `file_damaged`, `too_large`, `overloaded`. */
export async function cleanLibraryFile(original: Buffer): Promise<CleanFile> {
  const kind = await mediaKindOf(original, original.length)
  if (kind === 'image') return cleanImage(original)
  return kind === 'pdf' ? cleanPdf(original) : cleanVideo(original)
}

async function cleanImage(original: Buffer): Promise<CleanFile> {
  const { width, height, placeholder, variants } = await cleanLibraryPicture(original)
  const files = variants.map((one) => ({ name: `${one.width}.webp`, bytes: one.bytes }))
  const bytes = files.at(-1)?.bytes.length ?? 0
  return { kind: 'image', mime: 'image/webp', files, file: null, bytes, width, height, placeholder }
}

/** A PDF stays as it is; it is served to be taken along, never opened within our pages. */
async function cleanPdf(original: Buffer): Promise<CleanFile> {
  const answer = await workOn({ work: 'pdf', bytes: new Uint8Array(original) } satisfies LibraryTask)
  if (answer?.is_plain_pdf !== true) throw new AppError('unsupported_media')
  const file = 'paper.pdf'
  return {
    kind: 'pdf',
    mime: 'application/pdf',
    files: [{ name: file, bytes: original }],
    file,
    bytes: original.length,
  }
}

async function cleanVideo(original: Buffer): Promise<CleanFile> {
  const video = (await workOn({ work: 'video', bytes: new Uint8Array(original) } satisfies LibraryTask))?.video
  if (!video) throw new AppError('unsupported_media')
  const { kind, mime, ending, seconds, width, height } = video
  const file = `${kind === 'audio' ? 'sound' : 'video'}${ending}`
  const bytes = Buffer.from(video.bytes)
  const size = kind === 'video' ? { width, height } : {}
  return { kind, mime, files: [{ name: file, bytes }], file, bytes: bytes.length, seconds, ...size }
}
