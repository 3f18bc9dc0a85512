import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

type ReleaseFile = { path: string; body: Buffer }

/** Which of these paths are kept already. */
export async function keptPaths(db: Db, paths: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('release_file').select('path').where('path', 'in', paths).execute()
  return new Set(rows.map(({ path }) => path))
}

export async function insertFiles(db: Db, files: readonly ReleaseFile[]): Promise<void> {
  if (files.length === 0) return
  await db
    .insertInto('release_file')
    .values([...files])
    .onConflict((conflict) => conflict.column('path').doNothing())
    .execute()
}

/** The newest release has these paths; every other file is retired from now on, if it is not already. */
export async function retireOthers(db: Db, paths: readonly string[]): Promise<void> {
  await db
    .updateTable('release_file')
    .set({ retired_at: null })
    .where('path', 'in', paths)
    .where('retired_at', 'is not', null)
    .execute()
  await db
    .updateTable('release_file')
    .set({ retired_at: sql<Date>`now()` })
    .where('path', 'not in', paths)
    .where('retired_at', 'is', null)
    .execute()
}

/** Drops what was retired more than `days` ago, and beyond `bytes` what was retired first. Answers how many files. */
export async function deleteRetired(db: Db, { days, bytes }: { days: number; bytes: number }): Promise<number> {
  const { rows } = await sql`
    delete from release_file where path in (
      select path from (
        select path, retired_at, sum(octet_length(body)) over (order by retired_at desc, path) as so_far
        from release_file where retired_at is not null
      ) retired
      where retired_at < now() - make_interval(days => ${days}) or so_far > ${bytes}
    )
    returning path`.execute(db)
  return rows.length
}

export async function readFile(db: Db, path: string): Promise<Buffer | null> {
  const row = await db.selectFrom('release_file').select('body').where('path', '=', path).executeTakeFirst()
  return row?.body ?? null
}
