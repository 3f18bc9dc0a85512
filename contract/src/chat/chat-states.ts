/** How a chat stands: the one place where the words are written. The database's own list follows by a migration. */
export const CHAT_STATE = { waiting: 'waiting', active: 'active', ended: 'ended' } as const
export type ChatState = (typeof CHAT_STATE)[keyof typeof CHAT_STATE]
