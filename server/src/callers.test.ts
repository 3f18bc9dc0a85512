import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MATRIX } from '../test/matrix.ts'
import { servedRoutes } from '../test/served-routes.ts'
import { type Asked, type Cast, keepAwake, type Row, setCast, type Thing } from '../test/callers/cast.ts'
import { type Caller, CALLERS, letsIn, type State, type Verdict, verdictOf } from '../test/callers/rules.ts'
import { ROWS } from '../test/callers/rows.ts'

let cast: Cast
beforeAll(async () => {
  cast = await setCast()
})
beforeEach(() => keepAwake(cast))
afterAll(() => cast.app.close())

type Answer = { status: number; code: string; all: string }

async function send(
  { app, who }: Cast,
  { owner }: Thing,
  caller: Caller,
  { method, path, body, bytes, headers }: Asked,
): Promise<Answer> {
  const token = caller === 'guest' ? null : caller === 'owner' ? owner.token : who[caller].token
  const sent = bytes ? new Uint8Array(bytes) : body === undefined ? undefined : JSON.stringify(body)
  const answer = await fetch(`${app.url}/api/v1/${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(sent === undefined ? {} : { body: sent }),
  })
  const text = await answer.text()
  const { date: _, ...rest } = Object.fromEntries(answer.headers)
  const json = answer.headers.get('content-type')?.startsWith('application/json') && text !== ''
  const code = json ? (JSON.parse(text) as { code?: string } | null)?.code : undefined
  return { status: answer.status, code: code ?? '', all: JSON.stringify([answer.status, rest, text]) }
}

function fits({ status, code }: Answer, verdict: Verdict): boolean {
  if (verdict === 'ok') return status < 300
  if (verdict === 'in') return status < 300 || status === 409 || (status === 403 && code !== 'forbidden') || code === 'incomplete'
  return typeof verdict === 'number' ? status === verdict : code === verdict
}

/** Who is let in changes what they find, so that they get one of their own. */
function thingFor(name: string, row: Row, state: State, verdict: Verdict): Promise<Thing> {
  const place = `${row.pool ?? name} ${state}`
  const known = cast.kept.get(place)
  if (known && (!letsIn(verdict) || name.startsWith('GET '))) return known
  const made = row.make(cast, state)
  if (!letsIn(verdict) || name.startsWith('GET ')) cast.kept.set(place, made)
  return made
}

it('every route with an id has its row, here or in the matrix of reporting, and every row its route', () => {
  const served = servedRoutes(cast.app.app.printRoutes({ commonPrefix: false }))
    .map((name) => (name.endsWith('/') ? name : `${name}/`).replace(/:(\w+)\|:id/, name.startsWith('GET') ? ':$1' : ':id'))
    .filter((name) => / \/api\/v1\/.*:/.test(name) && !/^(HEAD|OPTIONS) /.test(name) && !(name in MATRIX))
  expect([...new Set(served)].toSorted()).toEqual(Object.keys(ROWS).toSorted())
})

describe.each(Object.entries(ROWS))('%s', (name, row) => {
  it.each(CALLERS)('answers %s as the table says, and a hidden object like a missing one', async (caller) => {
    const answers = new Map<State, Answer>()
    for (const state of row.states) {
      const expected = verdictOf(row.rule, caller, state)
      const thing = await thingFor(name, row, state, expected)
      const answer = await send(cast, thing, caller, { method: name.split(' ')[0]!, ...row.ask(thing.ids) })
      const shown = `${state}: ${answer.status} ${answer.code} for ${expected}; ${answer.all.slice(-200)}`
      expect(fits(answer, expected), shown).toBe(true)
      if (answer.status === 404) answers.set(state, answer)
    }
    expect(new Set([...answers.values()].map(({ all }) => all)).size).toBeLessThanOrEqual(1)
  })
})
