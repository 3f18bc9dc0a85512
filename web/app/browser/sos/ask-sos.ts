import { SOS_NONCE_HEADER } from '@himoya/contract/sos/sos-lists'
import type { Api } from '@himoya/kit/session/api-client'
import { ApiError } from '@himoya/kit/session/api-error'
import type { TokenStore } from '@himoya/kit/session/token-store'
import { type HttpRequest, readAnswer, sendRequest } from '@himoya/kit/session/transport'

/** An answer that has not come by then is asked for again: the same nonce is the same call. */
const TIMEOUT_MS = 8_000

/** Who asks: a person by their session, or a guest. */
export type SosAsker = { lang: string; api: Pick<Api, 'renew'>; tokens: Pick<TokenStore, 'access'> }
type Question = { method: HttpRequest['method']; path: string; body?: object | undefined }

/** As the person whose session this is; as a guest where it is over. The nonce alone shows whose call it is. */
export async function askSos<T>({ lang, api, tokens }: SosAsker, nonce: string, question: Question): Promise<T> {
  const access = tokens.access()
  try {
    return await askAs<T>(lang, nonce, access, question)
  } catch (error) {
    if (access === null || !(error instanceof ApiError) || (error.status !== 401 && error.status !== 403)) throw error
    const renewed = error.status === 401 ? await api.renew(access).catch(() => 'refused') : 'refused'
    return askAs<T>(lang, nonce, renewed === 'refused' ? null : tokens.access(), question)
  }
}

async function askAs<T>(lang: string, nonce: string, access: string | null, { method, path, body }: Question): Promise<T> {
  const answer = await sendRequest({
    method,
    url: `/api/v1/sos/${path}`,
    headers: {
      accept: 'application/json',
      'accept-language': lang,
      [SOS_NONCE_HEADER]: nonce,
      ...(body ? { 'content-type': 'application/json' } : {}),
      // An answer that was lost on the way, with its receipt, is given again.
      ...(path === '' ? { 'idempotency-key': nonce } : {}),
      ...(access === null ? {} : { authorization: `Bearer ${access}` }),
    },
    body: body ? JSON.stringify(body) : null,
    timeout_ms: TIMEOUT_MS,
  })
  return readAnswer(answer) as T
}
