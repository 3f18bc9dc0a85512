import type { ChangeTagBody, Tag } from '@himoya/contract/chat/desk'
import type { Translated } from '@himoya/contract/languages'
import type { z } from 'zod'
import { v7 as uuid } from '../../../platform/crypto/ids.ts'
import type { Db } from '../../../platform/db/connect.ts'
import type { StaffActor } from '../../../platform/core/actors.ts'
import { AppError } from '../../../platform/core/errors.ts'
import { cleanLine } from '../../../platform/core/text.ts'
import type { Platform } from '../../../platform/platform.ts'
import { enterChat } from '../chat.service.ts'
import { announceFacts } from './care-changes.service.ts'
import { insertTag, putTag, readChatTags, readTags, takeTag, updateTag } from './tags.store.ts'

/** The team's list, by the alphabet; archived ones last. */
export async function listTags({ db }: Platform): Promise<Tag[]> {
  return (await readTags(db)).map(presentTag)
}

/** Throws `invalid` when the name is taken. */
export async function addTag({ db }: Platform, labels: Translated): Promise<Tag> {
  return namedOrThrow(await insertTag(db, { id: uuid(), ...wordsOf(labels) }))
}

/** The list a team begins with; only where no tag is yet. `db` is a transaction. */
export async function addFirstTags(db: Db, tags: readonly Translated[]): Promise<void> {
  if ((await readTags(db)).length > 0) return
  for (const labels of tags) await insertTag(db, { id: uuid(), ...wordsOf(labels) })
}

/** Renames, archives, or offers again. Throws `invalid` when the name is taken, `not_found`. */
export async function changeTag({ db }: Platform, id: string, change: z.infer<typeof ChangeTagBody>): Promise<Tag> {
  const { labels, archived } = change
  const known = (await readTags(db)).find((tag) => tag.id === id)
  if (!known) throw new AppError('not_found')
  const { label, label_ru, label_en } = known
  const next = { ...(labels ? wordsOf(labels) : { label, label_ru, label_en }), archived: archived ?? known.archived }
  return namedOrThrow(await updateTag(db, id, next))
}

type Row = Awaited<ReturnType<typeof readTags>>[number]

const presentTag = ({ id, label, label_ru, label_en, archived }: Row): Tag => ({
  id,
  labels: { uz: label, ru: label_ru, en: label_en },
  archived,
})

const wordsOf = ({ uz, ru, en }: Translated) => ({ label: cleanLine(uz), label_ru: cleanLine(ru), label_en: cleanLine(en) })

function namedOrThrow(tag: Row | null | undefined): Tag {
  if (tag === null) throw new AppError('invalid', { fields: { uz: ['taken'] } })
  if (tag === undefined) throw new AppError('not_found')
  return presentTag(tag)
}

/** In the order they were put. Throws `not_found`. */
export async function chatTags(platform: Platform, actor: StaffActor, chat_id: string): Promise<Tag[]> {
  await enterChat(platform, actor, chat_id)
  return (await readChatTags(platform.db, chat_id)).map(presentTag)
}

/** Throws `not_found` for the chat, `invalid` for a tag that is not offered. */
export async function tagChat(platform: Platform, actor: StaffActor, chat_id: string, tag_id: string): Promise<Tag[]> {
  await enterChat(platform, actor, chat_id)
  const put = await putTag(platform.db, { chat_id, tag_id, put_by: actor.id })
  if (!put) throw new AppError('invalid', { fields: { tag_id: ['not_allowed'] } })
  announceFacts(platform, chat_id)
  return (await readChatTags(platform.db, chat_id)).map(presentTag)
}

export async function untagChat(platform: Platform, actor: StaffActor, chat_id: string, tag_id: string): Promise<Tag[]> {
  await enterChat(platform, actor, chat_id)
  await takeTag(platform.db, chat_id, tag_id)
  announceFacts(platform, chat_id)
  return (await readChatTags(platform.db, chat_id)).map(presentTag)
}
