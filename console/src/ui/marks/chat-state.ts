import { CHAT_STATE, type ChatState } from '@himoya/contract/chat/chat-states'

/** By what key a chat's state is said. */
export const CHAT_STATE_TEXT = {
  [CHAT_STATE.waiting]: 'state.waiting',
  [CHAT_STATE.active]: 'state.active',
  [CHAT_STATE.ended]: 'state.ended',
} as const satisfies Record<ChatState, string>
