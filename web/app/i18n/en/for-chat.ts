import { chat } from './chat.ts'
import { device } from './device.ts'

/** What the chat panel says from its first moment, in one request. */
export const texts = { chat, account: { device } }
