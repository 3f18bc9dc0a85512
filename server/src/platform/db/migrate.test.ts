import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, databaseUrl } from '../../../test/test-database.ts'
import { connect } from './connect.ts'
import { describeTables } from './generate-types.ts'
import { migrate } from './migrate.ts'

const MIGRATIONS = join(import.meta.dirname, '../../../migrations')

describe('migrations', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>
  let pool: pg.Pool
  let folder: string

  beforeEach(async () => {
    database = await createTestDatabase()
    pool = connect(database.url, 3).pool
    folder = mkdtempSync(join(tmpdir(), 'himoya-migrations-'))
    cpSync(MIGRATIONS, folder, { recursive: true })
  })
  afterEach(async () => {
    await pool.end()
    await database.drop()
    rmSync(folder, { recursive: true })
  })

  it('run once: the second start applies nothing', async () => {
    writeFileSync(join(folder, '9000_toy.sql'), 'create table toy (id int); insert into toy values (1);')
    expect(await migrate(pool, folder)).toEqual(['9000_toy.sql'])
    expect(await migrate(pool, folder)).toEqual([])
    expect((await pool.query('select id from toy')).rows).toEqual([{ id: 1 }])
  })

  it('run once when three nodes start together', async () => {
    writeFileSync(join(folder, '9000_toy.sql'), 'create table toy (id int); select pg_sleep(0.05);')
    const applied = await Promise.all([migrate(pool, folder), migrate(pool, folder), migrate(pool, folder)])
    expect(applied.flat()).toEqual(['9000_toy.sql'])
  })

  it('leave nothing behind when one fails', async () => {
    writeFileSync(join(folder, '9000_toy.sql'), 'create table toy (id int); select no_such_function();')
    await expect(migrate(pool, folder)).rejects.toThrow('9000_toy.sql failed and left nothing behind')
    expect((await pool.query(`select to_regclass('toy') as found`)).rows).toEqual([{ found: null }])
  })

  it('refuse a merged file that was changed', async () => {
    const merged = join(folder, '0001_platform.sql')
    writeFileSync(merged, `${readFileSync(merged, 'utf8')}\n-- a later thought`)
    await expect(migrate(pool, folder)).rejects.toThrow('The migration 0001_platform.sql has changed since it was applied')
  })

  it('refuse a database of a newer release', async () => {
    rmSync(join(folder, '0004_staff.sql'))
    await expect(migrate(pool, folder)).rejects.toThrow(
      'The database was brought up to 0004_staff.sql, which this release does not have',
    )
  })

  it('refuse a new file that sorts before an applied one', async () => {
    writeFileSync(join(folder, '0000_late.sql'), 'create table toy (id int);')
    await expect(migrate(pool, folder)).rejects.toThrow('The migration 0000_late.sql comes before')
  })

  it('agree with the generated types', async () => {
    const written = readFileSync(join(import.meta.dirname, 'generated-types.ts'), 'utf8')
    expect(await describeTables(pool)).toBe(written)
  })
})

describe('an operator’s own database', () => {
  it('is refused when it cannot tell Cyrillic capitals from small letters', async () => {
    const database = await createTestDatabase()
    const name = `himoya_blind_${process.pid}`
    const { pool } = connect(database.url, 1)
    await pool.query(
      `create database ${name} template template0 encoding 'SQL_ASCII' locale_provider libc lc_collate 'C' lc_ctype 'C'`,
    )
    const { pool: blind } = connect(databaseUrl(database.url, name), 1)
    await expect(migrate(blind)).rejects.toThrow('The database cannot hold or search Cyrillic')
    await blind.end()
    await pool.query(`drop database ${name} with (force)`)
    await pool.end()
    await database.drop()
  })
})
