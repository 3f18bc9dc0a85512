import type { Platform } from '../../../platform/platform.ts'
import { topic, type Topic } from '../../../platform/realtime/hub.ts'

/** Keyed by chat id: what stands beside its messages changed (risk, tags, hints, a block). */
export const factsChanged: Topic<{ chat_id: string }> = topic('desk.facts_changed')
/** Keyed `all`: a block was asked for or decided. */
export const blockChanged: Topic<{ id: string }> = topic('desk.block_changed')

export function announceFacts({ hub }: Platform, chat_id: string): void {
  hub.publish(factsChanged, chat_id, { chat_id })
}
