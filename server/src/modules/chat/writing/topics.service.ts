import type { HintTopic } from '@himoya/contract/chat/desk-lists'
import { findHints } from '@himoya/contract/chat/hints/find-hints'
import type { SignedInActor } from '../../../platform/core/actors.ts'
import { errorFields } from '../../../platform/core/log.ts'
import type { Platform } from '../../../platform/platform.ts'
import { topic, type Topic } from '../../../platform/realtime/hub.ts'

/** Keyed by chat id: somebody wrote what the lists point at. */
export const hintFound: Topic<{ chat_id: string }> = topic('chat.hint_found')

/**
 * Which topics of the lists a person's words touch, found while they are in hand and stored with them (decision 0069). What fails here
 * keeps no message from being stored.
 */
export function topicsOf({ log }: Pick<Platform, 'log'>, actor: SignedInActor, text: string): HintTopic[] {
  if (actor.kind === 'staff') return []
  try {
    return findHints(text).map((hint) => hint.topic)
  } catch (error) {
    log.error('hints could not be looked for', errorFields(error))
    return []
  }
}
