import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BackupHouse, type BackupRig, createBackupRig } from '../../../../test/backup-rig.ts'
import { backupsOf, listBackups, type Manifest, objectOf, objectsText, walOf } from '../backup-folder.ts'
import { takeBackup } from '../take-backup.service.ts'
import { backupFigures, watchBackups } from './backup-age.service.ts'
import { pruneBackups } from './prune-backups.service.ts'
import { runBackup } from './run-backup.ts'

const DAY_MS = 86_400_000
const NIGHT = Date.parse('2026-11-22T21:50:00Z')

let rig: BackupRig
let house: BackupHouse
beforeAll(async () => {
  rig = await createBackupRig()
  house = await rig.open('server')
})
afterAll(() => rig.remove())

const age = () => backupFigures(house.platform)[0]!.read()
const alarms = () => house.log_lines.filter((line) => line.includes('the last good backup is older than a day')).length

it('is an alarm as long as there is none, and again when the last one is older than a day', async () => {
  expect(await age()).toBe(Infinity)
  await watchBackups(house.platform)
  expect(alarms()).toBe(1)
  await runBackup({ ...process.env, ...rig.envOf('server') })
  expect(await listBackups(rig.backup_dir)).toHaveLength(1)
  await watchBackups(house.platform)
  expect(alarms()).toBe(1)
  const later = { ...house.platform, now: () => new Date(Date.now() + 26 * 3_600_000) }
  expect(await backupFigures(later)[0]!.read()).toBeGreaterThan(DAY_MS / 1_000)
  await watchBackups(later)
  expect(alarms()).toBe(2)
})

it('where nobody makes backups there is no figure and no alarm', async () => {
  const without = { ...house.platform, config: { ...house.config, backup: null } }
  const before = alarms()
  expect(backupFigures(without)).toEqual([])
  await watchBackups(without)
  expect(alarms()).toBe(before)
})

it('a night whose backup did not end well is tried again: the job fails', async () => {
  const taken = join(rig.folder, 'a file')
  writeFileSync(taken, '')
  await expect(runBackup({ ...process.env, ...rig.envOf('server'), BACKUP_DIR: taken })).rejects.toThrow('did not end well')
  const away = { folder: join(rig.folder, 'not mounted'), recipients: [rig.recipient] }
  await expect(takeBackup(house.platform, { place: away, url: house.url })).rejects.toThrow('Is its disk mounted?')
  expect(existsSync(away.folder)).toBe(false)
})

/** A backup that says it was made so many nights ago, and names one file of its own and one of all. */
function imagine(folder: string, nights: number): { id: string; own: string } {
  const ended_at = new Date(NIGHT - nights * DAY_MS).toISOString()
  const id = ended_at.replaceAll(/[.:]/g, '-')
  const own = nights.toString(16).padStart(40, '0')
  const first_segment = `0000000100000000${(100 - nights).toString(16).toUpperCase().padStart(8, '0')}`
  mkdirSync(join(backupsOf(folder), id), { recursive: true })
  const manifest: Partial<Manifest> = { id, ended_at, system: '7', first_segment, last_segment: first_segment }
  writeFileSync(join(backupsOf(folder), id, 'manifest.json'), JSON.stringify(manifest))
  const stored = { bytes: 1, sha256: '0'.repeat(64) }
  writeFileSync(join(backupsOf(folder), id, 'objects.txt'), objectsText(new Map([own, SHARED].map((one) => [one, stored]))))
  for (const object of [own, SHARED]) lay(objectOf(folder, object))
  lay(join(walOf(folder, '7'), `${first_segment}.gz.age`))
  return { id, own }
}
const SHARED = 'f'.repeat(40)

function lay(path: string, at = NIGHT - 99 * DAY_MS): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, 'x')
  utimesSync(path, at / 1_000, at / 1_000)
}

it('throws away old backups, files that nobody names any more, and WAL from before the fourteen days', async () => {
  const folder = join(rig.folder, 'imagined')
  const made = Array.from({ length: 30 }, (_, nights) => imagine(folder, nights))
  lay(join(walOf(folder, '7'), '00000002.history.gz.age'))
  const fresh = objectOf(folder, 'e'.repeat(40))
  lay(fresh, NIGHT)
  lay(join(backupsOf(folder), '.killed.part', 'database.tar.gz.age.part'))
  utimesSync(join(backupsOf(folder), '.killed.part'), 0, 0)
  const gone = await pruneBackups(folder, new Date(NIGHT))
  const kept = (await listBackups(folder)).map(({ id }) => id)
  expect(kept).toHaveLength(30 - gone)
  expect(kept).toEqual(expect.arrayContaining(made.slice(0, 14).map(({ id }) => id)))
  for (const { id, own } of made) expect(existsSync(objectOf(folder, own))).toBe(kept.includes(id))
  expect(existsSync(objectOf(folder, SHARED))).toBe(true)
  // One that is being made names its files at its end.
  expect(existsSync(fresh)).toBe(true)
  expect(existsSync(join(backupsOf(folder), '.killed.part'))).toBe(false)
  const wal = (nights: number) =>
    join(walOf(folder, '7'), `0000000100000000${(100 - nights).toString(16).toUpperCase().padStart(8, '0')}.gz.age`)
  expect([13, 14].map((nights) => existsSync(wal(nights)))).toEqual([true, false])
  expect(existsSync(join(walOf(folder, '7'), '00000002.history.gz.age'))).toBe(true)
})
