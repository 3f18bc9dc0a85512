import type { InboxKey, InboxMessage, OwnReport } from '@himoya/contract/reports'
import { ApiError } from '@himoya/kit/session/api-error'
import { type HttpRequest, readAnswer, sendRequest } from '@himoya/kit/session/transport'
import { uuid } from '@himoya/kit/uuid'

/** The words between a guest and the counsellor who accepted their call: the inbox behind its receipt. */
export type SosTalk = {
  /** Looks for new words until it is closed. */
  open(): void
  close(): void
  /** False: it did not get through; the same words again are the same message. */
  say(text: string): Promise<boolean>
}

type Options = { lang: string; receipt: string; onMessages(messages: readonly InboxMessage[]): void }

const LOOK_MS = 3_000
const TIMEOUT_MS = 10_000

export function createSosTalk({ lang, receipt, onMessages }: Options): SosTalk {
  let token = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  let unsent = { text: '', cid: '' }
  let is_open = false

  const ask = async <T>(method: HttpRequest['method'], path: string, body?: object): Promise<T> => {
    token ||= (await call<InboxKey>(lang, '', { method: 'POST', path: '', body: { receipt } })).token
    try {
      return await call<T>(lang, token, { method, path, body })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error
      token = (await call<InboxKey>(lang, '', { method: 'POST', path: '', body: { receipt } })).token
      return call<T>(lang, token, { method, path, body })
    }
  }
  const look = async (): Promise<void> => {
    try {
      onMessages((await ask<OwnReport>('GET', 'status/')).messages)
    } catch {
      // What is on the screen stays; the next look brings the rest.
    }
    clearTimeout(timer)
    if (is_open) timer = setTimeout(() => void look(), LOOK_MS)
  }
  return {
    open() {
      if (is_open) return
      is_open = true
      void look()
    },
    close() {
      is_open = false
      clearTimeout(timer)
    },
    async say(text) {
      if (unsent.text !== text) unsent = { text, cid: uuid() }
      try {
        await ask('POST', 'message/', { cid: unsent.cid, message: text })
      } catch {
        // The words stay in their box, and the screen says so.
        return false
      }
      unsent = { text: '', cid: '' }
      await look()
      return true
    },
  }
}

type Question = { method: HttpRequest['method']; path: string; body?: object | undefined }

async function call<T>(lang: string, token: string, { method, path, body }: Question): Promise<T> {
  const answer = await sendRequest({
    method,
    url: `/api/v1/victim/receipt/${path}`,
    headers: {
      accept: 'application/json',
      'accept-language': lang,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Receipt ${token}` } : {}),
    },
    body: body ? JSON.stringify(body) : null,
    timeout_ms: TIMEOUT_MS,
  })
  return readAnswer(answer) as T
}
