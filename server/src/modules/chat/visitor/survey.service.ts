import { findHints } from '@himoya/contract/chat/hints/find-hints'
import { CHAT_STATE } from '@himoya/contract/chat/chat-states'
import { DAY_MS } from '@himoya/contract/tashkent'
import type { OwnAnswers, OwnSurvey, SurveyAnswer, SurveyBody, SurveyTotals } from '@himoya/contract/chat/visitor'
import type { StaffActor, UserActor } from '../../../platform/core/actors.ts'
import { AppError } from '../../../platform/core/errors.ts'
import { windowOf } from '../../../platform/core/paging.ts'
import type { Platform } from '../../../platform/platform.ts'
import { enterChat } from '../chat.service.ts'
import { countAnswers, countMoods, readAnswers, readOwnAnswers, readSurvey, writeSurvey } from './visitor.store.ts'

/** A second thought is welcome for a day; then the answer stands. */
const CHANGEABLE_MS = 24 * 3_600_000

const placeOf = (chat_id: string): string => `${chat_id}:survey`

/** Throws `forbidden` while the chat is open, `too_late` when an answer stands for a day already, `not_found`. */
export async function giveSurvey(
  platform: Platform,
  actor: UserActor,
  chat_id: string,
  { mood, text }: SurveyBody,
): Promise<OwnSurvey> {
  const { db, vault, now } = platform
  const chat = await enterChat(platform, actor, chat_id)
  if (chat.state !== CHAT_STATE.ended) throw new AppError('forbidden')
  const body = text ? (await vault.useKey(db, chat.key_id)).seal(placeOf(chat.id), text) : null
  const since = new Date(now().getTime() - CHANGEABLE_MS)
  if (!(await writeSurvey(db, { chat_id: chat.id, mood, body }, since))) throw new AppError('too_late')
  return ownSurvey(platform, actor, chat_id)
}

/** What the person said themselves. Throws `not_found`. */
export async function ownSurvey(platform: Platform, actor: UserActor, chat_id: string): Promise<OwnSurvey> {
  const { db, vault } = platform
  const chat = await enterChat(platform, actor, chat_id)
  const row = await readSurvey(db, chat.id)
  if (!row) return { mood: null, text: null, changeable_until: null, help: false }
  const text = row.body && (await vault.useKey(db, chat.key_id)).open(placeOf(chat.id), row.body)
  return {
    mood: row.mood,
    text,
    changeable_until: new Date(row.created_at.getTime() + CHANGEABLE_MS).toISOString(),
    help: text !== null && findHints(text).length > 0,
  }
}

/** What the person answered around their chats, for their export (safety.md 29). */
export async function exportAnswers({ db, vault }: Platform, chat_ids: readonly string[]): Promise<OwnAnswers[]> {
  if (chat_ids.length === 0) return []
  const answers: OwnAnswers[] = []
  for (const { id, key_id, answer, mood, body } of await readOwnAnswers(db, chat_ids)) {
    const text = body && (await vault.useKey(db, key_id)).open(placeOf(id), body)
    answers.push({ chat_id: id, safe_now: answer, mood, text })
  }
  return answers
}

/** For a supervisor; whoever answered in a chat, supervisor or not, never reads what was said of it. */
export async function listAnswers(
  { db, vault }: Platform,
  actor: StaffActor,
  page: { page: number; page_size: number },
): Promise<{ count: number; results: SurveyAnswer[] }> {
  const results: SurveyAnswer[] = []
  for (const row of await readAnswers(db, actor.id, windowOf(page))) {
    const { chat_id, mood, body, lang, alias, created_at } = row
    const text = body && (await vault.useKey(db, row.key_id)).open(placeOf(chat_id), body)
    results.push({ chat_id, mood, text, lang, counsellor: alias, created_at: created_at.toISOString() })
  }
  return { count: await countAnswers(db, actor.id), results }
}

export async function surveyTotals({ db, now }: Platform, days: number): Promise<SurveyTotals> {
  const { moods, ended } = await countMoods(db, new Date(now().getTime() - days * DAY_MS))
  const totals: SurveyTotals = { good: 0, so_so: 0, bad: 0, ended }
  for (const { mood, count } of moods) totals[mood] = count
  return totals
}
