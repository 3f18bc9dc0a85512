import { randomUUID } from 'node:crypto'
import type { Attack, Stage } from '../attack.ts'
import { ACCOUNT_RACES } from './account-races.ts'
import { CARE_RACES } from './care-races.ts'
import { EDITOR_RACES } from './editor-races.ts'
import { FACTOR_RACES } from './factor-races.ts'
import { type Line, openLine, won, type Answer } from './line.ts'
import { statusesOf, type Race } from './race.ts'
import { TEAM_RACES } from './team-races.ts'

const same = (answers: readonly Answer[], name: string): string | null => {
  const values = new Set(won(answers).map(({ body }) => body[name]))
  return values.size === 1 && won(answers).length === answers.length ? null : `${values.size} of ${name}: ${statusesOf(answers)}`
}

const WRITING_RACES: readonly Race[] = [
  {
    name: 'one message of a cid',
    async run(line) {
      const child = await line.join()
      const chats = (await line.call('GET', 'chat/', { token: child.token })).body as unknown as { id: string }[]
      return same(
        await line.fifty('POST', `message/${chats[0]!.id}/`, {
          token: child.token,
          body: { cid: randomUUID(), message: 'Salom' },
        }),
        'seq',
      )
    },
  },
  {
    name: 'one call of a nonce',
    run: async (line) =>
      same(await line.fifty('POST', 'sos/', { body: { nonce: randomUUID(), kind: 'self', can_speak: true } }), 'id'),
  },
  {
    name: 'one question of an idempotency key',
    async run(line) {
      const { token } = await line.join()
      const body = { title: 'Maktabda nima qilay', question: 'Sinfdoshim meni har kuni turtadi, kimga aytsam bo‘ladi?' }
      const answers = await line.fifty('POST', 'question/', { token, body, headers: { 'idempotency-key': randomUUID() } })
      const ids = new Set(won(answers).map(({ body: made }) => made['id']))
      return ids.size === 1 && answers.every(({ status }) => status < 300 || status === 409)
        ? null
        : `${ids.size} made: ${statusesOf(answers)}`
    },
  },
]

const RACES = [...ACCOUNT_RACES, ...TEAM_RACES, ...FACTOR_RACES, ...CARE_RACES, ...EDITOR_RACES, ...WRITING_RACES]

/** One that could not be played is a finding, and the others are still played. */
async function played(line: Line, race: Race): Promise<string | null> {
  try {
    return await race.run(line)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

async function runRaces(stage: Stage): Promise<void> {
  const { house, find, figure, form } = stage
  const line = openLine(house)
  let run = 0
  for (let round = 0; round < (form === 'long' ? 5 : 1); round += 1) {
    for (const race of RACES) {
      const wrong = await played(line, race)
      run += 1
      if (wrong) find(race.name, wrong)
    }
  }
  const { token } = await line.join('supervisor')
  const chain = await line.call('POST', 'staff/audit/verify/', { token })
  if (chain.body['whole'] !== true) find('audit chain', JSON.stringify(chain.body).slice(0, 300))
  line.close()
  figure('races', run)
  figure('nodes', house.nodes.length)
  figure('asked_again', `${line.asked_again.busy} busy, ${line.asked_again.reset} reset`)
}

const about = (nodes: string): string => `${RACES.length} one-time things, each asked for by fifty at the same moment, ${nodes}`

export const RACE_ATTACKS: readonly Attack[] = [
  { name: 'races-one-node', about: about('on one node'), house: 'open', run: runRaces },
  { name: 'races-two-nodes', about: about('on two nodes of one database'), house: 'pair', run: runRaces },
]
