import type { ContentType } from '@himoya/contract/content/content-types'
import type { ContentOne, ContentVersionOne, ContentVersions } from '@himoya/contract/content/editing'
import type { z } from 'zod'
import type { StaffActor } from '../../../platform/core/actors.ts'
import { AppError } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isSafetyText, refusalOf } from '../life/actions.policy.ts'
import { lockOrThrow, showContent, statusOf, workingOf, writeVersion } from './editing.service.ts'
import { readItem } from '../items.store.ts'
import { readVersion, readVersions } from './versions.store.ts'

type Which = { type: ContentType; id: string }
type Row = Awaited<ReturnType<typeof readVersions>>[number]

/** All versions, the newest first. Throws `not_found`. */
export async function listVersions({ db }: Platform, { type, id }: Which): Promise<z.infer<typeof ContentVersions>> {
  const item = await readItem(db, type, id)
  if (!item) throw new AppError('not_found')
  return (await readVersions(db, id)).map((row) => present(row, item.live_version))
}

/** One with what stood in it. Throws `not_found`. */
export async function showVersion(
  { db }: Platform,
  { type, id }: Which,
  version: number,
): Promise<z.infer<typeof ContentVersionOne>> {
  const item = await readItem(db, type, id)
  const row = item && (await readVersion(db, id, version))
  if (!row) throw new AppError('not_found')
  return { ...present(row, item.live_version), ...workingOf(row) }
}

/** What stood in an earlier version, as the newest one and a draft; it also brings back what was archived. Throws `not_found`. */
export async function restoreVersion(
  platform: Platform,
  actor: StaffActor,
  { type, id }: Which,
  version: number,
): Promise<ContentOne> {
  await platform.db.transaction().execute(async (db) => {
    const item = await lockOrThrow(db, type, id)
    const row = await readVersion(db, id, version)
    if (!row) throw new AppError('not_found')
    if (refusalOf('restore', statusOf(item), actor)) throw new AppError('changed_meanwhile')
    const safety = isSafetyText({ type, safety: row.safety || item.safety, facts: row.facts })
    await writeVersion(platform, db, actor, item, { ...workingOf(row), slug: item.slug, safety })
  })
  return showContent(platform, actor, type, id)
}

const present = ({ version, author, created_at }: Row, live_version: number | null) => ({
  version,
  author: author ?? '',
  created_at: created_at.toISOString(),
  live: version === live_version,
})
