import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { startProbeApp, staffToken, type ProbeApp } from '../../../test/probe-app.ts'
import type { Access } from './access.ts'

let probe: ProbeApp
beforeAll(async () => {
  probe = await startProbeApp((app) => {
    const actor = z.strictObject({ kind: z.string() })
    const route = (path: string, access: Access): void => {
      app.get(`/api/v1/${path}/`, { config: { access }, schema: { response: { 200: actor } } }, async ({ actor: { kind } }) => ({
        kind,
      }))
    }
    route('public', 'public')
    route('optional', 'optional')
    route('user', 'user')
    route('counsellor', ['counsellor'])
    route('either', 'user_or_staff')
  })
})
afterAll(() => probe.close())

const get = async (path: string, token?: string) => {
  const answer = await probe.app.inject({
    url: `/api/v1/${path}/`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  })
  return [answer.statusCode, answer.json<{ kind?: string; code?: string }>().kind ?? answer.json<{ code: string }>().code]
}

it.each([
  ['public', undefined, [200, 'guest']],
  ['public', 'token-of-lola', [200, 'guest']],
  ['public', 'nonsense', [200, 'guest']],
  ['optional', undefined, [200, 'guest']],
  ['optional', 'token-of-lola', [200, 'user']],
  ['optional', 'token-of-yesterday', [401, 'token_expired']],
  ['user', undefined, [401, 'unauthenticated']],
  ['user', 'token-of-lola', [200, 'user']],
  ['user', 'token-of-yesterday', [401, 'token_expired']],
  ['user', staffToken('counsellor'), [401, 'unauthenticated']],
  ['counsellor', undefined, [401, 'unauthenticated']],
  ['counsellor', staffToken('counsellor'), [200, 'staff']],
  ['counsellor', staffToken('editor'), [403, 'forbidden']],
  ['counsellor', 'token-of-lola', [401, 'unauthenticated']],
  ['either', 'token-of-lola', [200, 'user']],
  ['either', staffToken('editor'), [200, 'staff']],
  ['either', undefined, [401, 'unauthenticated']],
  ['either', 'a.%%%.b', [401, 'unauthenticated']],
])('a %s route with token %s answers %j', async (path, token, expected) => {
  expect(await get(path, token)).toEqual(expected)
})

it('a route that does not say who may call it stops the start and is named', async () => {
  const started = startProbeApp((app) => {
    app.get('/api/v1/open-by-mistake/', { schema: { response: { 200: z.null() } } }, async () => null)
  })
  await expect(started).rejects.toThrow('GET /api/v1/open-by-mistake/ declares no access')
})

it('a route that does not say what it answers stops the start and is named', async () => {
  const started = startProbeApp((app) => {
    app.get('/api/v1/shapeless/', { config: { access: 'public' } }, async () => ({ secret: 1 }))
  })
  await expect(started).rejects.toThrow('GET /api/v1/shapeless/ declares no answer')
})
