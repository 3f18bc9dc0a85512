import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../../../test/test-database.ts'
import { v7 as uuid } from '../../platform/crypto/ids.ts'
import { connect } from '../../platform/db/connect.ts'
import { migrate } from '../../platform/db/migrate.ts'

const MIGRATIONS = join(import.meta.dirname, '../../../migrations')
const AT = new Date('2026-11-20T21:30:00.000Z')

it('what stood in accepted_at of a call that somebody let go of is the time of its release', async () => {
  const database = await createTestDatabase('template1')
  const folder = mkdtempSync(join(tmpdir(), 'himoya-before-'))
  const { pool } = connect(database.url, 1)
  try {
    const names = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'))
    const first = names.find((name) => name.endsWith('_sos_released.sql'))!
    for (const name of names) if (name < first) cpSync(join(MIGRATIONS, name), join(folder, name))
    await migrate(pool, folder)
    // Only the rows themselves matter here, not whom they belong to.
    await pool.query('set session_replication_role = replica')
    let calls = 0
    const call = async (state: string, accepted_by: string | null, accepted_at: Date | null): Promise<void> => {
      // ids of one moment stand in no order
      const id = uuid(AT.getTime() + ++calls)
      await pool.query(
        `insert into sos_call (id, nonce_index, key_id, lang, kind, can_speak, state, accepted_by, accepted_at, settled_at, created_at)
         values ($1, $2, $1, 'uz', 'self', true, $3, $4, $5, $6, $7)`,
        [id, Buffer.from(id), state, accepted_by, accepted_at, state === 'false_alarm' ? AT : null, AT],
      )
    }
    await call('sent', null, null)
    await call('sent', null, AT)
    await call('false_alarm', null, AT)
    await call('accepted', uuid(), AT)
    await migrate(pool, MIGRATIONS)
    const { rows } = await pool.query('select state, accepted_at, released_at from sos_call order by id')
    expect(rows).toEqual([
      { state: 'sent', accepted_at: null, released_at: null },
      { state: 'sent', accepted_at: null, released_at: AT },
      { state: 'false_alarm', accepted_at: null, released_at: AT },
      { state: 'accepted', accepted_at: AT, released_at: null },
    ])
  } finally {
    await pool.end()
    await database.drop()
    rmSync(folder, { recursive: true })
  }
})
