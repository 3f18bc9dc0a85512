import { existsSync, readdirSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type BackupHouse, type BackupRig, createBackupRig } from '../../../../test/backup-rig.ts'
import { query } from '../../../../test/database-rig.ts'
import { readConfig } from '../../../config.ts'
import { buildApp } from '../../../app.ts'
import { takeBackup } from '../take-backup.service.ts'
import { compareTables, drill, sayDrill } from './drill.service.ts'

let rig: BackupRig
let house: BackupHouse
beforeAll(async () => {
  rig = await createBackupRig()
  house = await rig.open('server')
  // With its modules: they begin the audit log.
  const app = await buildApp(house.platform)
  await app.ready()
  await house.writeChat('canary-of-a-drill')
  await app.close()
  await backUp()
})
afterAll(() => rig.remove())
beforeEach(() => void vi.stubEnv('TMPDIR', rig.folder))

const backUp = () => takeBackup(house.platform, { place: house.config.backup!, url: house.url })
const run = (env: Record<string, string> = {}, lines: string[] = []) =>
  drill(
    readConfig({ ...rig.envOf('drill'), ...env }),
    { from: rig.backup_dir, identity: rig.identity, to: null },
    (line) => void lines.push(line),
  )
/** Of drills of this test alone. */
const left = () => readdirSync(rig.folder).filter((name) => name.startsWith('himoya-drill-'))

it('says that a good backup is good, what is in it, how old it is, and leaves nothing behind', async () => {
  const lines: string[] = []
  const found = await run({}, lines)
  expect(found).toMatchObject({ problems: [], opened: true, files: 1 })
  expect(found.rows).toBeGreaterThan(100)
  const said = sayDrill(found, new Date()).join('\n')
  expect(said).toContain('a message opened')
  expect(said).toContain('The backup is good.')
  expect([...lines, said].join('\n')).not.toContain('canary-of-a-drill')
  expect(left()).toEqual([])
  expect(existsSync(`${rig.folder}/drill/database`)).toBe(false)
})

it('says so when the master key is another one', async () => {
  const MASTER_KEY = `1:${Buffer.alloc(32, 'another').toString('base64')}`
  await expect(run({ MASTER_KEY })).rejects.toThrow('Without that key nobody opens what was restored')
})

it('finds an audit log that was cut, and a table whose rows are gone', async () => {
  await query(house.url, 'alter table audit_entry disable trigger all; delete from audit_entry; update audit_head set seq = 7')
  await backUp()
  const { problems } = await run()
  expect(problems.join()).toContain('The audit log is not as it was written')
  expect(compareTables({ chat: 3, message: 9, sos_call: 0 }, { chat: 2, message: 0, sos_call: 0 })).toEqual([
    'The table message had 9 rows and has none.',
  ])
  expect(compareTables({ chat: 3 }, {})).toEqual(['The table chat is gone.'])
})
