import type { SmsProvider } from '../../config.ts'
import { callProvider, PROVIDER_PATIENCE_MS, ProviderError } from './provider-call.ts'
import type { SmsDelivery, SmsGateway } from './sms.ts'

type Account = Extract<SmsProvider, { name: 'eskiz' }>

/** notify.eskiz.uz: a token from the e-mail and password, renewed when it is refused, then one call per message. */
export function createEskizGateway(account: Account, patience_ms = PROVIDER_PATIENCE_MS): SmsGateway {
  let token: string | null = null

  const call = (
    method: string,
    path: string,
    headers: Record<string, string>,
    form?: Record<string, string>,
  ): Promise<Response> =>
    callProvider(
      'eskiz',
      account.base_url + path,
      { method, headers, ...(form ? { body: new URLSearchParams(form) } : {}) },
      patience_ms,
    )

  const signIn = async (): Promise<string> =>
    tokenIn(await call('POST', '/auth/login', {}, { email: account.email, password: account.password }))

  /** A refused token may still be good for a new one; when it is not, the password is. */
  const renew = async (old: string): Promise<string> => {
    const answer = await call('PATCH', '/auth/refresh', { authorization: `Bearer ${old}` })
    return answer.ok ? tokenIn(answer) : signIn()
  }

  const send = ({ id, to, text }: SmsDelivery, bearer: string): Promise<Response> =>
    call(
      'POST',
      '/message/sms/send',
      { authorization: `Bearer ${bearer}` },
      {
        mobile_phone: to.replace('+', ''),
        message: text,
        from: account.sender,
        user_sms_id: id,
      },
    )

  return {
    name: 'eskiz',
    async deliver(message) {
      token ??= await signIn()
      let answer = await send(message, token)
      if (answer.status === 401) {
        token = await renew(token)
        answer = await send(message, token)
      }
      if (answer.status === 401) token = null
      if (!answer.ok) throw new ProviderError('eskiz', answer.status)
      const { status } = await jsonOf<{ status?: unknown }>(answer)
      if (status === 'error') throw new ProviderError('eskiz', 'REFUSED')
    },
  }
}

async function tokenIn(answer: Response): Promise<string> {
  if (!answer.ok) throw new ProviderError('eskiz', answer.status)
  const token = (await jsonOf<{ data?: { token?: unknown } }>(answer)).data?.token
  if (typeof token !== 'string') throw new ProviderError('eskiz', 'NO_TOKEN')
  return token
}

async function jsonOf<T>(answer: Response): Promise<T> {
  try {
    return (await answer.json()) as T
  } catch (error) {
    throw Object.assign(new ProviderError('eskiz', 'NO_JSON'), { cause: error })
  }
}
