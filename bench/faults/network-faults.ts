import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from './client.ts'
import type { Fault } from './fault.ts'
import type { Way, Weather } from './proxy.ts'
import type { Stage } from './stage.ts'

const PAIRS = 3
const TEXTS = 15
const PAUSE_MS = 250
/** Longer than the 10 s after which a client gives up waiting for an acknowledgement. */
const LONG_CUT_MS = 13_000

/** Both sides of some chats write while `harm` is done to some of the lines. */
async function writeThrough(stage: Stage, harm: (victims: readonly Client[]) => Promise<void>): Promise<void> {
  await stage.pairs(PAIRS)
  const victims = stage.clients.filter((_, index) => index % 2 === 0 || stage.random.chance(0.5))
  await Promise.all([stage.allWrite(TEXTS, PAUSE_MS), harm(victims)])
}

function cutFor(ms: number, ways: Way[], then: 'mend' | 'reset') {
  return async (stage: Stage): Promise<void> =>
    writeThrough(stage, async (victims) => {
      await Promise.all(
        victims.map(async ({ line }) => {
          await sleep(stage.random.between(100, 1_000))
          line.cut(...ways)
          await sleep(ms)
          line.mend()
          if (then === 'reset') line.reset()
        }),
      )
    })
}

const underWeather =
  (weather: Partial<Weather>, ms: number) =>
  async (stage: Stage): Promise<void> =>
    writeThrough(stage, async (victims) => {
      for (const { line } of victims) line.weather(weather)
      await sleep(ms)
      for (const { line } of victims) line.weather({ latency_ms: 0, jitter_ms: 0, loss: 0, bytes_per_s: 0 })
    })

const network = (name: string, about: string, act: Fault['act']): Fault => ({ name, about, house: 'single', alone: false, act })

export const NETWORK_FAULTS: readonly Fault[] = [
  network('cut-both', 'both ways silent for 3 s, then everything held flows on', cutFor(3_000, ['up', 'down'], 'mend')),
  network('cut-reset', 'both ways silent for 2 s, then every connection is reset', cutFor(2_000, ['up', 'down'], 'reset')),
  network('cut-up', 'what clients send goes nowhere for 13 s', cutFor(LONG_CUT_MS, ['up'], 'reset')),
  network('cut-down', 'clients are heard and hear nothing for 13 s', cutFor(LONG_CUT_MS, ['down'], 'reset')),
  network(
    'loss-30',
    '30 % of segments lost: each comes 0.2, 0.4 … s late, all behind it waits',
    underWeather({ latency_ms: 40, jitter_ms: 40, loss: 0.3 }, 10_000),
  ),
  network(
    'slow-link',
    '400 ms, jitter 400 ms, 4 KB/s',
    underWeather({ latency_ms: 400, jitter_ms: 400, bytes_per_s: 4_000 }, 8_000),
  ),
  network('half-open', 'connections fall silent for ever, new ones are good', async (stage) =>
    writeThrough(stage, async (victims) => {
      await sleep(stage.random.between(300, 1_500))
      for (const { line } of victims) line.orphan()
    }),
  ),
  network('resets', 'connections are reset again and again', async (stage) =>
    writeThrough(stage, async (victims) => {
      for (let round = 0; round < 6; round += 1) {
        await sleep(stage.random.between(200, 800))
        for (const { line } of victims) if (stage.random.chance(0.7)) line.reset()
      }
    }),
  ),
]
