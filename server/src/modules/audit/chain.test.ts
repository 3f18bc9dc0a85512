import { createHash, randomUUID } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join as joinPath } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampled } from '../../../../kit/test/full.ts'
import { drawing } from '../../../../kit/test/seed.ts'
import { join, type Member } from '../../../test/chat-cast.ts'
import { type ProbeApp, startProbeApp } from '../../../test/probe-app.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { StaffActor } from '../../platform/core/actors.ts'
import { recordAuditAction } from './audit.service.ts'
import { keepAnchors } from './anchors.service.ts'
import { sealOf, type Link, wordsOf } from './chain.ts'
import { readLinks } from './chain.store.ts'
import { verifyLog } from './verify.service.ts'

/** Without the modules, so that nothing anchors but the test. */
let app: ProbeApp
let member: Member
beforeAll(async () => {
  app = await startProbeApp(() => {})
  member = await join(app, 'supervisor')
})
afterAll(() => app.close())

const actorOf = ({ id }: Member): StaffActor => ({ kind: 'staff', role: 'supervisor', id, session_id: randomUUID() })
const recordOne = (db: Db = app.platform.db, subject_id: string = randomUUID()) =>
  recordAuditAction(app.platform, db, actorOf(member), { action: 'case.opened', subject_id })
const anchor = () => keepAnchors(app.platform).stop()
const verify = () => verifyLog(app.platform)
const allLinks = (): Promise<Link[]> => readLinks(app.platform.db, 0, 100_000)

/** What somebody does who may write to the database at will: no trigger runs. */
const asIntruder = <T>(act: (db: Db) => Promise<T>): Promise<T> =>
  app.platform.db.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db)
    return act(db)
  })

describe('the chain', () => {
  it('is whole when fifty write at once, and its numbers are dense', async () => {
    await Promise.all(Array.from({ length: 50 }, () => recordOne()))
    await anchor()
    const links = await allLinks()
    expect(links.map(({ seq }) => seq)).toEqual(links.map((_, index) => index + 1))
    expect(await verify()).toMatchObject({ whole: true, last_seq: links.length, anchored_seq: links.length, findings: [] })
  })

  it('has an entry exactly when its transaction is committed, in the order of the commits', async () => {
    const [early, late] = [randomUUID(), randomUUID()]
    const { db } = app.platform
    const before = (await allLinks()).length
    await db.transaction().execute(async (slow) => {
      await recordOne(slow, early)
      await db.transaction().execute((fast) => recordOne(fast, late))
    })
    const refused = db.transaction().execute(async (on) => {
      await recordOne(on)
      throw new Error('changed our mind')
    })
    await expect(refused).rejects.toThrow('changed our mind')
    const added = (await allLinks()).slice(before).map(({ subject_id }) => subject_id)
    expect(added).toEqual([late, early])
    expect((await verify()).whole).toBe(true)
  })

  it('spells an entry in Node as in the database', async () => {
    const [link] = await allLinks()
    const { rows } = await sql<{ words: string }>`
      select audit_words(e) as words from audit_entry e where id = ${link!.id}`.execute(app.platform.db)
    expect(wordsOf(link!)).toBe(rows[0]!.words)
    expect(sealOf(app.platform.vault.blindIndex, link!)).toEqual(link!.seal)
  })
})

type Skill = 'naive' | 'rehash' | 'rehash_and_marks'
type Attack = { kind: 'edit' | 'delete' | 'reorder' | 'truncate' | 'forge'; skill: Skill; seq: number; column: string }

const SIZE = 60
const COLUMNS = ['at', 'actor_id', 'action', 'subject_id', 'reason', 'reason_key', 'seq', 'seal', 'hash', 'id']

/** Links anew as the database does, the head included: whoever has no key can still do that. */
async function rehash(db: Db): Promise<void> {
  const links = (await readLinks(db, 0, 100_000)).toSorted((one, other) => one.seq - other.seq)
  let hash: Buffer = Buffer.alloc(32)
  const linked = links.map(({ id, seal }, index) => {
    hash = createHash('sha256').update(hash).update(seal).digest()
    return { id, seq: index + 1, hash: hash.toString('hex') }
  })
  await sql`update audit_entry set seq = null`.execute(db)
  await sql`update audit_entry set seq = l.seq, hash = decode(l.hash, 'hex')
    from jsonb_to_recordset(${JSON.stringify(linked)}::jsonb) as l(id uuid, seq bigint, hash text) where l.id = audit_entry.id`.execute(
    db,
  )
  await sql`update audit_head set seq = ${linked.length}, hash = ${hash}`.execute(db)
}

async function attack(db: Db, { kind, skill, seq, column }: Attack): Promise<void> {
  if (kind === 'edit') {
    const value = {
      at: sql`at + interval '1 second'`,
      actor_id: sql`gen_random_uuid()`,
      action: sql`'chat.searched'`,
      subject_id: sql`gen_random_uuid()`,
      reason: sql`'\\x00'::bytea`,
      reason_key: sql`gen_random_uuid()`,
      seq: sql`100000`,
      seal: sql`sha256(seal)`,
      hash: sql`sha256(hash)`,
      id: sql`gen_random_uuid()`,
    }[column]!
    await sql`update audit_entry set ${sql.ref(column)} = ${value} where seq = ${seq}`.execute(db)
  } else if (kind === 'delete') await sql`delete from audit_entry where seq = ${seq}`.execute(db)
  else if (kind === 'truncate') await sql`delete from audit_entry where seq >= ${seq}`.execute(db)
  else if (kind === 'forge') {
    await sql`update audit_entry set seq = seq + 100000 where seq >= ${seq}`.execute(db)
    await sql`update audit_entry set seq = seq - 99999 where seq > 100000`.execute(db)
    await sql`insert into audit_entry (id, at, actor_id, action, subject_id, seal, seq, hash)
      select gen_random_uuid(), at, actor_id, 'case.printed', subject_id, sha256(seal), ${seq}, sha256(hash)
      from audit_entry where seq = ${seq + 1}`.execute(db)
  } else {
    await sql`update audit_entry set seq = 100000 where seq = ${seq}`.execute(db)
    await sql`update audit_entry set seq = ${seq} where seq = ${seq + 1}`.execute(db)
    await sql`update audit_entry set seq = ${seq + 1} where seq = 100000`.execute(db)
  }
  if (skill !== 'naive') await rehash(db)
  if (skill === 'rehash_and_marks') await sql`delete from audit_mark where kind = 'anchor'`.execute(db)
}

describe('whoever can write to the database', () => {
  const anchors: number[] = []
  const KINDS = ['edit', 'delete', 'reorder', 'truncate', 'forge'] as const
  const SKILLS = ['naive', 'rehash', 'rehash_and_marks'] as const

  beforeAll(async () => {
    await asIntruder(async (db) => {
      for (const table of ['audit_entry', 'audit_mark']) await sql`delete from ${sql.ref(table)}`.execute(db)
      await sql`update audit_head set seq = 0, hash = decode(repeat('00', 32), 'hex')`.execute(db)
      await sql`insert into audit_mark (kind, seq, hash, at) select 'origin', seq, hash, now() from audit_head`.execute(db)
    })
    rmSync(joinPath(app.platform.config.data_dir, 'audit/anchors'), { force: true })
    while ((await allLinks()).length < SIZE) {
      for (let count = 0; count < 6; count += 1) await recordOne()
      await anchor()
      anchors.push((await allLinks()).length)
    }
    await sql
      .raw(`create schema kept; create table kept.entries as table audit_entry; create table kept.checkpoints as table audit_mark;
      create table kept.head as table audit_head`)
      .execute(app.platform.db)
    expect((await verify()).whole).toBe(true)
  })

  const restore = () =>
    asIntruder((db) =>
      sql
        .raw(`truncate audit_entry, audit_mark, audit_head; insert into audit_entry table kept.entries;
        insert into audit_mark table kept.checkpoints; insert into audit_head table kept.head`)
        .execute(db),
    )

  const describeAttack = (one: Attack): string =>
    `${one.skill} ${one.kind} ${one.kind === 'edit' ? one.column : ''} at ${one.seq}`

  /** Between the mark before and the mark after the place, its own number where the hashes were left alone. */
  const named = ({ skill, seq }: Attack, found: readonly number[]): boolean => {
    if (skill === 'naive') return found.some((one) => one === seq || one === seq + 1)
    const until = anchors.find((mark) => mark >= seq) ?? SIZE
    return found.some((one) => one >= seq - 1 && one <= Math.max(until, seq + 1))
  }

  /** Ten times a hundred tries, in the gate twice, each replayed by its seed. */
  const SEEDS = sampled(
    Array.from({ length: 10 }, (_, index) => 20_261_121 + index),
    5,
  )
  it.each(SEEDS)(
    'edits, deletes, moves, cuts or forges nothing unseen in 100 tries, and the place is named (seed %i)',
    async (seed) => {
      const draw = drawing(seed)
      const unseen: string[] = []
      for (let count = 0; count < 100; count += 1) {
        const kind = KINDS[draw(KINDS.length)]!
        const seq = 1 + draw(kind === 'reorder' ? SIZE - 1 : SIZE)
        const one: Attack = { kind, skill: SKILLS[draw(SKILLS.length)]!, seq, column: COLUMNS[draw(COLUMNS.length)]! }
        // Linking anew puts back what only the links say: that is no change at all.
        if (kind === 'edit' && one.skill !== 'naive' && ['hash', 'seq'].includes(one.column)) one.skill = 'naive'
        await asIntruder((db) => attack(db, one))
        const { findings } = await verify()
        const places = findings.map((finding) => finding.seq)
        if (findings.length === 0 || !named(one, places)) unseen.push(`${describeAttack(one)}: ${JSON.stringify(findings)}`)
        await restore()
      }
      expect(unseen).toEqual([])
      expect((await verify()).whole).toBe(true)
    },
  )

  it('cannot sign a mark, take the marks away or write an end of their own', async () => {
    const path = joinPath(app.platform.config.data_dir, 'audit/anchors')
    const file = readFileSync(path)
    const faults = async () => new Set((await verify()).findings.map(({ fault }) => fault))
    await sql`update audit_mark set hash = sha256(hash) where seq = ${anchors[2]!}`.execute(app.platform.db)
    expect(await faults()).toContain('mark_forged')
    await restore()
    await sql`insert into audit_mark (kind, seq, hash, at, mac)
      select 'floor', seq, hash, at, mac from audit_mark where seq = ${anchors[4]!}`.execute(app.platform.db)
    expect(await faults()).toContain('mark_forged')
    await restore()
    await sql`delete from audit_mark`.execute(app.platform.db)
    expect(await faults()).toContain('marks_gone')
    await restore()
    await sql`update audit_head set seq = seq - 1`.execute(app.platform.db)
    expect(await faults()).toContain('head_wrong')
    await restore()
    rmSync(path)
    expect(await faults()).toContain('marks_gone')
    writeFileSync(path, file)
    await asIntruder((db) => sql`truncate audit_entry, audit_mark`.execute(db))
    await sql`update audit_head set seq = 0, hash = decode(repeat('00', 32), 'hex')`.execute(app.platform.db)
    expect(await faults()).toContain('cut_off')
    await restore()
    expect((await verify()).whole).toBe(true)
  })

  it('puts nothing beside the chain', async () => {
    await asIntruder((db) =>
      sql`insert into audit_entry (id, at, actor_id, action, subject_id, seal) values
        (gen_random_uuid(), now(), gen_random_uuid(), 'case.printed', gen_random_uuid(), '\\x00')`.execute(db),
    )
    expect((await verify()).findings).toMatchObject([{ fault: 'out_of_place', seq: 0 }])
    await restore()
  })

  it('is found when the log was cut, closed by hashes of their own, and written on', async () => {
    await asIntruder((db) => attack(db, { kind: 'truncate', skill: 'rehash_and_marks', seq: 30, column: '' }))
    while ((await allLinks()).length < SIZE + 5) await recordOne()
    await anchor()
    const { findings } = await verify()
    expect(findings[0]).toMatchObject({ fault: 'changed', seq: 30 })
    await restore()
  })
})

describe('entries from before the chain', () => {
  const MIGRATION = joinPath(import.meta.dirname, '../../../migrations/0025_audit.sql')

  it('are linked in the order of their times, and guarded from then on', async () => {
    const old = await startProbeApp(() => {})
    const { db } = old.platform
    try {
      await sql
        .raw(`drop trigger audit_link on audit_entry; drop function audit_link; drop function audit_words;
        drop table audit_head; drop table audit_mark; drop index audit_entry_time;
        alter table audit_entry drop seq, drop seal, drop hash, drop reason_key`)
        .execute(db)
      for (const minute of [3, 1, 2]) {
        await sql`insert into audit_entry (id, at, actor_id, action, subject_id, reason)
          values (${randomUUID()}, ${`2026-01-01T00:0${minute}:00.123456Z`}, ${randomUUID()}, 'chat.searched', ${randomUUID()}, '\\x01')`.execute(
          db,
        )
      }
      await sql.raw(readFileSync(MIGRATION, 'utf8')).execute(db)
      const minutes = (await readLinks(db, 0, 10)).map(({ at }) => at.slice(15, 16))
      expect(minutes).toEqual(['1', '2', '3'])
      await recordAuditAction(old.platform, db, actorOf(member), { action: 'case.opened', subject_id: randomUUID() })
      await keepAnchors(old.platform).stop()
      expect(await verifyLog(old.platform)).toMatchObject({ whole: true, entries: 4, last_seq: 4 })
      await sql`update audit_entry set action = 'chat.transferred' where seq = 2`.execute(db)
      expect((await verifyLog(old.platform)).findings).toMatchObject([{ fault: 'changed', seq: 2 }])
    } finally {
      await old.close()
    }
  })
})
