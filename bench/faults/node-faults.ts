import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from './fault.ts'
import { underJobs } from './server-faults.ts'
import type { Stage } from './stage.ts'

const PAIRS = 6
const TEXTS = 20
const PAUSE_MS = 200

/** Child and counsellor of a pair are always on different nodes, so every message has to cross. */
async function writeAcross(stage: Stage, harm: () => Promise<void>): Promise<void> {
  await stage.pairs(PAIRS)
  await Promise.all([stage.allWrite(TEXTS, PAUSE_MS), harm()])
}

const nodes = (name: string, about: string, harm: (stage: Stage) => Promise<void>): Fault => ({
  name,
  about,
  house: 'triple',
  alone: true,
  act: (stage) => writeAcross(stage, () => harm(stage)),
})

const someTime = ({ random }: Stage): Promise<void> => sleep(random.between(300, 900))

/** What a balancer in front of the nodes does: new connections of those on `from` go to `to`. */
function lead({ clients, house }: Stage, from: number, to: number): void {
  for (const client of clients) if (client.node === from) client.line.lead(house.nodes[to]!.port)
}

export const NODE_FAULTS: readonly Fault[] = [
  nodes('three-nodes', 'three nodes, nothing happens', async () => {}),
  nodes('bus-killed', 'kill -9 of the bus; it comes back empty after 2 s', async (stage) => {
    await someTime(stage)
    await stage.house.bus!.kill()
    await sleep(2_000)
    await stage.house.bus!.start()
  }),
  nodes('bus-flushed', 'the bus forgets all it knows, three times', async (stage) => {
    for (let round = 0; round < 3; round += 1) {
      await someTime(stage)
      await stage.house.bus!.flush()
    }
  }),
  nodes('bus-frozen', 'the bus stands still for 3 s', async (stage) => {
    await someTime(stage)
    stage.house.bus!.freeze()
    await sleep(3_000)
    stage.house.bus!.thaw()
  }),
  nodes('node-dies', 'kill -9 of one node of three; its people are led to another', async (stage) => {
    const dying = stage.random.between(0, 2)
    await someTime(stage)
    await stage.house.nodes[dying]!.kill()
    lead(stage, dying, (dying + 1) % 3)
    await sleep(1_500)
    await stage.house.nodes[dying]!.start()
    lead(stage, dying, dying)
  }),
  nodes('rolling-restart', 'each node drains and starts anew, one after the other', async (stage) => {
    for (const [index, node] of stage.house.nodes.entries()) {
      lead(stage, index, (index + 1) % 3)
      await node.end()
      await node.start()
      lead(stage, index, index)
    }
  }),
  nodes(
    'database-of-three-restarted',
    'the PostgreSQL that three nodes share is restarted while jobs finish, four times',
    (stage) =>
      underJobs(stage, async () => {
        stage.house.postgres.stop()
        await sleep(1_500)
      }),
  ),
  nodes('database-of-three-killed', 'kill -9 of the PostgreSQL that three nodes share', async (stage) => {
    await someTime(stage)
    stage.house.postgres.kill()
    await sleep(1_500)
  }),
]
