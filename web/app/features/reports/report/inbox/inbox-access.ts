import type { InboxMessage, InboxMessageBody, OwnReport } from '@himoya/contract/reports/reports'
import type { Api } from '@himoya/kit/session/api-client'

/** The way into one inbox: by a receipt's token, or under one's own name. */
export type InboxAccess = {
  /** Names it in the cache of this page. */
  key: readonly string[]
  look(signal: AbortSignal): Promise<OwnReport>
  say(body: InboxMessageBody): Promise<InboxMessage>
  withdraw(reason: string): Promise<unknown>
}

const because = (reason: string): object => (reason ? { reason } : {})

export function receiptInboxAccess(api: Api, token: string): InboxAccess {
  const authorization = `Receipt ${token}`
  return {
    key: ['Report', token],
    look: (signal) => api.get('victim/receipt/status/', { authorization, signal }),
    say: (body) => api.post('victim/receipt/message/', body, { authorization }),
    withdraw: (reason) => api.post('victim/receipt/withdraw/', because(reason), { authorization }),
  }
}

export const ownInboxAccess = (api: Api, ref: string): InboxAccess => ({
  key: ['Report', ref],
  look: (signal) => api.get(`victim/${ref}/`, { signal }),
  say: (body) => api.post(`victim/${ref}/message/`, body),
  withdraw: (reason) => api.post(`victim/${ref}/withdraw/`, because(reason)),
})
