import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startProbeApp, type ProbeApp } from '../test/probe-app.ts'
import { buildJobs } from './app.ts'
import { readConfig } from './config.ts'
import { RETENTION } from './retention.ts'

let probe: ProbeApp
beforeAll(async () => {
  probe = await startProbeApp(() => {})
})
afterAll(() => probe.close())

const MANUAL = readFileSync(join(import.meta.dirname, '../../docs/operate/retention.md'), 'utf8')

describe.each(Object.entries(RETENTION))('%s', (name, { setting, days, lowest, job, held }) => {
  it('is a setting with the days of the rule, and its job runs every day by itself', () => {
    const env = { DATA_DIR: probe.platform.config.data_dir }
    expect(readConfig(env)).toMatchObject({ [name]: days })
    expect(readConfig({ ...env, [setting]: String(lowest) })).toMatchObject({ [name]: lowest })
    expect(() => readConfig({ ...env, [setting]: '0' })).toThrow(setting)
    const { handlers, schedule } = buildJobs(probe.platform)
    expect(handlers).toHaveProperty([job])
    expect(schedule[job]).toMatch(/^\d+ (\d+|\*) \* \* \*$/)
  })

  it('stands in the operator’s manual with its days and whether a hold keeps it', () => {
    const row = MANUAL.split('\n').find((line) => line.includes(`\`${setting}\``))
    expect(row).toContain(`| ${days.toLocaleString('en')} |`)
    expect(row).toMatch(held ? /\| yes \|$/ : /\| no \|$/)
  })
})
