import type { Person } from '@himoya/contract/chat/desk'
import type { SafeContact, SafeContactBody } from '@himoya/contract/chat/visitor'
import type { UserActor } from '../../../platform/core/actors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { topic, type Topic } from '../../../platform/realtime/hub.ts'
import { readPerson } from '../../accounts/auth/auth.service.ts'
import { enterChat } from '../chat.service.ts'
import { readOwnSafeContact, readSafeContact, writeCodeWord, writeSafeHours } from './safe-contact.store.ts'
export { exportSafeContact, forgetSafeContact } from './safe-contact.store.ts'

/** Keyed by chat id: its person said when to answer them, or by which word we know them. */
export const safeContactChanged: Topic<{ chat_id: string }> = topic('visitor.safe_contact_changed')

const placeOf = (account_id: string): string => `${account_id}:code-word`

/** What the person agreed with us; behind the curtain of a reset by SMS it is as never said (safety.md 5). Throws `not_found`. */
export async function ownSafeContact(platform: Platform, actor: UserActor, chat_id: string): Promise<SafeContact> {
  await enterChat(platform, actor, chat_id)
  return readOwnSafeContact(platform.db, actor.id)
}

/** Both may change at any time; the word before the last stays in the team's sight. Throws `not_found`. */
export async function agreeSafeContact(
  platform: Platform,
  actor: UserActor,
  chat_id: string,
  { hours, code_word }: SafeContactBody,
): Promise<SafeContact> {
  const { db, vault, hub } = platform
  const chat = await enterChat(platform, actor, chat_id)
  const { key_id } = await readPerson(platform, db, actor.id)
  const sealer = await vault.useKey(db, key_id)
  await db.transaction().execute(async (transaction) => {
    await writeSafeHours(transaction, actor.id, hours)
    if (code_word !== undefined) await writeCodeWord(transaction, actor.id, sealer.seal(placeOf(actor.id), code_word))
  })
  hub.publish(safeContactChanged, chat.id, { chat_id: chat.id })
  return readOwnSafeContact(db, actor.id)
}

/** The same for whoever answers them, with the words: they ask for the word where they are not sure who writes. */
export async function safeContactOf(
  { db, vault }: Platform,
  { account_id, key_id }: { account_id: string; key_id: string },
): Promise<Pick<Person, 'safe_hours' | 'code_word'>> {
  const row = await readSafeContact(db, account_id)
  if (!row) return { safe_hours: null, code_word: null }
  const sealer = await vault.useKey(db, key_id)
  const open = (sealed: Buffer): string => sealer.open(placeOf(account_id), sealed)
  const { hours, code_word, code_word_before, code_word_at } = row
  return {
    safe_hours: hours,
    code_word:
      code_word && code_word_at
        ? {
            word: open(code_word),
            before: code_word_before && open(code_word_before),
            changed_at: code_word_at.toISOString(),
          }
        : null,
  }
}
