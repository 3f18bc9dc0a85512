import type { Audience } from '@himoya/contract/common'
import { AUDIENCES } from '@himoya/contract/people'
import type { Session } from './visitor-session.ts'

const KEY = 'himoya_audience'

/** Who a newcomer said they are, while this tab is open; undefined when they did not say. */
export function keptAudience({ tab_storage }: Pick<Session, 'tab_storage'>): Audience | undefined {
  const kept = tab_storage.get(KEY)
  return AUDIENCES.find((one) => one === kept)
}

export function keepAudience({ tab_storage }: Pick<Session, 'tab_storage'>, audience: Audience | undefined): void {
  if (audience) tab_storage.set(KEY, audience)
  else tab_storage.remove(KEY)
}
