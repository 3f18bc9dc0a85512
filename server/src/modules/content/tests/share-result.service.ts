import { CHAT_STATE } from '@himoya/contract/chat/chat-states'
import type { Language } from '@himoya/contract/languages'
import type { Result } from '@himoya/contract/content/tests'
import type { UserActor } from '../../../platform/core/actors.ts'
import { AppError } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { enterChat, sendMessage, listChats } from '../../chat/chat.service.ts'
import { sharedWords } from './present.policy.ts'
import { wholeResult } from './result-form.service.ts'
import { formOf, openRow, ownOrThrow, showResult } from './results.service.ts'
import { markShared } from './tests.store.ts'

const SHARE_LIMIT = { points: 10, seconds: 3_600 }

/**
 * Tells the person's counsellor what a result came to: as a message of the person's own, in their open chat, once. The message is
 * sent by the result's id, so trying again never says it twice. Throws `not_found`, `rate_limited`, `blocked`, `chat_ended`.
 */
export async function shareResult(platform: Platform, actor: UserActor, lang: Language, id: string): Promise<Result> {
  const { db, limiter, now } = platform
  const row = await ownOrThrow(db, actor, id)
  if (row.shared_at !== null) return showResult(platform, actor, lang, id)
  const retry_after = await limiter.take('results_share', actor.id, SHARE_LIMIT)
  if (retry_after > 0) throw new AppError('rate_limited', { retry_after })
  const result = await wholeResult(db, formOf(row), await openRow(platform, row), lang)
  const open = (await listChats(platform, actor, lang)).find(({ state }) => state !== CHAT_STATE.ended)
  if (!open) throw new AppError('chat_ended')
  const chat = await enterChat(platform, actor, open.id)
  await sendMessage(platform, actor, chat, { cid: id, message: sharedWords(result.lang, result) })
  await markShared(db, id, now())
  return showResult(platform, actor, lang, id)
}
