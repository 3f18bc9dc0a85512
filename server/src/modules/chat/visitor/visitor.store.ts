import { CHAT_STATE } from '@himoya/contract/chat/chat-states'
import type { Mood, SafeAnswer } from '@himoya/contract/chat/visitor'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'

/** The newest answer stands. */
export async function writeSafeAnswer(db: Db, chat_id: string, answer: SafeAnswer): Promise<void> {
  const answered_at = sql<Date>`clock_timestamp()`
  await db
    .insertInto('safe_answer')
    .values({ chat_id, answer, answered_at })
    .onConflict((conflict) => conflict.column('chat_id').doUpdateSet({ answer, answered_at }))
    .execute()
}

export async function readSurvey(db: Db, chat_id: string) {
  return db.selectFrom('survey').select(['mood', 'body', 'created_at']).where('chat_id', '=', chat_id).executeTakeFirst()
}

/** false: there is one that was given before `changeable_since`, and it stays. */
export async function writeSurvey(
  db: Db,
  survey: { chat_id: string; mood: Mood; body: Buffer | null },
  changeable_since: Date,
): Promise<boolean> {
  const { mood, body } = survey
  const row = await db
    .insertInto('survey')
    .values(survey)
    .onConflict((conflict) =>
      conflict.column('chat_id').doUpdateSet({ mood, body }).where('survey.created_at', '>', changeable_since),
    )
    .returning('chat_id')
    .executeTakeFirst()
  return row !== undefined
}

/** The words go with the conversation they were said about; the mood stays as a counter. */
export async function forgetSurveyText(db: Db, chat_id: string): Promise<void> {
  await db.updateTable('survey').set({ body: null }).where('chat_id', '=', chat_id).execute()
}

/** All but those of chats the reader had or wrote in. */
const answersFor = (db: Db, reader_id: string) =>
  db
    .selectFrom('survey')
    .innerJoin('chat', 'chat.id', 'survey.chat_id')
    .where((is) => is.or([is('chat.assigned_to', 'is', null), is('chat.assigned_to', '<>', reader_id)]))
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('message')
            .select('message.id')
            .whereRef('message.chat_id', '=', 'chat.id')
            .where('message.is_admin', '=', true)
            .where('message.sender_id', '=', reader_id),
        ),
      ),
    )

/** The newest first. */
export async function readAnswers(db: Db, reader_id: string, { limit, offset }: { limit: number; offset: number }) {
  return answersFor(db, reader_id)
    .leftJoin('staff_member as counsellor', 'counsellor.account_id', 'chat.assigned_to')
    .select(['survey.chat_id', 'survey.mood', 'survey.body', 'survey.created_at'])
    .select(['chat.key_id', 'chat.lang', 'counsellor.alias'])
    .orderBy('survey.created_at', 'desc')
    .orderBy('survey.chat_id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countAnswers(db: Db, reader_id: string): Promise<number> {
  const row = await answersFor(db, reader_id)
    .select((is) => is.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** How many of each mood, and how many chats ended with an answer from us, since then. */
export async function countMoods(db: Db, since: Date): Promise<{ moods: { mood: Mood; count: number }[]; ended: number }> {
  const moods = await db
    .selectFrom('survey')
    .select(['mood', sql<number>`count(*)::int`.as('count')])
    .where('created_at', '>=', since)
    .groupBy('mood')
    .execute()
  const ended = await db
    .selectFrom('chat')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('state', '=', CHAT_STATE.ended)
    .where('ended_at', '>=', since)
    .where('last_seq', '>', 0)
    .executeTakeFirstOrThrow()
  return { moods, ended: ended.count }
}

export async function readOwnAnswers(db: Db, chat_ids: readonly string[]) {
  return db
    .selectFrom('chat')
    .leftJoin('safe_answer', 'safe_answer.chat_id', 'chat.id')
    .leftJoin('survey', 'survey.chat_id', 'chat.id')
    .select(['chat.id', 'chat.key_id', 'safe_answer.answer', 'survey.mood', 'survey.body'])
    .where('chat.id', 'in', chat_ids)
    .where((is) => is.or([is('safe_answer.answer', 'is not', null), is('survey.mood', 'is not', null)]))
    .execute()
}
