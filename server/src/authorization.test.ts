import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MATRIX, type Verdict } from '../test/matrix.ts'
import { type Asked, type Relation, ROLES, type Role, setStage, type Stage } from '../test/matrix-cast.ts'
import { servedRoutes } from '../test/served-routes.ts'

const STAFF_PATHS =
  /^\/api\/v1\/(victim|sos|complaint|staff\/complaint|staff\/follow-up|staff\/my-day|staff\/report|staff\/sos|staff\/statistics|staff\/audit|staff\/security)\//

let stage: Stage
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.app.close())

type Answer = { status: number; headers: Record<string, string>; body: string }

async function ask(method: string, role: Role, { path, headers = {}, body, bytes }: Asked): Promise<Answer> {
  const token = role === 'guest' ? null : stage.who[role].token
  const type = bytes ? 'application/offset+octet-stream' : 'application/json'
  const answer = await fetch(`${stage.app.url}${path}`, {
    method,
    headers: {
      ...(body === undefined && !bytes ? {} : { 'content-type': type }),
      ...headers,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(bytes ? { body: new Uint8Array(bytes) } : body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() }
}

const fits = (status: number, verdict: Verdict): boolean =>
  verdict === 'ok' ? status >= 200 && status < 300 : status === verdict

/** Everything an answer shows but the moment it was given. */
const seen = ({ status, headers, body }: Answer): string => {
  const { date: _, ...rest } = headers
  return JSON.stringify({ status, rest, body })
}

it('every route of reporting, complaints, cases, promises, SOS, audit and the security log has its row in the matrix, and every row its route', () => {
  const served = servedRoutes(stage.app.app.printRoutes({ commonPrefix: false }))
    .map((name) => (name.endsWith('/') ? name : `${name}/`))
    .filter((name) => STAFF_PATHS.test(name.split(' ')[1]!) && !/^(HEAD|OPTIONS) /.test(name))
  expect([...new Set(served)].toSorted()).toEqual(Object.keys(MATRIX).toSorted())
})

describe.each(Object.keys(MATRIX))('%s', (name) => {
  const { relations, verdict, ask: make } = MATRIX[name]!
  const method = name.split(' ')[0]!

  it.each(ROLES)('answers a %s as the matrix says, and a foreign object like a missing one', async (role) => {
    const answers = new Map<Relation, Answer>()
    for (const relation of relations) answers.set(relation, await ask(method, role, await make(stage, role, relation)))
    for (const [relation, answer] of answers) {
      const expected = verdict(role, relation)
      expect(fits(answer.status, expected), `${relation}: ${answer.status} for ${expected}, ${answer.body.slice(0, 200)}`).toBe(
        true,
      )
    }
    const missing = answers.get('missing')
    for (const [relation, answer] of answers) {
      if (missing && answer.status === 404) expect(seen(answer), relation).toBe(seen(missing))
    }
  })
})
