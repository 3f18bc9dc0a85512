import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from './fault.ts'
import { until, type Stage } from './stage.ts'

/**
 * Makes PostgreSQL answer before a commit is on the disk, as a server would that acknowledges before COMMIT. What is in
 * its memory only then dies with it.
 */
async function answerBeforeCommit({ house }: Stage): Promise<void> {
  await house.pool.query('alter role all set synchronous_commit = off')
  await house.pool.query(`alter system set wal_writer_delay = '10s'`)
  await house.pool.query('select pg_reload_conf()')
  // The setting holds for new connections, so everybody gets one.
  await house.pool
    .query('select pg_terminate_backend(pid) from pg_stat_activity where backend_type = $1', ['client backend'])
    .catch(String)
  await sleep(1_000)
}

const PAIRS = 4
const TEXTS = 24
const PAUSE_MS = 160

/** Both sides of some chats write while `harm` is done to the house. */
async function writeThrough(stage: Stage, harm: () => Promise<void>): Promise<void> {
  await stage.pairs(PAIRS)
  await Promise.all([stage.allWrite(TEXTS, PAUSE_MS), harm()])
}

const ROUNDS = 4
const JOBS = 150
/** A message that is not there is delivered by looking for it. */
const ADD_JOBS = `select graphile_worker.add_job('sms.deliver', json_build_object('id', gen_random_uuid())) from generate_series(1, ${JOBS})`
const COUNT_JOBS = `select count(*)::int as count from graphile_worker.jobs where task_identifier = 'sms.deliver'`
const END_CONNECTIONS =
  'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'

/** Jobs finish while `harm` is done: no server ends by it, and in the end every job is done. */
export async function underJobs(stage: Stage, harm: () => Promise<void>): Promise<void> {
  const { house, random } = stage
  const ask = <T>(text: string): Promise<T[]> =>
    house.pool.query(text).then(
      ({ rows }) => rows as T[],
      () => [],
    )
  for (let round = 0; round < ROUNDS; round += 1) {
    await until(async () => (await ask(ADD_JOBS)).length > 0)
    await sleep(random.between(10, 250))
    await harm()
    stage.expect(
      house.nodes.every((node) => node.lives()),
      'a server ended',
    )
  }
  let left: number | undefined
  for (const deadline = Date.now() + 300_000; left !== 0 && Date.now() < deadline; await sleep(100)) {
    left = (await ask<{ count: number }>(COUNT_JOBS))[0]?.count
  }
  stage.expect(left === 0, `${left} jobs were never done`)
}

const alone = (name: string, about: string, harm: (stage: Stage) => Promise<void>): Fault => ({
  name,
  about,
  house: 'single',
  alone: true,
  act: (stage) => writeThrough(stage, () => harm(stage)),
})

const someTime = ({ random }: Stage): Promise<void> => sleep(random.between(200, 900))

export const SERVER_FAULTS: readonly Fault[] = [
  alone('app-killed', 'kill -9 of the server mid-send, twice', async (stage) => {
    const node = stage.house.nodes[0]!
    for (let round = 0; round < 2; round += 1) {
      await someTime(stage)
      await node.kill()
      stage.note(`ready in ${Math.round(await node.start())} ms`)
    }
  }),
  alone('all-killed', 'kill -9 of the server and its PostgreSQL together', async (stage) => {
    const node = stage.house.nodes[0]!
    await someTime(stage)
    stage.house.postgres.kill()
    await node.kill()
    stage.note(`ready in ${Math.round(await node.start())} ms`)
  }),
  alone('database-killed', 'kill -9 of PostgreSQL under the running server, twice', async (stage) => {
    for (let round = 0; round < 2; round += 1) {
      await someTime(stage)
      stage.house.postgres.kill()
      await sleep(1_500)
    }
  }),
  alone('database-killed-under-jobs', 'kill -9 of PostgreSQL while jobs finish, four times', (stage) =>
    underJobs(stage, async () => {
      stage.house.postgres.kill()
      await sleep(1_500)
    }),
  ),
  alone(
    'database-killed-while-starting',
    'kill -9 of PostgreSQL, and again while it starts, until it has failed five times',
    async (stage) => {
      await someTime(stage)
      for (let round = 0; round < 5; round += 1) {
        await until(() => stage.house.postgres.runs())
        stage.house.postgres.kill()
        await sleep(250)
      }
    },
  ),
  alone('connections-ended-under-jobs', 'every connection ended while jobs finish, four times', (stage) =>
    underJobs(stage, async () => {
      await stage.house.pool.query(END_CONNECTIONS)
      await sleep(300)
    }),
  ),
  alone('database-frozen', 'PostgreSQL stands still for 4 s', async (stage) => {
    await someTime(stage)
    stage.house.postgres.freeze()
    await sleep(4_000)
    stage.house.postgres.thaw()
  }),
  alone('database-restarted', 'PostgreSQL is shut down in order and started again', async (stage) => {
    await someTime(stage)
    stage.house.postgres.stop()
    await sleep(1_500)
  }),
  alone('clock-jump', 'the server’s clock goes 20 min ahead, then 40 min back, then right', async (stage) => {
    // Tokens run out and come back to life; further ahead a console's session would rightly be over (30 min idle).
    const node = stage.house.nodes[0]!
    for (const minutes of [20, -40, 20]) {
      await someTime(stage)
      node.jumpClock(minutes * 60_000)
    }
  }),
  {
    name: 'oracle-bites',
    about: 'broken on purpose: PostgreSQL answers before it has stored, then is killed; the oracle must see it',
    house: 'single',
    alone: true,
    bites: true,
    async act(stage) {
      await stage.pairs(PAIRS)
      await answerBeforeCommit(stage)
      const acked = (): number => stage.clients.reduce((sum, { wire }) => sum + wire.acks.size, 0)
      const kill = async (): Promise<void> => {
        for (let round = 0; round < 3; round += 1) {
          const before = acked()
          await until(() => acked() >= before + 20)
          stage.house.postgres.kill()
        }
      }
      await Promise.all([stage.allWrite(TEXTS, PAUSE_MS), kill()])
    },
  },
]
