import type { AttachmentKind, Upload } from '@himoya/contract/attachments'
import type { Attachment } from '@himoya/contract/chat'
import { type Api, ApiError } from './api-client.ts'

const PART_TYPE = 'application/offset+octet-stream'
/** A part that fits into a few seconds of a slow network; what a cut takes away is no more than that. */
const FIRST_PART_BYTES = 32 * 1024
const LEAST_PART_BYTES = 16 * 1024
const QUICK_MS = 2_000
const SLOW_MS = 8_000
const PART_TIMEOUT_MS = 60_000
/** Checking and making anew take the server a moment. */
const FINISH_TIMEOUT_MS = 60_000

type UploadOptions = {
  api: Api
  chat_id: string
  kind: AttachmentKind
  blob: Blob
  /** Of an earlier try, also of another day's page: it goes on where that one stopped. */
  upload_id: string | null
  onBegun(upload_id: string): Promise<void>
  /** Share of the bytes that have arrived, 0 to 1. At 1 the server checks them. */
  onProgress(share: number): void
  signal: AbortSignal
}

/**
 * Sends a file in parts and has it finished. Rejects with ApiError at the first cut; call it again with the upload's id to
 * go on.
 */
export async function uploadFile(options: UploadOptions): Promise<Attachment> {
  const { api, chat_id, kind, blob, upload_id, onBegun, onProgress, signal } = options
  const path = `chat/${chat_id}/attachment/`
  let upload = upload_id === null ? null : await findUpload(api, `${path}${upload_id}/`, signal)
  if (!upload) {
    upload = await api.post<Upload>(path, { kind, size: blob.size }, { signal })
    await onBegun(upload.id)
  }
  const own = `${path}${upload.id}/`
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
  return api.post<Attachment>(`${own}finish/`, undefined, { signal, timeout_ms: FINISH_TIMEOUT_MS })
}

/** Tells the server to forget an upload; a failure only means that it forgets it a day later. */
export async function cancelUpload(api: Api, chat_id: string, upload_id: string): Promise<void> {
  await api.delete(`chat/${chat_id}/attachment/${upload_id}/`).catch(() => null)
}

async function sendPart({ api, onProgress, signal }: UploadOptions, own: string, part: Blob, upload: Upload): Promise<Upload> {
  const { offset, size } = upload
  try {
    return await api.patch<Upload>(`${own}?offset=${offset}`, part, {
      signal,
      timeout_ms: PART_TIMEOUT_MS,
      onProgress: (share) => onProgress((offset + share * part.size) / size),
    })
  } catch (error) {
    // its answer was lost on the way: the server knows how far it came
    if (error instanceof ApiError && error.code === 'wrong_offset') return api.get<Upload>(own, { signal })
    throw error
  }
}

/** null: the server has forgotten it. */
async function findUpload(api: Api, own: string, signal: AbortSignal): Promise<Upload | null> {
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
