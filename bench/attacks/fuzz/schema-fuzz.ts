import type { OpenApi } from '../../../server/src/platform/http/openapi.ts'
import { createDocumentCheck, knowDocument } from '../../../server/test/document-check.ts'
import { createRandom, type Random } from '../../faults/random.ts'
import { endsSoAlone, isReset } from '../alone.ts'
import type { Attack, Stage } from '../attack.ts'
import { findHeld, type Sent } from './held.ts'
import { makeInput, operationsOf, type Input, type Operation } from './input.ts'
import { gatherCrowd, type Crowd } from './people.ts'
import { createPool, type Pool } from './pool.ts'
import { openSender, type Sender, type Response } from './send.ts'

/** For each operation, all roles together; the half of them come as who is let in. */
const INPUTS = { short: 80, long: 1_000 }
const AT_ONCE = 24
/** So many are asked again alone; a server that says "not now" to more was hardly attacked. */
const MOST_AGAIN = 400
const BUSY = 503
/** Node's: a head beyond it is answered before anybody knows which call it was, and where it came in pieces by a page (unread-request.ts). */
const HEAD_BYTES = 16 * 1024

/** What came beside others and has to come again alone before it counts. */
type Doubtful = Record<'busy' | 'reset', Input[]>
type Line = { stage: Stage; sender: Sender; crowd: Crowd; pool: Pool }

/** Every operation of our own document. */
export const SCHEMA_FUZZ: Attack = {
  name: 'schema-fuzz',
  about: 'every operation of the document by every role: bodies, paths, queries, headers, forms',
  house: 'open',
  async run(stage) {
    const { house, random, form, figure, find } = stage
    const { port } = house.nodes[0]!
    const document = (await (await fetch(`http://127.0.0.1:${port}/api/openapi.json`)).json()) as OpenApi
    const operations = operationsOf(document)
    const check = createDocumentCheck()
    check.use(knowDocument(document))
    const line: Line = { stage, sender: openSender(port, AT_ONCE), crowd: gatherCrowd(house), pool: createPool() }
    const since = house.loop.held.length
    await house.loop.worst()
    const sent: Sent<Input>[] = []
    const first = random.between(1, 2 ** 30)
    const counts = new Map<number, number>()
    const doubtful: Doubtful = { busy: [], reset: [] }
    const one = async (operation: Operation, number: number): Promise<void> => {
      const input = makeInput(operation, line.pool, createRandom(first + number))
      const began_at = Date.now()
      const response = await ask(line, input)
      sent.push({ what: input, began_at, ended_at: Date.now() })
      if (response === 'reset') doubtful.reset.push(input)
      if (response === null || response === 'reset') return
      counts.set(response.status, (counts.get(response.status) ?? 0) + 1)
      if (response.status === BUSY) doubtful.busy.push(input)
      if (response.status === 400 && headOf(input) > HEAD_BYTES) return
      check.watch({ method: input.method, route: input.route, ...response })
    }
    const all = orderOf(operations, INPUTS[form], random)
    let next = 0
    const work = async (): Promise<void> => {
      while (next < all.length) await one(all[next++]!, next)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    for (const finding of check.findings) find(finding.split(' ').slice(0, 4).join(' ').slice(0, 120), finding.slice(0, 400))
    await findDoubtful(line, doubtful)
    await findHeld(stage, { sent, since, again: (input) => ask(line, input), describe })
    line.sender.close()
    const { rss } = await house.loop.worst()
    figure('operations', operations.length)
    figure('requests', sent.length)
    figure(
      'statuses',
      [...counts]
        .toSorted(([a], [b]) => a - b)
        .map(([status, count]) => `${status}:${count}`)
        .join(' '),
    )
    figure('memory_mb', Math.round(rss / 2 ** 20))
  },
}

/** What reads first, so that there are ids to know; then all of them mixed. */
function orderOf(operations: readonly Operation[], inputs: number, random: Random): Operation[] {
  const reading = operations.filter(({ method }) => method === 'GET').flatMap((one) => Array.from({ length: 10 }, () => one))
  const rest = operations.flatMap((one) => Array.from({ length: one.method === 'GET' ? inputs - 10 : inputs }, () => one))
  for (let at = rest.length - 1; at > 0; at -= 1) {
    const other = random.between(0, at)
    ;[rest[at], rest[other]] = [rest[other]!, rest[at]!]
  }
  return [...reading, ...rest]
}

/** What a machine that stands still does too is a finding when it is done to one that comes alone. */
async function findDoubtful(line: Line, { busy, reset }: Doubtful): Promise<void> {
  const { find, figure } = line.stage
  for (const [kind, all] of Object.entries({ busy, reset })) {
    if (all.length > MOST_AGAIN) find(kind, `${all.length} of them, more than ${MOST_AGAIN}`)
  }
  for (const input of busy.slice(0, MOST_AGAIN)) {
    const still = await endsSoAlone(async () => {
      const response = await ask(line, input)
      return response !== null && response !== 'reset' && response.status === BUSY
    })
    if (still) find('5xx', `${BUSY} also alone ${describe(input)}`)
  }
  let alone = 0
  for (const input of reset.slice(0, MOST_AGAIN)) {
    if (!(await endsSoAlone(async () => (await ask(line, input)) === 'reset'))) continue
    alone += 1
    // A body that is refused before all of it came may meet a closed connection; so may one whose length is not true.
    if (input.body === undefined) find('reset', `also alone, and without a body ${describe(input)}`)
  }
  figure('busy', busy.length)
  figure('resets', reset.length)
  figure('resets_alone', alone)
}

async function ask({ stage, sender, crowd, pool }: Line, input: Input): Promise<Response | 'reset' | null> {
  const { role } = input
  try {
    const token = role === 'guest' ? null : (await crowd.callerOf(role)).token
    const response = await sender.send(input, token)
    if (response.status === 401 && token) crowd.lost(role, token)
    if (response.status < 300) pool.learn(input.route, response.body)
    if (response.status >= 500 && response.status !== BUSY) {
      stage.find('5xx', `${response.status} ${describe(input)} -> ${response.body.slice(0, 200)}`)
    }
    return response
  } catch (error) {
    if (isReset(error)) return 'reset'
    stage.find('no answer', `${String(error)} ${describe(input)}`)
    return null
  }
}

const headOf = ({ address, headers }: Input): number => address.length + JSON.stringify(headers).length

const describe = ({ method, address, role, headers, body }: Input): string =>
  `${role} ${method} ${address.slice(0, 200)} ${JSON.stringify(headers).slice(0, 200)} ${String(body ?? '').slice(0, 300)}`
