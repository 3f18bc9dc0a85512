import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { until } from '../../../../kit/test/until.ts'
import { startProbeApp, type ProbeApp } from '../../../test/probe-app.ts'
import { CEILINGS, LOAD_CLASSES, loadClassOf } from './load-classes.ts'

const PATHS = { sos: 'sos/', talk: 'message/', sign_in: 'auth/me/', content: 'news/', figures: 'search/' } as const
const TIGHT = { LIMITS: 'load_figures=1/1,load_content=2/1,load_sign_in=3/1,load_talk=4/1', TRUSTED_PROXIES: '127.0.0.1' }

let probe: ProbeApp
let url: string
/** Calls that are at work until they are let go. */
const held: (() => void)[] = []
beforeAll(async () => {
  probe = await startProbeApp(
    (app) => {
      const open = { access: 'public' } as const
      const schema = { response: { 200: z.strictObject({}) } }
      for (const path of Object.values(PATHS)) app.get(`/api/v1/${path}`, { config: open, schema }, async () => ({}))
      app.get('/api/v1/course/slow/', { config: open, schema }, async () => {
        await new Promise<void>((resolve) => held.push(resolve))
        return {}
      })
    },
    { env: TIGHT },
  )
  await probe.app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(probe.app.server.address() as { port: number }).port}/api/v1/`
})
afterAll(() => probe.close())

/** Each of them somebody else's, unless it is said whose. */
const hold = async (client = `192.0.2.${held.length}`): Promise<{ answer: Promise<Response> }> => {
  const before = held.length
  const answer = fetch(`${url}course/slow/`, { headers: { 'x-forwarded-for': client } })
  await until(() => held.length > before)
  return { answer }
}
const statusOf = async (name: keyof typeof PATHS, client = '198.51.100.1'): Promise<number> => {
  const answer = await fetch(url + PATHS[name], { headers: { 'x-forwarded-for': client } })
  await answer.text()
  return answer.status
}
const statuses = async () => Object.fromEntries(await Promise.all(LOAD_CLASSES.map(async (name) => [name, await statusOf(name)])))

describe('while too much is to do', () => {
  it('figures go first, then what is read, then sign-in, then talk; SOS never', async () => {
    expect(await statuses()).toEqual({ sos: 200, talk: 200, sign_in: 200, content: 200, figures: 200 })
    const slow = [await hold()]
    expect(await statusOf('figures')).toBe(503)
    expect(await statusOf('content')).toBe(200)
    slow.push(await hold())
    expect(await statusOf('content')).toBe(503)
    expect(await statusOf('sign_in')).toBe(200)
    expect(await statusOf('sos')).toBe(200)
    for (const go of held) go()
    await Promise.all(slow.map(async ({ answer }) => (await answer).text()))
    expect(await statusOf('figures')).toBe(200)
  })

  it('one client has half of a class at most, and the rest is for others', async () => {
    const slow = await hold('2001:db8:0:1::1')
    expect(await statusOf('content', '2001:db8:0:1::2')).toBe(503)
    expect(await statusOf('sign_in', '2001:db8:0:1::2')).toBe(200)
    expect(await statusOf('content', '2001:db8:0:2::1')).toBe(200)
    held.at(-1)!()
    await (await slow.answer).text()
    expect(await statusOf('content', '2001:db8:0:1::2')).toBe(200)
  })

  it('whoever is refused is told so in their language, and when to come again', async () => {
    const slow = await hold()
    const answer = await fetch(url + PATHS.figures, { headers: { 'accept-language': 'ru' } })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await answer.json()).toMatchObject({ code: 'overloaded', message: expect.stringMatching(/[а-я]/) })
    held.at(-1)!()
    await (await slow.answer).text()
  })

  it('a caller who hangs up is at work no longer', async () => {
    const before = held.length
    // A connection of its own: fetch opens another one for an aborted call, and leaves it open.
    const caller = request(`${url}course/slow/`, { agent: false }).on('error', () => {})
    caller.end()
    await until(() => held.length > before)
    expect(await statusOf('figures')).toBe(503)
    caller.destroy()
    await until(async () => (await statusOf('figures')) === 200)
    held.at(-1)!()
  })
})

it('one IPv6 site has three quarters of a class at most, however many addresses it has', async () => {
  const let_go: (() => void)[] = []
  const wide = await startProbeApp(
    (app) => {
      const schema = { response: { 200: z.strictObject({}) } }
      app.get('/api/v1/news/', { config: { access: 'public' }, schema }, async () => {
        await new Promise<void>((resolve) => let_go.push(resolve))
        return {}
      })
    },
    { env: { LIMITS: 'load_content=8/1', TRUSTED_PROXIES: '127.0.0.1' } },
  )
  const ask = (client: string) =>
    wide.app.inject({ url: '/api/v1/news/', headers: { 'x-forwarded-for': client } }).then(({ statusCode }) => statusCode)
  const held_by_site: Promise<number>[] = []
  for (let subnet = 0; subnet < 6; subnet += 1) {
    held_by_site.push(ask(`2001:db8:a:${subnet}::1`))
    await until(() => let_go.length === held_by_site.length)
  }
  expect(await ask('2001:db8:a:77::1')).toBe(503)
  const other = ask('2001:db8:b:1::1')
  await until(() => let_go.length === 7)
  for (const go of let_go) go()
  expect(await Promise.all([...held_by_site, other])).toEqual(Array.from({ length: 7 }, () => 200))
  await wide.close()
})

it('every call has its class, and the numbers go last', () => {
  expect(loadClassOf('/api/v1/sos/')).toBe('sos')
  expect(loadClassOf('/api/v1/victim/receipt/')).toBe('talk')
  expect(loadClassOf('/api/v1/victim/statistics/')).toBe('figures')
  expect(loadClassOf(undefined)).toBeNull()
  expect(loadClassOf('/api/v1/places/')).toBe('content')
  for (const page of ['/uz', '/uz/numbers', '/sw.js', '/healthz', '/readyz']) expect(loadClassOf(page)).toBeNull()
  const { talk, sign_in, content, figures } = CEILINGS
  expect([talk, sign_in, content, figures]).toEqual([talk, sign_in, content, figures].toSorted((left, right) => right - left))
})
