import type { AttachmentKind, Upload } from '@himoya/contract/chat/attachments'
import type { Attachment } from '@himoya/contract/chat/chat'
import type { Api } from '../session/api-client.ts'
import { findUpload, sendParts, type SendingOptions } from './upload-parts.ts'

/** Checking and making anew take the server a moment. */
const FINISH_TIMEOUT_MS = 60_000

type UploadOptions = SendingOptions & {
  chat_id: string
  kind: AttachmentKind
  /** Of an earlier try, also of another day's page: it goes on where that one stopped. */
  upload_id: string | null
  onBegun(upload_id: string): Promise<void>
}

/**
 * Sends a file in parts and has it finished. Rejects with ApiError at the first cut; call it again with the upload's id to
 * go on.
 */
export async function uploadFile(options: UploadOptions): Promise<Attachment> {
  const { api, chat_id, kind, blob, upload_id, onBegun, signal } = options
  const path = `chat/${chat_id}/attachment/`
  let upload = upload_id === null ? null : await findUpload<Upload>(api, `${path}${upload_id}/`, signal)
  if (!upload) {
    upload = await api.post<Upload>(path, { kind, size: blob.size }, { signal })
    await onBegun(upload.id)
  }
  const own = `${path}${upload.id}/`
  await sendParts(options, own, upload)
  return api.post<Attachment>(`${own}finish/`, undefined, { signal, timeout_ms: FINISH_TIMEOUT_MS })
}

/** Tells the server to forget an upload; a failure only means that it forgets it a day later. */
export async function cancelUpload(api: Api, chat_id: string, upload_id: string): Promise<void> {
  await api.delete(`chat/${chat_id}/attachment/${upload_id}/`).catch(() => null)
}
