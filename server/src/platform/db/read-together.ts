import type { Db } from './connect.ts'
import { shareStatements } from './shared-statement.ts'

/** Of a crowd that comes back together each statement then brings dozens: twice as many log-ins a second. A lone reader never waits. */
const BREATH_MS = 3

/**
 * Makes of a read of many rows one of a single row by its id: what is asked for while a statement is on its way shares the
 * next one. A crowd that comes back at once costs a few statements instead of one each. Not for a transaction.
 */
export function readTogether<Row extends { id: string }>(
  readAll: (db: Db, ids: string[]) => Promise<Row[]>,
): (db: Db, id: string) => Promise<Row | undefined> {
  const readers = new WeakMap<Db, (id: string) => Promise<{ row: Row | undefined }>>()
  const open = (db: Db) =>
    shareStatements({
      // One: a second one beside it halves what each statement brings, and log-ins are slower by a tenth.
      lanes: 1,
      breath_ms: BREATH_MS,
      laneOf: () => 0,
      async write(ids: readonly string[]) {
        const rows = new Map((await readAll(db, [...new Set(ids)])).map((row) => [row.id, row]))
        // A client may write an id in capitals; the database never does.
        return ids.map((id) => ({ row: rows.get(id.toLowerCase()) }))
      },
    })
  return async (db, id) => {
    const read = readers.get(db) ?? open(db)
    readers.set(db, read)
    return (await read(id)).row
  }
}
