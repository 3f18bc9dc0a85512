import { memoryStorage } from '@himoya/kit/browser-storage'
import { createTokenStore } from '@himoya/kit/session/token-store'
import { afterEach, expect, it } from 'vitest'
import { startServer } from '../../../../kit/test/fake-server.ts'
import { until } from '../../../../kit/test/until.ts'
import { createCallKeeper } from './kept-call.ts'
import { createSosCaller, SELF } from './sos-call.ts'
import { SOS_KEY } from './sos-first.ts'

const real = globalThis.fetch
afterEach(() => {
  globalThis.fetch = real
})

const CALL = {
  id: 'c1',
  state: 'accepted',
  settled_at: null,
  cancelled: false,
  chat_id: null,
  said: { title: 'Qabul', text: '' },
}

/** A page of the tab that has come, where nothing lies on the device; `away`: so many calls find no network. */
function openPage(origin: string, storage = memoryStorage(), away = 0) {
  let left = away
  globalThis.fetch = (path, init) =>
    left-- > 0 ? Promise.reject(new TypeError('no network')) : real(new URL(path as string, origin), init)
  const tokens = createTokenStore({ access_key: 'himoya_access', refresh_key: 'himoya_refresh', memory: true })
  const keeper = createCallKeeper({
    tab: storage,
    device: memoryStorage(),
    is_shared: () => false,
    locks: undefined,
    onWiped: () => undefined,
  })
  const caller = createSosCaller({ lang: 'uz', api: { renew: async () => 'refused' }, tokens, keeper, onChange: () => undefined })
  return { caller, storage }
}

it('the next page of the tab has the call and its talk by the nonce, and knows what was read', async () => {
  const asked: { path: string; nonce: unknown }[] = []
  const server = await startServer({
    answer: ({ path, headers }) => {
      asked.push({ path, nonce: headers['x-sos-nonce'] })
      return { status: 200, json: path.endsWith('/message/') ? [{ seq: 1, message: 'Qulflang', is_admin: true }] : CALL }
    },
  })
  try {
    const storage = memoryStorage()
    storage.set(SOS_KEY, 'c1 abc')
    const { caller } = openPage(server.origin, storage)
    await caller.resume()
    expect(caller.view().step).toBe('accepted')
    expect(await caller.talk()).toMatchObject([{ message: 'Qulflang' }])
    expect(asked.every(({ nonce }) => nonce === 'abc')).toBe(true)
    caller.see(1)
    caller.see(0)
    expect(storage.get(SOS_KEY)).toBe('c1 abc 1')
    const next = openPage(server.origin, storage).caller
    await next.resume()
    expect(next.seen()).toBe(1)
    // Nothing that was said, and no receipt, is kept.
    expect(storage.get(SOS_KEY)).toBe('c1 abc 1')
    next.clear()
    caller.clear()
    expect(storage.get(SOS_KEY)).toBeNull()
  } finally {
    await server.close()
  }
})

it('a page that comes without a network asks again, and forgets nothing', async () => {
  const server = await startServer({ answer: () => ({ status: 200, json: CALL }) })
  try {
    const storage = memoryStorage()
    storage.set(SOS_KEY, 'c1 abc 4')
    const { caller } = openPage(server.origin, storage, 1)
    await caller.resume()
    expect(caller.view().step).toBe('idle')
    expect(storage.get(SOS_KEY)).toBe('c1 abc 4')
    await until(() => caller.view().step === 'accepted')
    expect(caller.seen()).toBe(4)
    caller.clear()
  } finally {
    await server.close()
  }
})

it('only the server’s own word ends what the tab knows of a call, not the page of a network that wants a sign-in', async () => {
  const answers = [
    { status: 404, text: '<title>Sign in to Wi-Fi</title>' },
    { status: 404, json: { code: 'not_found', message: '' } },
  ]
  const server = await startServer({ answer: () => answers.shift() ?? { status: 500 } })
  try {
    const storage = memoryStorage()
    storage.set(SOS_KEY, 'c1 abc 4')
    const { caller } = openPage(server.origin, storage)
    await caller.resume()
    expect(storage.get(SOS_KEY)).toBe('c1 abc 4')
    await until(() => storage.get(SOS_KEY) === null)
    expect(server.seen).toHaveLength(2)
    caller.clear()
  } finally {
    await server.close()
  }
})

it('an answer that comes after the tab has dropped the call puts nothing of it back', async () => {
  let answer = (): void => undefined
  const late = new Promise<void>((resolve) => (answer = resolve))
  let answered = 0
  const server = await startServer({
    async answer({ method }) {
      if (method === 'PATCH') await late
      answered++
      return { status: 200, json: CALL }
    },
  })
  try {
    const storage = memoryStorage()
    storage.set(SOS_KEY, 'c1 abc')
    const { caller } = openPage(server.origin, storage)
    await caller.resume()
    caller.add({ can_speak: false })
    await until(() => server.seen.some(({ method }) => method === 'PATCH'))
    caller.clear()
    answer()
    await until(() => answered === 2)
    // What else would be kept is kept within a turn of the answer.
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(storage.get(SOS_KEY)).toBeNull()
    expect(caller.view().step).toBe('idle')
  } finally {
    await server.close()
  }
})

it('leaving while a call is on its way takes nothing back, taking it back does', async () => {
  let answer = (): void => undefined
  let waits = Promise.resolve()
  const server = await startServer({
    async answer({ path }) {
      if (path.endsWith('/sos/')) await waits
      return { status: 200, json: CALL }
    },
  })
  const asked = (tail: string) =>
    server.seen.filter(({ path }) => path.endsWith(tail)).map(({ headers }) => headers['x-sos-nonce'])
  try {
    for (const [turn, way] of (['clear', 'cancel'] as const).entries()) {
      waits = new Promise<void>((resolve) => (answer = resolve))
      const { caller } = openPage(server.origin)
      caller.press(SELF)
      await until(() => asked('/sos/').length === turn + 1)
      void caller[way]()
      answer()
    }
    // Each would follow its answer: the one that was left first, if at all.
    await until(() => asked('/cancel/').length > 0)
    expect(asked('/cancel/')).toEqual([asked('/sos/')[1]])
  } finally {
    await server.close()
  }
})
