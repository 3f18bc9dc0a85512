import { type Api, ApiError } from '../session/api-client.ts'

/** An upload as its calls answer: how many bytes are kept, of how many, in parts of at most. */
export type Progressing = { offset: number; size: number; part_size: number }

export type SendingOptions = {
  api: Api
  blob: Blob
  /** Share of the bytes that have arrived, 0 to 1. At 1 the server checks them. */
  onProgress(share: number): void
  signal: AbortSignal
  /** Of a file for a report, whose parts are put. */
  file_key?: string
}

const PART_TYPE = 'application/offset+octet-stream'
/** A part that fits into a few seconds of a slow network; what a cut takes away is no more than that. */
const FIRST_PART_BYTES = 32 * 1024
const LEAST_PART_BYTES = 16 * 1024
const QUICK_MS = 2_000
const SLOW_MS = 8_000
const PART_TIMEOUT_MS = 60_000

/** Sends what is still missing of `upload`, whose own path is `own`. Rejects with ApiError at the first cut. */
export async function sendParts(options: SendingOptions, own: string, begun: Progressing): Promise<void> {
  const { blob, onProgress } = options
  let upload = begun
  let size = FIRST_PART_BYTES
  while (upload.offset < upload.size) {
    const { offset, part_size } = upload
    const part = blob.slice(offset, offset + Math.min(size, part_size), PART_TYPE)
    onProgress(offset / upload.size)
    const began = Date.now()
    upload = await sendPart(options, own, part, upload)
    size = nextSize(size, Date.now() - began, part_size)
  }
  onProgress(1)
}

async function sendPart(
  { api, onProgress, signal, file_key }: SendingOptions,
  own: string,
  part: Blob,
  { offset, size }: Progressing,
): Promise<Progressing> {
  const with_key = file_key === undefined ? {} : { file_key }
  const send = file_key === undefined ? api.patch : api.put
  try {
    return await send<Progressing>(`${own}?offset=${offset}`, part, {
      ...with_key,
      signal,
      timeout_ms: PART_TIMEOUT_MS,
      onProgress: (share) => onProgress((offset + share * part.size) / size),
    })
  } catch (error) {
    // its answer was lost on the way: the server knows how far it came
    if (error instanceof ApiError && error.code === 'wrong_offset') return api.get<Progressing>(own, { ...with_key, signal })
    throw error
  }
}

/** null: the server has forgotten it. */
export async function findUpload<Upload extends Progressing>(api: Api, own: string, signal: AbortSignal): Promise<Upload | null> {
  try {
    return await api.get<Upload>(own, { signal })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

function nextSize(size: number, ms: number, most: number): number {
  if (ms < QUICK_MS) return Math.min(most, size * 2)
  return ms > SLOW_MS ? Math.max(LEAST_PART_BYTES, size / 2) : size
}
