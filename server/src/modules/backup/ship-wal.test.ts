import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { until } from '../../../../kit/test/until.ts'
import { type BackupHouse, type BackupRig, createBackupRig } from '../../../test/backup-rig.ts'
import { query } from '../../../test/database-rig.ts'
import { keptWal, startDatabase, visitDatabase } from '../../platform/db/launcher.ts'
import { shipWal } from './ship-wal.service.ts'

let rig: BackupRig
let house: BackupHouse
beforeAll(async () => {
  rig = await createBackupRig()
  house = await rig.open('server')
})
afterAll(() => rig.remove())

const waiting = () => readdirSync(keptWal(house.config.data_dir)).filter((name) => name.endsWith('.gz'))
const mode = async (url: string) => (await query(url, `select current_setting('archive_mode') as mode`))[0]!['mode']

it('what was written waits while the folder of backups is away, goes when it is back, and lies nowhere in the clear', async () => {
  const away = { folder: join(rig.folder, 'not mounted'), recipients: [rig.recipient] }
  await query(house.url, 'select pg_switch_wal()')
  await until(() => waiting().length > 0)
  const names = waiting()
  await expect(shipWal(house.platform, away)).rejects.toThrow('Is its disk mounted?')
  expect(waiting()).toEqual(expect.arrayContaining(names))
  await house.ship()
  expect(waiting()).toEqual([])
  const [system] = readdirSync(join(rig.backup_dir, 'wal'))
  const there = readdirSync(join(rig.backup_dir, 'wal', system!))
  expect(there).toEqual(expect.arrayContaining(names.map((name) => `${name}.age`)))
  for (const name of there) expect(name).toMatch(/\.gz\.age$/)
})

it('what waits for too long is thrown away with an alarm, rather than filling the disk of the database', async () => {
  await house.writeChat('canary')
  await query(house.url, 'select pg_switch_wal()')
  await until(() => waiting().length > 0)
  await expect(
    shipWal(house.platform, { folder: join(rig.folder, 'not mounted'), recipients: [rig.recipient] }, 1),
  ).rejects.toThrow()
  expect(waiting()).toEqual([])
  expect(house.log_lines.join()).toContain('what was written is thrown away')
})

it('commands beside the server keep it as the server does, and a server without backups keeps none', async () => {
  const data_dir = join(rig.folder, 'other')
  const first = await startDatabase({ data_dir, keep_wal: true })
  expect(await mode(first.url)).toBe('on')
  await first.stop()
  const visit = await visitDatabase(data_dir)
  expect(await mode(visit.url)).toBe('on')
  await visit.stop()
  const second = await startDatabase({ data_dir, keep_wal: false })
  expect(await mode(second.url)).toBe('off')
  expect(existsSync(keptWal(data_dir))).toBe(false)
  await second.stop()
})
