import { Id } from '@himoya/contract/common'
import type { ContentType } from '@himoya/contract/content-types'
import type { Db } from '../../platform/db/connect.ts'
import { AppError, ifFound } from '../../platform/http/errors.ts'
import { oneLive } from '../content/live.service.ts'

/** An address names content by its id or by its slug. */
export const keyOf = (key: string): { id: string } | { slug: string } => (Id.safeParse(key).success ? { id: key } : { slug: key })

/** The id of what a filter names. Throws `invalid`, naming the filter, when it is not published. */
export async function filterId(db: Db, type: ContentType, filter: string, key: string): Promise<string> {
  const found = await ifFound(oneLive(db, type, 'uz', keyOf(key)))
  if (!found) throw new AppError('invalid', { fields: { [filter]: ['not_allowed'] } })
  return found.id
}
