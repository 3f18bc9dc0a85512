import type { TimelineKind } from '@himoya/contract/reports/case-lists'
import { v7 as uuid } from '../../../../platform/crypto/ids.ts'
import type { Db } from '../../../../platform/db/connect.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { insertEvent } from './timeline.store.ts'

type NewEvent = {
  case_id: string
  kind: TimelineKind
  /** A word of our lists. */
  what: string
  /** Of staff; null: the reporter, or the clock. */
  by: string | null
  /** In somebody's words, with the report's key. */
  said?: { text: string; key_id: string }
}

/** Puts what happened on the case's timeline; `db` is the transaction in which it happened. */
export async function addEvent({ vault, now }: Pick<Platform, 'vault' | 'now'>, db: Db, event: NewEvent): Promise<void> {
  const { case_id, kind, what, by, said } = event
  const at = now()
  const id = uuid(at.getTime())
  const text = said ? (await vault.useKey(db, said.key_id)).seal(`${id}:text`, said.text) : null
  await insertEvent(db, { id, case_id, kind, what, text, by_id: by, at })
}
