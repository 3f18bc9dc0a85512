import type { SmsProvider } from '../../config.ts'
import { callProvider, PROVIDER_PATIENCE_MS, ProviderError } from './provider-call.ts'
import type { SmsGateway } from './sms.ts'

type Account = Extract<SmsProvider, { name: 'playmobile' }>

/** Play Mobile's broker: one JSON call with HTTP Basic. The message's id keeps a repeated try from becoming a second SMS. */
export function createPlaymobileGateway(account: Account, patience_ms = PROVIDER_PATIENCE_MS): SmsGateway {
  const authorization = `Basic ${Buffer.from(`${account.login}:${account.password}`).toString('base64')}`
  return {
    name: 'playmobile',
    async deliver({ id, to, text }) {
      const message = {
        recipient: to.replace('+', ''),
        'message-id': id,
        sms: { originator: account.sender, content: { text } },
      }
      const request = {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ messages: [message] }),
      }
      const answer = await callProvider('playmobile', `${account.base_url}/broker-api/send`, request, patience_ms)
      if (!answer.ok) throw new ProviderError('playmobile', answer.status)
    },
  }
}
