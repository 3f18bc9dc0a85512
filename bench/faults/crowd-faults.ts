import { setTimeout as sleep } from 'node:timers/promises'
import { CLOSE } from '@himoya/contract/chat/close-codes'
import type { StaffChat } from '@himoya/contract/staff/staff'
import { ApiError } from '@himoya/kit/session/api-client'
import { openConsole, writeTexts, type Client } from './client.ts'
import type { Fault } from './fault.ts'
import { openDevice } from './device.ts'
import { until, type Stage } from './stage.ts'

const crowd = (name: string, about: string, act: Fault['act']): Fault => ({ name, about, house: 'single', alone: false, act })

/** Each letter takes two bytes, so that a text is as large as one may be. */
const LONGEST = 'ж'.repeat(3_900)

async function attachCrowd(stage: Stage): Promise<void> {
  const pairs = await stage.pairs(10)
  const supervisors = await Promise.all(pairs.map(() => stage.account('supervisor')))
  const writers = [...stage.clients]
  const attach = async (index: number): Promise<void> => {
    await sleep(stage.random.between(0, 4_000))
    const chat_id = pairs[index % pairs.length]!.child.chat_id
    await stage.watch(chat_id, supervisors[Math.floor(index / 10)]!)
  }
  await Promise.all([
    ...writers.map((writer) => writeTexts(writer, stage.random, 50, 120)),
    ...Array.from({ length: 100 }, (_, index) => attach(index)),
  ])
}

async function claimFifty(stage: Stage): Promise<void> {
  const people = await Promise.all(Array.from({ length: 50 }, () => stage.account('counsellor')))
  const consoles = await Promise.all(
    people.map(async (person) => ({ ...openConsole({ tokens: person.tokens, line: await stage.line() }), person })),
  )
  try {
    for (let round = 0; round < 3; round += 1) {
      const child = await stage.waitingChild()
      await writeTexts(child, stage.random, 1, 0)
      await until(() => child.waiting() === 0)
      const answers = await Promise.all(
        consoles.map(({ api, person }) =>
          api.post<StaffChat>(`staff/chat/${child.chat_id}/claim/`).then(
            () => ({ person, won: true, by: person.alias }),
            (error: unknown) => ({
              person,
              won: false,
              by: error instanceof ApiError ? (error.by ?? error.code) : String(error),
            }),
          ),
        ),
      )
      const winners = answers.filter(({ won }) => won)
      const winner = winners[0]?.person
      stage.expect(winners.length === 1, `${winners.length} consoles won`)
      const informed = answers.filter(({ won, by }) => !won && by === winner?.alias).length
      stage.expect(informed === 49, `${informed} of 49 were told who has it`)
      const heard = (): number =>
        consoles.filter(({ wire }) => wire.frames.some((frame) => tells(frame, child, winner?.id))).length
      await until(() => heard() === 50)
      stage.expect(heard() === 50, `${heard()} of 50 consoles heard of the claim`)
      stage.note(`winner ${answers.findIndex(({ won }) => won) + 1} of 50, ${informed} told`)
    }
  } finally {
    for (const console of consoles) console.stop()
  }
}

function tells(frame: Record<string, unknown>, { chat_id }: Client, winner?: string): boolean {
  return frame.type === 'claimed' && frame.chat_id === chat_id && (frame.by as { id: string }).id === winner
}

async function flood(stage: Stage): Promise<void> {
  const { child } = await stage.pair()
  const other = await stage.pair()
  const device = await openDevice(other.child)
  const cids = Array.from({ length: 150 }, (_, index) => device.send(`flood ${index}`))
  await Promise.all([
    writeTexts(child, stage.random, 100, 0),
    until(() => child.waiting() === 0 && cids.every((cid) => device.acks.has(cid))),
    writeTexts(other.counsellor, stage.random, 10, 400),
  ])
  const seqs = cids.map((cid) => device.acks.get(cid) ?? 0)
  stage.expect(!seqs.includes(0), `${seqs.filter((seq) => seq === 0).length} of 150 pipelined sends were not acknowledged`)
  stage.expect(
    seqs.every((seq, index) => index === 0 || seq > seqs[index - 1]!),
    'pipelined sends were stored in another order',
  )
  device.close()
}

async function badFrames(stage: Stage): Promise<void> {
  const { child } = await stage.pair()
  const bad = ['{', '[]', '{"type":"send"}', 'null', `{"type":"typing","on":${'['.repeat(50)}${']'.repeat(50)}}`]
  const spoil = async (): Promise<void> => {
    await until(() => child.wire.frames.some(({ type }) => type === 'hello'))
    for (const frame of bad.slice(0, 2)) {
      await sleep(stage.random.between(200, 600))
      child.wire.socket?.send(frame)
    }
  }
  await Promise.all([stage.allWrite(15, 150), spoil()])

  const third = await openDevice(child)
  const before = third.send('good, before three bad ones')
  for (const frame of bad.slice(2)) third.raw(frame)
  stage.expect((await third.closed) === CLOSE.bad_frames, `three bad frames were answered with ${await third.closed}`)
  stage.expect(third.acks.has(before), 'a good frame before bad ones was not stored')

  const large = await openDevice(child)
  const first = large.send('good, before one that is too big')
  await until(() => large.acks.has(first))
  large.raw(JSON.stringify({ type: 'send', cid: crypto.randomUUID(), message: 'x'.repeat(20_000) }))
  stage.expect((await large.closed) === CLOSE.too_big, `20 KB were answered with ${await large.closed}`)
  stage.expect(large.acks.has(first), 'a good frame before an oversize one was not stored')
}

async function slowConsumer(stage: Stage): Promise<void> {
  const { child, counsellor } = await stage.pair()
  const writers = [counsellor]
  for (let index = 0; index < 5; index += 1) writers.push(await stage.watch(child.chat_id, await stage.account('supervisor')))
  await until(() => child.wire.opened > 0)
  await writeTexts(child, stage.random, 3, 100)
  child.line.cut('down')
  const shout = async (client: Client): Promise<void> => {
    for (let index = 0; index < 150; index += 1) await client.write(`${client.name} ${index} ${LONGEST}`)
    while (client.waiting() > 0) await sleep(100)
  }
  await Promise.all(writers.map(shout))
  await sleep(1_000)
  child.line.mend()
  await until(() => child.wire.closes.length > 0)
  stage.expect(child.wire.closes.length > 0, 'who reads nothing of 7 MB kept the socket')
}

export const CROWD_FAULTS: readonly Fault[] = [
  crowd('crowd-attaches', '1,000 sends while 100 consoles attach', attachCrowd),
  crowd('fifty-claims', 'fifty consoles claim one chat at the same moment, three times', claimFifty),
  crowd('flood', '100 texts at once by the kit, 150 pipelined without waiting, over the limit', flood),
  crowd('bad-frames', 'broken, nested and oversize frames among good ones', badFrames),
  crowd('slow-consumer', 'a child stops reading while six write 900 texts of 8 KB', slowConsumer),
]
