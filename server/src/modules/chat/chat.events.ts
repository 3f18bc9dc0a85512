import { topic, type Topic } from '../../platform/realtime/hub.ts'

/** Keyed by chat id: a stored message, encoded once for everybody who reads along. */
export type ChatFrame = { seq: number; frame: string }
export const chatFrames: Topic<ChatFrame> = topic('chat.frames')

/** Keyed `all`: the consoles' lists changed. `by` and `chat_id` say what a console shows at once. */
export type QueueChange =
  | { kind: 'message' }
  | { kind: 'claimed'; chat_id: string; by: { id: string; alias: string } }
  | { kind: 'released' | 'ended'; chat_id: string }
export const queueChanged: Topic<QueueChange> = topic('chat.queue_changed')
