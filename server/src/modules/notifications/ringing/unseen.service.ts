import { isUniqueViolation } from '../../../platform/db/violations.ts'
import type { Platform } from '../../../platform/platform.ts'
import { notify, readAbout } from '../notify.service.ts'
import { readSeenMeanwhile, readUnseen, type Unseen, writeTellsOf } from './unseen.store.ts'

/** A person who has the chat open sees it sooner. */
const UNSEEN_MS = 60_000
/** What was not seen for a day is told of already, or was before there were notifications. */
const OLDEST_MS = 24 * 3_600_000
/** A few runs of the job. */
const LATELY_MS = 5 * 60_000
const AT_ONCE = 500

/**
 * Tells people of words in their chat that they have not seen for a minute: one notification for a chat until it is read. It looks
 * at chats now and then instead of being called with each message, which keeps the way of a message short.
 */
export async function tellUnseen(platform: Platform): Promise<void> {
  const now = platform.now().getTime()
  const window = { after: new Date(now - OLDEST_MS), before: new Date(now - UNSEEN_MS) }
  for (const unseen of await readUnseen(platform.db, window, AT_ONCE)) await tellOf(platform, unseen)
  for (const { account_id, chat_id } of await readSeenMeanwhile(platform.db, new Date(now - LATELY_MS))) {
    await readAbout(platform, account_id, chat_id)
  }
}

async function tellOf(platform: Platform, unseen: Unseen): Promise<void> {
  const { account_id, chat_id, chat_since, seq } = unseen
  const dedupe_key = `message:${chat_id}:${seq}`
  try {
    await platform.db.transaction().execute(async (db) => {
      if (await writeTellsOf(db, unseen, dedupe_key)) return
      await notify(platform, db, {
        account_id,
        what: 'message.waiting',
        dedupe_key,
        subject_id: chat_id,
        about_since: chat_since,
      })
    })
  } catch (error) {
    // Another run has just told of the same words.
    if (!isUniqueViolation(error)) throw error
  }
}
