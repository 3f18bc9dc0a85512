import type { EvidenceAnswer, EvidenceTaken, EvidenceUpload } from '@himoya/contract/reports/evidence'
import type { EvidenceKind } from '@himoya/contract/reports/report-lists'
import { type Api, ApiError } from '@himoya/kit/session/api-client'
import { sendParts, type SendingOptions } from '@himoya/kit/upload/upload-parts'

const PATH = 'victim/file/'
/** A video is laid into another container, a paper drawn page by page. */
const FINISH_TIMEOUT_MS = 120_000

/** What goes on with an upload: the server knows it by its key alone. */
export type BegunEvidence = { id: string; key: string }

type EvidenceOptions = Omit<SendingOptions, 'file_key'> & {
  kind: EvidenceKind
  /** Of an earlier try: it goes on where that one stopped. */
  begun: BegunEvidence | null
  onBegun(begun: BegunEvidence): void
}

/**
 * Sends a file for a report as it is, byte for byte, in parts, and has it finished. Rejects with ApiError at the first cut; call it again
 * with what was begun to go on.
 */
export async function uploadEvidence(options: EvidenceOptions): Promise<EvidenceTaken> {
  const { api, blob, kind, begun, onBegun, signal } = options
  let upload = begun && (await findBegun(api, begun, signal))
  if (!upload) {
    upload = await api.post<EvidenceUpload>(PATH, { kind, size: blob.size }, { signal })
    onBegun({ id: upload.id, key: upload.key })
  }
  const { id, key } = upload
  const own = `${PATH}${id}/`
  if ('offset' in upload) await sendParts({ ...options, file_key: key }, own, upload)
  return api.post<EvidenceTaken>(`${own}finish/`, undefined, { file_key: key, signal, timeout_ms: FINISH_TIMEOUT_MS })
}

/** Tells the server to forget a file that no report has; a failure only means that it forgets it a day later. */
export async function forgetEvidence(api: Api, { id, key }: BegunEvidence): Promise<void> {
  await api.delete(`${PATH}${id}/`, undefined, { file_key: key }).catch(() => null)
}

/** null: the server has forgotten it. */
async function findBegun(api: Api, { id, key }: BegunEvidence, signal: AbortSignal): Promise<EvidenceAnswer | null> {
  try {
    return await api.get<EvidenceAnswer>(`${PATH}${id}/`, { file_key: key, signal })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
