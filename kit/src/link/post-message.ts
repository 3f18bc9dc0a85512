import type { Message } from '@himoya/contract/chat/chat'
import type { ErrorFrame } from '@himoya/contract/chat/socket'
import type { Api } from '../session/api-client.ts'
import { ApiError } from '../session/api-error.ts'

/** Shorter than the time an acknowledgement may take. */
export const CALL_MS = 9_000
const RETRY_MS = 3_000

/** Sends by a call, under the sender's own id: again is the same message. Answers what a socket would, and never rejects. */
export async function postMessage(
  api: Pick<Api, 'post'>,
  chat_id: string,
  body: { cid: string; message: string; attachment_id?: string },
): Promise<Message | ErrorFrame> {
  try {
    return await api.post<Message>(`message/${chat_id}/`, body, { timeout_ms: CALL_MS })
  } catch (error) {
    return refusal(body.cid, error)
  }
}

function refusal(cid: string, error: unknown): ErrorFrame {
  const known = error instanceof ApiError ? error : null
  const code = known?.code ?? 'unavailable'
  if (!mayBeSentAgain(error)) return { type: 'error', cid, code, retry: false }
  const retry_after_ms = known?.retry_after ? known.retry_after * 1_000 : RETRY_MS
  return { type: 'error', cid, code, retry: true, retry_after_ms }
}

/** Only a refusal in our own words is final; a proxy's page, a full server and a dead network are not. */
export function mayBeSentAgain(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true
  return error.code === null || error.status >= 500 || error.status === 429 || error.status === 401
}
