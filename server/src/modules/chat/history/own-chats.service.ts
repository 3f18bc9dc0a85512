import type { AccountExport } from '@himoya/contract/accounts/auth'
import type { Chat } from '@himoya/contract/chat/chat'
import { CHAT_STATE } from '@himoya/contract/chat/chat-states'
import { HISTORY_LIMIT } from '@himoya/contract/limits'
import type { Language } from '@himoya/contract/languages'
import type { z } from 'zod'
import type { Db } from '../../../platform/db/connect.ts'
import type { UserActor } from '../../../platform/core/actors.ts'
import { AppError } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { forgetFilesSoon } from './forget-files.service.ts'
import { queueChanged } from '../messages.service.ts'
import { readAfter } from './history.store.ts'
import { present as presentMessage } from '../writing/message-body.ts'
import {
  deleteChats,
  emptyChat,
  endOpenChats,
  insertChat,
  lockAccount,
  queueUnwritten,
  readChats,
  readChatsOfKeys,
  writeConfidentiality,
} from './own-chats.store.ts'

type ExportedChats = z.infer<typeof AccountExport>['chats']
type ChatRow = Awaited<ReturnType<typeof readChats>>[number]

/** The person's chats, the open one first; without an open one a new one is begun in `lang` (seed section 3). */
export async function listChats(platform: Platform, actor: UserActor, lang: Language): Promise<Chat[]> {
  const chats = await readChats(platform.db, actor.id)
  return (hasOpen(chats) ? chats : await beginChat(platform, actor, lang)).map(present)
}

const hasOpen = (chats: readonly ChatRow[]): boolean => chats.some(({ state }) => state !== CHAT_STATE.ended)

async function beginChat({ db, vault, hub }: Platform, { id }: UserActor, lang: Language): Promise<ChatRow[]> {
  const { chats, ended } = await db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, id)
    const meanwhile = await readChats(transaction, id)
    if (hasOpen(meanwhile)) return { chats: meanwhile, ended: [] }
    // What is open and not listed lies behind the curtain; one person has one open chat.
    const curtained = await endOpenChats(transaction, id)
    await insertChat(transaction, { account_id: id, key_id: await vault.createKey(transaction), lang })
    return { chats: await readChats(transaction, id), ended: curtained }
  })
  for (const chat_id of ended) hub.publish(queueChanged, 'all', { kind: 'ended', chat_id })
  return chats
}

/** The person ends their chat; ending it twice is as good as once. Throws `not_found`. */
export async function endOwnChat({ db, hub }: Platform, actor: UserActor, chat_id: string): Promise<Chat> {
  const isListed = (chat: ChatRow): boolean => chat.id === chat_id
  if (!(await readChats(db, actor.id)).some(isListed)) throw new AppError('not_found')
  const [ended] = await endOpenChats(db, actor.id, chat_id)
  if (ended) hub.publish(queueChanged, 'all', { kind: 'ended', chat_id })
  return present((await readChats(db, actor.id)).find(isListed)!)
}

function present({ id, state, lang, last_seq, unread, peer_read_seq, created_at }: ChatRow): Chat {
  return { id, state, lang, last_seq, unread, peer_read_seq, created_at: created_at.toISOString() }
}

/** All the person may read of their chats, for their export (safety.md 29); what is curtained stays so. */
export async function exportChats({ vault }: Platform, db: Db, account_id: string): Promise<ExportedChats> {
  const exported: ExportedChats = []
  for (const { id, key_id, last_seq, created_at } of await readChats(db, account_id)) {
    const sealer = await vault.useKey(db, key_id)
    const messages: ExportedChats[number]['messages'] = []
    for (let after = 0; after < last_seq; after += HISTORY_LIMIT) {
      for (const row of await readAfter(db, id, after, HISTORY_LIMIT)) {
        const {
          message,
          created_at: sent_at,
          is_admin,
          kind,
          attachment,
          card,
        } = presentMessage(row, sealer.open(row.id, row.body))
        messages.push({ message, created_at: sent_at, is_admin, kind, ...(attachment && { attachment }), ...(card && { card }) })
      }
    }
    exported.push({ id, created_at: created_at.toISOString(), messages })
  }
  return exported
}

/** Keeps which wording of the limits of confidentiality the person had before them; the first one told stays (safety.md 7). */
export async function noteConfidentiality(db: Db, chat_id: string, version: string): Promise<void> {
  await writeConfidentiality(db, chat_id, version)
}

/** Who says they are not safe is seen in the queue even before they write; taking it back takes them out again. */
export async function callAttention(db: Db, chat_id: string, needed: boolean): Promise<void> {
  await queueUnwritten(db, chat_id, needed)
}

/**
 * Takes every message of a chat away, with the key that sealed them, and ends it. What stays are counters: when, how long,
 * how many. `db` is a transaction. Whatever else was sealed with the chat's key is unreadable from now on.
 */
export async function forgetMessages(platform: Platform, db: Db, chat_id: string): Promise<void> {
  const { vault } = platform
  const new_key_id = await vault.createKey(db)
  await vault.destroyKeys(db, [await emptyChat(db, chat_id, new_key_id)])
  await forgetFilesSoon(platform, db)
}

/** The same for chats that came back with a backup of before their key was destroyed. What they were stays, empty. */
export async function forgetByKeys(platform: Platform, db: Db, key_ids: readonly string[]): Promise<void> {
  for (const chat_id of await readChatsOfKeys(db, key_ids)) await forgetMessages(platform, db, chat_id)
}

/** Deletes the person's chats begun since then, and the keys that sealed them. `db` is the transaction that deletes the account. */
export async function forgetChats(platform: Platform, db: Db, account_id: string, since = new Date(0)): Promise<void> {
  await platform.vault.destroyKeys(db, await deleteChats(db, account_id, since))
  await forgetFilesSoon(platform, db)
}
