import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BackupHouse, type BackupRig, createBackupRig } from '../../../test/backup-rig.ts'
import { readConfig } from '../../config.ts'
import { backupsOf, CONTENTS, DATABASE, listBackups, readObjects } from './backup-folder.ts'
import { checkStored, makeIdentity, openCompressed, openSealed } from './sealed-object.ts'
import { type Contents, takeBackup } from './take-backup.service.ts'

let rig: BackupRig
let house: BackupHouse
beforeAll(async () => {
  rig = await createBackupRig()
  house = await rig.open('server')
  const { data_dir } = house.config
  mkdirSync(join(data_dir, 'media/pictures'), { recursive: true })
  mkdirSync(join(data_dir, 'audit'))
  writeFileSync(join(data_dir, 'media/pictures/one.webp'), 'picture of a cover')
  writeFileSync(join(data_dir, 'media/.half.part'), 'half of a picture')
  writeFileSync(join(data_dir, 'audit/anchors'), 'anchor 1')
  await house.writeChat('canary-of-a-chat')
})
afterAll(() => rig.remove())

const take = () => takeBackup(house.platform, { place: house.config.backup!, url: house.url })

async function read(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of source) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => statSync(join(folder, path)).isFile())

it('a backup of a database that goes on working holds what PostgreSQL needs, sealed to the public key alone', async () => {
  const writing = { on: true }
  const writers = (async () => {
    while (writing.on) await house.writeChat('written meanwhile')
  })()
  const manifest = await take().finally(() => (writing.on = false))
  await writers
  const folder = join(backupsOf(rig.backup_dir), manifest.id)
  const tar = await read(await openCompressed(join(folder, DATABASE), rig.identity))
  const names = execFileSync('tar', ['--list'], { input: tar, maxBuffer: 1e8, encoding: 'utf8' }).split('\n')
  expect(names).toEqual(expect.arrayContaining(['PG_VERSION', 'backup_label', 'global/pg_control', 'pg_wal/archive_status/']))
  expect(names).toContain(`pg_wal/${manifest.first_segment}`)
  expect(names).not.toContain('postmaster.pid')
  // As PostgreSQL's own tools do: it comes after all other files of the cluster.
  expect(names.indexOf('backup_label')).toBe(names.indexOf('global/pg_control') + 1)
  const other = await makeIdentity()
  await expect(openSealed(join(folder, DATABASE), other.identity)).rejects.toThrow('This private key is not the one')
})

it('its contents name rows and files, and nobody reads names or words without the private key', async () => {
  const [manifest] = await listBackups(rig.backup_dir)
  const sealed = await openCompressed(join(backupsOf(rig.backup_dir), manifest!.id, CONTENTS), rig.identity)
  const { tables, files } = JSON.parse((await read(sealed)).toString()) as Contents
  expect(tables['message']).toBeGreaterThan(0)
  expect(files.map(({ path }) => path)).toEqual(['audit/anchors', 'media/pictures/one.webp'])
  for (const path of filesIn(rig.backup_dir)) {
    const found = readFileSync(join(rig.backup_dir, path))
    for (const word of ['canary-of-a-chat', 'anchors', 'one.webp', 'picture of a cover']) expect(found.includes(word)).toBe(false)
    expect(path).not.toMatch(/anchors|one\.webp/)
  }
})

it('stores a file once, however many backups name it, and a changed one anew', async () => {
  const before = filesIn(join(rig.backup_dir, 'files'))
  writeFileSync(join(house.config.data_dir, 'audit/anchors'), 'anchor 1 and 2')
  const manifest = await take()
  expect(filesIn(join(rig.backup_dir, 'files'))).toHaveLength(before.length + 1)
  expect((await readObjects(rig.backup_dir, manifest.id)).size).toBe(2)
})

it('one that is not as it was written is known without a key', async () => {
  const manifest = await take()
  const path = join(backupsOf(rig.backup_dir), manifest.id, DATABASE)
  await checkStored(path, manifest.database)
  const bytes = readFileSync(path)
  bytes[bytes.length - 1]! ^= 1
  writeFileSync(path, bytes)
  await expect(checkStored(path, manifest.database)).rejects.toThrow('not as it was written')
})

it('one that breaks off is not there', async () => {
  const before = await listBackups(rig.backup_dir)
  const broken = takeBackup(house.platform, { place: house.config.backup!, url: house.url.replace('himoya@', 'himoya_server@') })
  await expect(broken).rejects.toThrow('permission denied')
  expect(await listBackups(rig.backup_dir)).toEqual(before)
  expect(readdirSync(backupsOf(rig.backup_dir))).toHaveLength(before.length)
})

it('a private key, a missing half or a relative folder is refused at the start', () => {
  const read_with = (env: Record<string, string>) => () => readConfig({ ...rig.envOf('server'), ...env })
  expect(read_with({ BACKUP_RECIPIENTS: rig.identity })).toThrow('private key')
  expect(read_with({ BACKUP_RECIPIENTS: '' })).toThrow('BACKUP_RECIPIENTS is missing')
  expect(read_with({ BACKUP_DIR: '' })).toThrow('BACKUP_DIR is missing')
  expect(read_with({ BACKUP_DIR: 'backups' })).toThrow('whole path')
  expect(read_with({ BACKUP_DIR: '', BACKUP_RECIPIENTS: '' })().backup).toBe(null)
})
