import { expect, it } from 'vitest'
import { compare, type Figures } from './figures-file.ts'

const LAST: Figures = {
  at: '2026-11-20',
  machine: 'a machine',
  seconds: 10,
  sockets: 200,
  ours: { acked_per_s: 10_000, cpu_per_1000: 0.12 },
  limit: { acked_per_s: 12_500, cpu_per_1000: 0.1 },
}
const NOW: Figures = { ...LAST, at: '2026-11-27', ours: { acked_per_s: 7_500, cpu_per_1000: 0.18 } }

it('says both figures of the chat and what lies between, so that a slide is seen', () => {
  expect(compare(NOW, LAST)).toBe(
    '7500 acked/s (last time 10000, -25.0 %); 0.180 CPU s per 1,000 (last time 0.120, +50.0 %); 0.60 of the bare limit (last time 0.80, -25.0 %); last on 2026-11-20',
  )
})

it('says of a slower machine that it was the machine', () => {
  const half = { acked_per_s: 5_000, cpu_per_1000: 0.24 }
  expect(compare({ ...LAST, ours: half, limit: { acked_per_s: 6_250, cpu_per_1000: 0.2 } }, LAST)).toContain(
    '0.80 of the bare limit (last time 0.80, +0.0 %)',
  )
})

it('says when there is nothing to compare with, or another load', () => {
  expect(compare(NOW, null)).toMatch(/the first time$/)
  expect(compare({ ...NOW, sockets: 1_000 }, LAST)).toMatch(/another load: 200 sockets, 10 s$/)
})
