import type { Alt, LibraryItem, MediaUpload } from '@himoya/contract/content/library'
import type { Api } from '../session/api-client.ts'
import { findUpload, sendParts, type SendingOptions } from './upload-parts.ts'

const PATH = 'staff/media/upload/'
/** A wide picture is made in sixteen widths, a video is laid into another container. */
const FINISH_TIMEOUT_MS = 120_000

type LibraryOptions = SendingOptions & {
  name: string
  /** Of an earlier try: it goes on where that one stopped. */
  upload_id: string | null
  onBegun(upload_id: string): void
}

/** Sends a file's bytes; it is in the library only once it was described (`finishInLibrary`). Rejects with ApiError. */
export async function sendToLibrary(options: LibraryOptions): Promise<void> {
  const { api, blob, name, upload_id, onBegun, signal } = options
  let upload = upload_id === null ? null : await findUpload<MediaUpload>(api, `${PATH}${upload_id}/`, signal)
  if (!upload) {
    upload = await api.post<MediaUpload>(PATH, { name, size: blob.size }, { signal })
    onBegun(upload.id)
  }
  await sendParts(options, `${PATH}${upload.id}/`, upload)
}

/** Every byte is there: puts the file into the library with what it shows. May be called again. */
export const finishInLibrary = (api: Api, upload_id: string, alt: Alt): Promise<LibraryItem> =>
  api.post<LibraryItem>(`${PATH}${upload_id}/finish/`, { alt }, { timeout_ms: FINISH_TIMEOUT_MS })

/** A failure only means that the server forgets it a day later. */
export async function cancelInLibrary(api: Api, upload_id: string): Promise<void> {
  await api.delete(`${PATH}${upload_id}/`).catch(() => null)
}
