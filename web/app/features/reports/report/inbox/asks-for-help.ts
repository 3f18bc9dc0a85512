import type { InboxMessage } from '@himoya/contract/reports/reports'

/** Words of danger stand in what the reporter wrote, and nobody has answered since. */
export const asksForHelp = (messages: readonly InboxMessage[]): boolean =>
  messages.slice(messages.findLastIndex(({ is_admin }) => is_admin) + 1).some(({ help }) => help === true)
