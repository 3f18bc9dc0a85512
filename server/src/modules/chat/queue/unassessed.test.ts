import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../../../../test/test-database.ts'
import { v7 as uuid } from '../../../platform/crypto/ids.ts'
import { connect } from '../../../platform/db/connect.ts'
import { migrate } from '../../../platform/db/migrate.ts'

const MIGRATIONS = join(import.meta.dirname, '../../../../migrations')

it('calls nobody low whom no person called so, and keeps what a person said', async () => {
  const database = await createTestDatabase('template1')
  const folder = mkdtempSync(join(tmpdir(), 'himoya-before-'))
  const { pool } = connect(database.url, 1)
  try {
    const names = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'))
    const first = names.find((name) => name.endsWith('_unassessed.sql'))!
    for (const name of names) if (name < first) cpSync(join(MIGRATIONS, name), join(folder, name))
    await migrate(pool, folder)
    // Only the rows themselves matter here, not whom they belong to.
    await pool.query('set session_replication_role = replica')
    const ask = async (text: string, values: unknown[]): Promise<void> => void (await pool.query(text, values))
    const chat = async (risk: string): Promise<string> => {
      const id = uuid()
      await ask(`insert into chat (id, account_id, key_id, lang, risk) values ($1, $2, $2, 'uz', $3)`, [id, uuid(), risk])
      return id
    }
    const assess = (chat_id: string, from: string, to: string): Promise<void> =>
      ask(`insert into desk_risk_change (id, chat_id, risk_from, risk_to, reason, changed_by) values ($1, $2, $3, $4, '', $1)`, [
        uuid(),
        chat_id,
        from,
        to,
      ])
    const record = async (chat_id: string | null, risk: string): Promise<string> => {
      const id = uuid()
      await ask(
        `insert into contact_record (id, kind, chat_id, counsellor_id, lang, who, gender, forms, topics, risk, outcome, referral, note,
           started_at, ended_at, created_at)
         values ($1, $2, $3, $1, 'uz', 'child_self', 'unknown', '{}', '{}', $4, 'listened', 'none', '', now(), now(), now())`,
        [id, chat_id ? 'chat' : 'phone', chat_id, risk],
      )
      return id
    }
    const [nobody, mistaken, calling, judged] = [await chat('low'), await chat('medium'), await chat('sos'), await chat('low')]
    await assess(judged, 'low', 'high')
    await assess(judged, 'high', 'low')
    const records: string[] = []
    for (const [whose, risk] of [
      [nobody, 'low'],
      [mistaken, 'high'],
      [judged, 'low'],
      [null, 'low'],
      [null, 'medium'],
    ] as const)
      records.push(await record(whose, risk))
    await migrate(pool, MIGRATIONS)

    const { rows: chats } = await pool.query('select id, risk from chat')
    const risk = new Map(chats.map((row) => [row.id, row.risk]))
    expect([nobody, mistaken, calling, judged].map((id) => risk.get(id))).toEqual(['unassessed', 'unassessed', 'sos', 'low'])
    const { rows: changes } = await pool.query('select risk_from, risk_to from desk_risk_change order by created_at')
    expect(changes).toEqual([
      { risk_from: 'unassessed', risk_to: 'high' },
      { risk_from: 'high', risk_to: 'low' },
    ])
    const { rows: kept } = await pool.query('select id, risk from contact_record')
    expect(records.map((id) => kept.find((row) => row.id === id).risk)).toEqual([
      'unassessed',
      'high',
      'low',
      'unassessed',
      'medium',
    ])
  } finally {
    await pool.end()
    await database.drop()
    rmSync(folder, { recursive: true })
  }
})
