import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startProbeApp, type ProbeApp } from '../../../test/probe-app.ts'
import { createLog, errorFields, type LogFields } from './log.ts'

/** What must never stand in a log: a token, a phone, what a child wrote, a receipt, a name. */
const CANARIES = {
  token: 'eyJhbGciOiJIUzI1NiJ9.canary.token',
  phone: '+998901234567',
  text: 'canary: menga yordam kerak',
  receipt: '1234 5678 9012 3456 7890',
  name: 'Canaryjon Valiyev',
}
const planted = Object.values(CANARIES)
/** Long enough that no time and no reference has one by chance. */
const PIECES = ['canary', 'Canary', '998901234567', '901234567', 'yordam', '5678 9012', '5678%209012', '56789012', 'eyJhbGci']

let probe: ProbeApp
beforeAll(async () => {
  const body = z.strictObject({ text: z.string() })
  probe = await startProbeApp((app) => {
    const open = { access: 'optional' } as const
    app.post('/api/v1/ok/', { config: open, schema: { body, response: { 200: body } } }, async (request) => request.body)
    app.post('/api/v1/fails/', { config: open, schema: { body, response: { 200: body } } }, async (request) => {
      throw new Error(`could not save ${request.body.text}`, { cause: new Error(request.body.text) })
    })
    app.post('/api/v1/fails-oddly/', { config: open, schema: { body, response: { 200: body } } }, async (request) => {
      throw request.body.text
    })
    app.post('/api/v1/fails-coded/', { config: open, schema: { body, response: { 200: body } } }, async (request) => {
      class OddError extends Error {}
      throw Object.assign(new OddError(request.body.text), {
        code: request.body.text,
        detail: request.body.text,
        stack: `Error\n    at ${request.body.text} (/server/src/${request.body.text}.ts:1:1)`,
      })
    })
    app.post(
      '/api/v1/shapeless/',
      { config: open, schema: { body, response: { 200: z.strictObject({ id: z.int() }) } } },
      async (request) => ({ id: request.body.text }) as never,
    )
  })
})
afterAll(() => probe.close())

describe('no log line', () => {
  it('holds what was planted in an address, a header, a body or an error', async () => {
    for (const path of ['ok', 'fails', 'fails-oddly', 'fails-coded', 'shapeless', 'nothing']) {
      for (const canary of planted) {
        await probe.app.inject({
          method: 'POST',
          url: `/api/v1/${path}/?token=${encodeURIComponent(canary)}`,
          headers: {
            'user-agent': encodeURIComponent(canary),
            referer: `https://himoya.test/${encodeURIComponent(canary)}`,
            cookie: `c=${encodeURIComponent(canary)}`,
          },
          payload: { text: canary },
        })
      }
    }
    for (const canary of planted) {
      await probe.app.inject(`/api/v1/${encodeURIComponent(canary)}/`)
      await probe.app.inject({ url: '/api/v1/ok/', headers: { authorization: `Bearer ${encodeURIComponent(canary)}` } })
      await probe.app.inject({
        method: 'POST',
        url: '/api/v1/ok/',
        headers: { 'content-type': 'application/json' },
        payload: `{"text":"${canary}`,
      })
    }
    expect(probe.log_lines.length).toBeGreaterThan(40)
    const all = probe.log_lines.join('')
    for (const piece of PIECES) expect(all).not.toContain(piece)
  })

  it('of a request says more than route, method, status and time', () => {
    const requests = probe.log_lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ event }) => event === 'request')
    expect(requests.length).toBeGreaterThan(20)
    for (const line of requests)
      expect(Object.keys(line).toSorted()).toEqual(['event', 'level', 'method', 'ms', 'route', 'status', 'time'])
    expect(requests.map(({ route }) => route)).toContain('unmatched')
  })
})

describe('the log itself', () => {
  const written = (fields: LogFields, event = 'something happened'): Record<string, unknown> => {
    const lines: string[] = []
    createLog('info', (line) => void lines.push(line)).error(event, fields)
    expect(lines).toHaveLength(1)
    return JSON.parse(lines[0]!) as Record<string, unknown>
  }

  it('lets through only the fields it knows, and only what looks like a name', () => {
    const line = written({
      route: '/api/v1/chat/:id/',
      code: CANARIES.text,
      error: 'TypeError',
      job: CANARIES.phone,
      phone: CANARIES.phone,
    } as LogFields)
    expect(line).toMatchObject({ route: '/api/v1/chat/:id/', code: 'withheld', error: 'TypeError', job: 'withheld' })
    expect(line).not.toHaveProperty('phone')
  })

  it('does not take a text for an event', () => {
    expect(written({}, `${CANARIES.phone} wrote`)).toMatchObject({ event: 'withheld' })
    expect(written({}, '{"a":1}')).toMatchObject({ event: 'withheld' })
  })

  it('tells where an error came from, not what it said', () => {
    const fields = errorFields(new RangeError(`canary\n    at canary (/server/src/platform/canary.ts:1:1)`))
    expect(fields).toEqual({ error: 'RangeError', at: expect.stringMatching(/^platform\/core\/log\.test\.ts:\d+$/) })
  })
})

it('a real server writes no line of its own beside ours', async () => {
  const server = createServer(probe.app.routing)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const before = probe.log_lines.length
  await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/healthz?token=canary`)
  server.close()
  expect(probe.log_lines.slice(before).every((line) => !line.includes('canary'))).toBe(true)
})
