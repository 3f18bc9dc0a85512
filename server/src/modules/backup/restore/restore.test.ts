import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BackupHouse, type BackupRig, createBackupRig } from '../../../../test/backup-rig.ts'
import { query } from '../../../../test/database-rig.ts'
import { restoreBackup } from './restore.service.ts'
import { sayMinute } from './restore-time.policy.ts'
import { makeIdentity } from '../sealed-object.ts'
import { takeBackup } from '../take-backup.service.ts'

let rig: BackupRig
let house: BackupHouse
/** Instants between the conversations, by the database's clock. */
const instants: Date[] = []
const chats: string[] = []

beforeAll(async () => {
  rig = await createBackupRig()
  house = await rig.open('server')
  mkdirSync(join(house.config.data_dir, 'private/ab'), { recursive: true })
  writeFileSync(join(house.config.data_dir, 'private/ab/voice'), 'sealed sound')
  await talk()
  await takeBackup(house.platform, { place: house.config.backup!, url: house.url })
  for (let count = 0; count < 3; count += 1) await talk()
  await house.ship()
})
afterAll(() => rig.remove())

async function talk(): Promise<void> {
  chats.push((await house.writeChat('canary')).chat_id)
  const [row] = await query(house.url, 'select clock_timestamp() as at')
  instants.push(row!['at'] as Date)
}

let made = 0
function restore(to: Date | null, name = `restored ${(made += 1)}`, identity = rig.identity): Promise<string[]> {
  const data_dir = join(rig.folder, name)
  return restoreBackup({ from: rig.backup_dir, identity, data_dir, to, say: () => {} }, async (url) =>
    (await query(url, 'select id from chat order by created_at')).map(({ id }) => String(id)),
  )
}

describe('a restore', () => {
  it('brings back all that was written, until the last minute that was kept, and files with it', async () => {
    expect(await restore(null, 'all')).toEqual(chats)
    expect(readFileSync(join(rig.folder, 'all/private/ab/voice'), 'utf8')).toBe('sealed sound')
    expect(existsSync(join(rig.folder, 'all/database/cluster/PG_VERSION'))).toBe(true)
    expect(existsSync(join(rig.folder, 'all/database/restoring'))).toBe(false)
  })

  it('ends exactly where it is told to', async () => {
    expect(await restore(instants[1]!)).toEqual(chats.slice(0, 2))
    expect(await restore(instants[2]!)).toEqual(chats.slice(0, 3))
  })

  it('goes on from there: what is written afterwards can be backed up and restored as well', async () => {
    await restore(instants[1]!, 'second life')
    const second = await rig.open('second life')
    const { chat_id } = await second.writeChat('canary of the second life')
    const [row] = await query(second.url, 'select clock_timestamp() as at')
    const at = row!['at'] as Date
    await second.ship()
    await second.stop()
    // A newer backup, which does not lead to where people are now.
    await takeBackup(house.platform, { place: house.config.backup!, url: house.url })
    expect(await restore(null, 'of the second')).toEqual([...chats.slice(0, 2), chat_id])
    // As it was on the first way, which people were on at that minute.
    expect(await restore(instants[2]!)).toEqual(chats.slice(0, 3))
    expect(await restore(at)).toEqual([...chats.slice(0, 2), chat_id])
  })

  it('refuses a place where something lies, and leaves it as it is', async () => {
    mkdirSync(join(rig.folder, 'lived in/media'), { recursive: true })
    await expect(restore(null, 'lived in')).rejects.toThrow('is not empty (media)')
    expect(existsSync(join(rig.folder, 'lived in/database'))).toBe(false)
  })

  it('says which minutes there are when it is asked for another one', async () => {
    const early = new Date(Date.now() - 3_600_000)
    await expect(restore(early)).rejects.toThrow(`${sayMinute(early)} is before it`)
    const late = new Date(Date.now() + 3_600_000)
    await expect(restore(late, 'too late')).rejects.toThrow(/does not reach to .* The last of it is of 20\d\d-/)
    expect(readdirSync(join(rig.folder, 'too late'))).toEqual([])
    expect(await restore(instants[3]!, 'too late')).toEqual(chats)
  })

  it('refuses another private key, an empty folder of backups and a backup that was changed', async () => {
    const { identity } = await makeIdentity()
    await expect(restore(null, 'wrong key', identity)).rejects.toThrow('is not the one the backup was sealed to')
    const nothing = { from: rig.folder, identity, data_dir: join(rig.folder, 'nothing'), to: null, say: () => {} }
    await expect(restoreBackup(nothing, async () => {})).rejects.toThrow('No backup lies in')
  })
})
