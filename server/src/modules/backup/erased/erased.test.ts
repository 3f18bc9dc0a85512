import { appendFileSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BackupHouse, type BackupRig, createBackupRig } from '../../../../test/backup-rig.ts'
import { addressOf, launchServer } from '../../../../test/server-process.ts'
import { query } from '../../../../test/database-rig.ts'
import { visitDatabase } from '../../../platform/db/launcher.ts'
import { forgetMessages } from '../../chat/chat.service.ts'
import { eraseAccounts } from '../../desk/own-account/own-account.service.ts'
import { newestMessage } from '../restore/restored.store.ts'
import { restoreBackup } from '../restore/restore.service.ts'
import { takeBackup } from '../take-backup.service.ts'
import { readErasedAfter } from './erased-list.ts'
import { applyErased, listErased, pruneErasedList } from './erased.service.ts'

let rig: BackupRig
let house: BackupHouse
let forgotten: { chat_id: string; key_id: string }
let left: { chat_id: string; key_id: string }
let owner: string
let kept: { chat_id: string; key_id: string }

beforeAll(async () => {
  rig = await createBackupRig()
  house = await rig.open('server')
  kept = await house.writeChat('canary that stays')
  left = await house.writeChat('canary of somebody who left')
  forgotten = await house.writeChat('canary that was deleted')
  await takeBackup(house.platform, { place: house.config.backup!, url: house.url })
  const { db } = house.platform
  await db.transaction().execute((on) => forgetMessages(house.platform, on, forgotten.chat_id))
  owner = await ownerOf(left.chat_id)
  await eraseAccounts(house.platform, [owner])
  await listErased(house.platform)
})
afterAll(() => rig.remove())

async function restore(name: string): Promise<void> {
  const place = { from: rig.backup_dir, identity: rig.identity, data_dir: join(rig.folder, name), to: null }
  await restoreBackup({ ...place, say: () => {} }, async () => {})
}

async function ownerOf(chat_id: string): Promise<string> {
  const { rows } = await sql<{ account_id: string }>`select account_id from chat where id = ${chat_id}`.execute(house.platform.db)
  return rows[0]!.account_id
}

const open = async ({ platform }: BackupHouse, key_id: string) => {
  const message = (await newestMessage(platform.db))!
  return (await platform.vault.useKey(platform.db, key_id)).open(message.id, message.body)
}
const chatsOf = async ({ platform }: BackupHouse) =>
  (await sql<{ chat_id: string }>`select chat_id from message`.execute(platform.db)).rows.map(({ chat_id }) => chat_id)

it('a conversation or an account that was deleted after the backup comes back with it, and is gone again before anybody is let in', async () => {
  await restore('restored')
  const restored = await rig.open('restored')
  expect(await open(restored, forgotten.key_id)).toBe('canary that was deleted')
  expect(await applyErased(restored.platform)).toBeGreaterThan(0)
  restored.platform.vault.forgetKeys()
  await expect(restored.platform.vault.useKey(restored.platform.db, forgotten.key_id)).rejects.toThrow('the key is gone')
  expect(await chatsOf(restored)).toEqual([kept.chat_id])
  const { rows } = await sql<{ state: string; forgotten: boolean }>`select state, forgotten_at is not null as forgotten
    from chat where id = ${forgotten.chat_id}`.execute(restored.platform.db)
  expect(rows).toEqual([{ state: 'ended', forgotten: true }])
  const account = await sql<{ deleted: boolean; key_id: string | null }>`select deleted_at is not null as deleted, key_id
    from account where id = ${owner}`.execute(restored.platform.db)
  expect(account.rows).toEqual([{ deleted: true, key_id: null }])
  // What nobody deleted is as it was.
  expect(await open(restored, kept.key_id)).toBe('canary that stays')
  expect(await applyErased(restored.platform)).toBe(0)
  await restored.stop()
})

it('the server itself does it at its start', async () => {
  await restore('served')
  const server = launchServer({ ...rig.envOf('served'), LOG_LEVEL: 'warn' })
  await addressOf(server)
  const { url, stop } = await visitDatabase(rig.envOf('served')['DATA_DIR']!)
  expect(await query(url, `select chat_id from message`)).toEqual([{ chat_id: kept.chat_id }])
  expect(await query(url, `select id from data_key where id in ('${forgotten.key_id}', '${left.key_id}')`)).toEqual([])
  await stop()
  expect(server.output()).toContain('is erased again')
  server.process.kill('SIGTERM')
  await server.ended
})

it('the list names nothing that can be read, and a line of somebody else’s, or half of one, destroys nothing', async () => {
  const [name] = readdirSync(join(rig.backup_dir, 'erased'))
  const [day] = readdirSync(join(rig.backup_dir, 'erased', name!))
  const path = join(rig.backup_dir, 'erased', name!, day!)
  const text = readFileSync(path, 'utf8')
  expect(text).not.toContain(forgotten.key_id)
  const before = await readErasedAfter(house.platform, 0)
  expect(before.lines.flatMap(({ ids }) => ids)).toEqual(expect.arrayContaining([forgotten.key_id, left.key_id]))
  // The same line under another number, and the beginning of the next one.
  appendFileSync(path, `\n900 ${text.trim().split('\n')[0]!.split(' ')[1]}\n901 AbC`)
  expect(await readErasedAfter(house.platform, 0)).toEqual(before)
  writeFileSync(path, text)
})

it('a list that is shorter than the database remembers is an alarm', async () => {
  const folder = join(rig.backup_dir, 'erased')
  renameSync(folder, `${folder}.away`)
  mkdirSync(folder)
  await applyErased(house.platform)
  expect(house.log_lines.join()).toContain('the list of erased keys is shorter than it was')
  renameSync(`${folder}.away`, join(rig.folder, 'list'))
})

it('keeps its lines for longer than any backup', async () => {
  const other = await house.writeChat('canary of another day')
  await house.platform.db.transaction().execute((on) => forgetMessages(house.platform, on, other.chat_id))
  await listErased(house.platform)
  await pruneErasedList(house.platform)
  expect((await readErasedAfter(house.platform, 0)).lines).not.toEqual([])
  const later = new Date(Date.now() + 440 * 86_400_000)
  await pruneErasedList({ ...house.platform, now: () => later })
  expect((await readErasedAfter(house.platform, 0)).lines).toEqual([])
})
