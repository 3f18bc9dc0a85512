import { expect, it } from 'vitest'
import { startProbeApp } from '../test/probe-app.ts'
import { buildJobs } from './app.ts'

/** Uzbekistan keeps UTC+5 all year. */
const TASHKENT_HOURS = 5
const NIGHT = new Set([0, 1, 2, 3, 4, 5])

it('what is deleted once a day is deleted at night in Tashkent, when few write', async () => {
  const probe = await startProbeApp(() => {})
  const daily = Object.entries(buildJobs(probe.platform).schedule).filter(([, line]) => /^\d+ \d+ \* \* \*$/.test(line))
  const sweeps = daily.filter(([name]) => /sweep|prune|purge|close_inboxes/i.test(name))
  expect(sweeps.length).toBeGreaterThan(5)
  const by_day = sweeps.filter(([, line]) => !NIGHT.has((Number(line.split(' ')[1]) + TASHKENT_HOURS) % 24))
  expect(by_day).toEqual([])
  await probe.close()
})
