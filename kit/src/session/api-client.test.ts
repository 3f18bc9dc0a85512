import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Answer, type Seen, startServer } from '../../test/fake-server.ts'
import { createApi } from './api-client.ts'
import { ApiError } from './api-error.ts'
import { createTokenStore } from './token-store.ts'

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()))
})

const REFRESH = '/api/v1/auth/token/refresh/'
const expired: Answer = { status: 401, json: { code: 'token_expired', message: 'expired' } }

async function setUp(answer: (seen: Seen) => Answer | Promise<Answer>, tokens = { access: 'a1', refresh: 'r1' }) {
  const server = await startServer({ answer })
  closers.push(server.close)
  const store = createTokenStore({ access_key: 'a', refresh_key: 'r', memory: true })
  if (tokens.access) store.write(tokens)
  const onSignedOut = vi.fn()
  const options = {
    tokens: store,
    lang: () => 'ru' as const,
    refresh_path: 'auth/token/refresh/',
    onSignedOut,
    origin: server.origin,
  }
  const refreshes = (): number => server.seen.filter(({ path }) => path === REFRESH).length
  return { server, store, onSignedOut, refreshes, api: createApi(options), otherTab: () => createApi(options) }
}

/** Answers 401 to the first access token and refreshes `r1` to `a2`, `r2`. */
const rotating = ({ path, headers }: Seen): Answer => {
  if (path === REFRESH) return { json: { access: 'a2', refresh: 'r2' }, delay_ms: 20 }
  return headers.authorization === 'Bearer a2' ? { json: { ok: true } } : expired
}

describe('the 401 flow of the seed', () => {
  it('refreshes once for all waiting requests and retries each with the new token', async () => {
    const { api, store, refreshes, server } = await setUp(rotating)
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => api.get(`thing/${n}/`)))
    expect(answers).toEqual(Array.from({ length: 10 }, () => ({ ok: true })))
    expect(refreshes()).toBe(1)
    expect(server.seen.find(({ path }) => path === REFRESH)?.body).toBe('{"refresh":"r1"}')
    expect([store.access(), store.refresh()]).toEqual(['a2', 'r2'])
  })

  it('makes one refresh call for ten tabs', async () => {
    const { refreshes, otherTab } = await setUp(rotating)
    const tabs = Array.from({ length: 10 }, otherTab)
    await Promise.all(tabs.map((tab) => tab.get('chat/')))
    expect(refreshes()).toBe(1)
  })

  it('retries without a refresh when a newer token is stored already', async () => {
    const { api, store, refreshes } = await setUp((seen) => {
      if (seen.headers.authorization === 'Bearer a1') store.write({ access: 'a2', refresh: 'r2' })
      return rotating(seen)
    })
    await expect(api.get('chat/')).resolves.toEqual({ ok: true })
    expect(refreshes()).toBe(0)
  })

  it('logs out without a refresh token', async () => {
    const { api, store, onSignedOut, refreshes } = await setUp(() => expired, { access: '', refresh: '' })
    await expect(api.get('chat/')).rejects.toMatchObject({ status: 401 })
    expect(onSignedOut).toHaveBeenCalledOnce()
    expect(store.access()).toBeNull()
    expect(refreshes()).toBe(0)
  })

  it('logs out when the refresh is refused', async () => {
    const { api, store, onSignedOut } = await setUp(() => expired)
    await expect(Promise.all([api.get('chat/'), api.get('auth/me/')])).rejects.toBeInstanceOf(ApiError)
    expect(onSignedOut).toHaveBeenCalledOnce()
    expect([store.access(), store.refresh()]).toEqual([null, null])
  })

  it('stays signed in when the refresh cannot reach the server', async () => {
    for (const refresh_answer of [{ status: 0 }, { status: 503 }, { status: 429 }]) {
      const { api, store, onSignedOut } = await setUp(({ path }) => (path === REFRESH ? refresh_answer : expired))
      await expect(api.get('chat/')).rejects.toBeInstanceOf(ApiError)
      expect(onSignedOut).not.toHaveBeenCalled()
      expect(store.refresh()).toBe('r1')
    }
  })

  it('stays signed in when somebody on the way answers the refresh: only the server itself can refuse it', async () => {
    const portal = { text: '<title>Sign in to Wi-Fi</title>' }
    for (const refresh_answer of [401, 403, 404, 407, 413, 511].flatMap((status) => [
      { status, ...portal },
      { status, json: { message: 'Forbidden' } },
    ])) {
      const { api, store, onSignedOut } = await setUp(({ path }) => (path === REFRESH ? refresh_answer : expired))
      await expect(api.get('chat/')).rejects.toBeInstanceOf(ApiError)
      expect(onSignedOut).not.toHaveBeenCalled()
      expect(store.refresh()).toBe('r1')
    }
  })

  it('never brings tokens back that a logout removed during the refresh', async () => {
    const { api, store } = await setUp((seen) => {
      if (seen.path === REFRESH) store.clear()
      return rotating(seen)
    })
    await expect(api.get('chat/')).rejects.toBeInstanceOf(ApiError)
    expect(store.access()).toBeNull()
  })

  it('takes a wrong password for an answer, not for the end of the session', async () => {
    const { api, store, refreshes } = await setUp(() => ({ status: 401, json: { code: 'wrong_credentials', message: 'no' } }))
    await expect(api.post('auth/token/', { nickname: 'lola', password: 'x' })).rejects.toMatchObject({
      code: 'wrong_credentials',
    })
    expect(refreshes()).toBe(0)
    expect(store.access()).toBe('a1')
  })

  it('leaves the session alone when a call brought another endpoint’s key', async () => {
    const { api, store, server, refreshes, onSignedOut } = await setUp(() => expired)
    await expect(api.get('thing/', { authorization: 'Receipt k1' })).rejects.toMatchObject({ status: 401 })
    expect(server.seen.map(({ headers }) => headers.authorization)).toEqual(['Receipt k1'])
    expect([refreshes(), store.access(), onSignedOut.mock.calls.length]).toEqual([0, 'a1', 0])
  })
})

describe('a call', () => {
  it('carries the language and the token', async () => {
    const { api, server } = await setUp(() => ({ json: [] }))
    await api.get('chat/')
    expect(server.seen[0]?.headers).toMatchObject({ 'accept-language': 'ru', authorization: 'Bearer a1' })
  })

  it('tells a dead network, a late answer and an unreadable one apart', async () => {
    const { api } = await setUp(({ path }) => {
      if (path.endsWith('dead/')) return { status: 0 }
      if (path.endsWith('late/')) return { delay_ms: 300 }
      return { text: '<html>' }
    })
    await expect(api.get('dead/')).rejects.toMatchObject({ kind: 'FETCH_ERROR', status: 0 })
    await expect(api.get('late/', { timeout_ms: 30 })).rejects.toMatchObject({ kind: 'TIMEOUT_ERROR' })
    await expect(api.get('page/')).rejects.toMatchObject({ kind: 'PARSING_ERROR', status: 200 })
  })

  it('gives code, fields and the pause of a refused request', async () => {
    const json = { code: 'invalid', message: 'Исправьте', fields: { nickname: ['too_short'] } }
    const { api } = await setUp(() => ({ status: 422, json, headers: { 'retry-after': '7' } }))
    await expect(api.post('auth/register/', {})).rejects.toMatchObject({
      kind: 'HTTP',
      status: 422,
      code: 'invalid',
      message: 'Исправьте',
      fields: { nickname: ['too_short'] },
      retry_after: 7,
    })
  })

  it('is repeated once under the same key when no answer came to a creating POST', async () => {
    let tries = 0
    const { api, server } = await setUp(() => (tries++ === 0 ? { status: 0 } : { status: 201, json: { made: true } }))
    await expect(api.post('auth/register/', {}, { idempotency_key: 'k1' })).resolves.toEqual({ made: true })
    expect(server.seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['k1', 'k1'])
  })

  it('is not repeated when nothing makes a repeat safe', async () => {
    const { api, server } = await setUp(() => ({ status: 0 }))
    await expect(api.post('auth/logout/', {})).rejects.toMatchObject({ kind: 'FETCH_ERROR' })
    expect(server.seen).toHaveLength(1)
  })

  it('solves the puzzle it is asked for and sends the answer along', async () => {
    const challenge = { salt: 'salt', bits: 6 }
    const { api, server } = await setUp(({ headers }) =>
      headers['x-proof'] ? { json: { sent: true } } : { status: 429, json: { code: 'proof_required', message: 'x', challenge } },
    )
    await expect(api.post('auth/resend/', {})).resolves.toEqual({ sent: true })
    expect(server.seen[1]?.headers['x-proof']).toMatch(/^salt:\d+$/)
  })

  it('waits until the person has proven themselves again, and then goes out once more as it was', async () => {
    const refused: Answer = { status: 403, json: { code: 'step_up_required', message: 'x' } }
    let proven = false
    const answer = vi.fn<(seen: Seen) => Answer>(() => (proven ? { json: { ok: true } } : refused))
    const { server, store, api } = await setUp(answer)
    await expect(api.post('thing/', { text: 'yozilgan' })).rejects.toMatchObject({ code: 'step_up_required' })
    const options = { tokens: store, lang: () => 'uz' as const, refresh_path: 'auth/token/refresh/', origin: server.origin }
    const asking = createApi({ ...options, onStepUp: async () => (proven = true) })
    await expect(asking.post('thing/', { text: 'yozilgan' })).resolves.toEqual({ ok: true })
    expect(server.seen.slice(1).map(({ body }) => body)).toEqual(['{"text":"yozilgan"}', '{"text":"yozilgan"}'])
    proven = false
    const refusing = createApi({ ...options, onStepUp: async () => false })
    await expect(refusing.post('thing/', {})).rejects.toMatchObject({ code: 'step_up_required' })
    expect(server.seen).toHaveLength(4)
  })

  it('waits a short moment by itself when asked to, and leaves a long one to the person', async () => {
    const refused = (wait: string): Answer => ({
      status: 429,
      json: { code: 'rate_limited', message: 'x' },
      headers: { 'retry-after': wait },
    })
    let tries = 0
    const { api, server } = await setUp(({ path }) => {
      if (path.endsWith('long/')) return refused('60')
      return tries++ === 0 ? refused('0') : { json: { ok: true } }
    })
    await expect(api.post('short/', {})).resolves.toEqual({ ok: true })
    await expect(api.post('long/', {})).rejects.toMatchObject({ code: 'rate_limited', retry_after: 60 })
    expect(server.seen).toHaveLength(3)
  })
})

describe('a call that answers the next pair', () => {
  const STEP_UP = '/api/v1/staff/step-up/'
  const next = { access: 'a3', refresh: 'r3' }

  it('has it used from then on, renewed before where the old one is over', async () => {
    const { api, store, refreshes } = await setUp(({ path, headers }) => {
      if (path !== STEP_UP) return rotating({ path, headers } as Seen)
      return headers.authorization === 'Bearer a2' ? { json: next } : expired
    })
    await api.exchange('staff/step-up/', { code: '123456' })
    expect([store.access(), store.refresh(), refreshes()]).toEqual(['a3', 'r3', 1])
  })

  it('keeps the old one when it was refused, and asks for the new one when no answer came', async () => {
    let answer: Answer = { status: 422, json: { code: 'wrong_code', message: 'x' } }
    const { api, store } = await setUp(({ path }) => (path === REFRESH ? { json: { access: 'a2', refresh: 'r2' } } : answer))
    await expect(api.exchange('staff/step-up/', {})).rejects.toMatchObject({ code: 'wrong_code' })
    expect(store.refresh()).toBe('r1')
    answer = { status: 0 }
    await expect(api.exchange('staff/step-up/', {})).rejects.toMatchObject({ kind: 'FETCH_ERROR' })
    expect(store.refresh()).toBe('r2')
  })

  it('never brings tokens back that a logout removed meanwhile', async () => {
    const { api, store } = await setUp(() => {
      store.clear()
      return { json: next }
    })
    await api.exchange('staff/step-up/', {})
    expect(store.access()).toBeNull()
  })
})
