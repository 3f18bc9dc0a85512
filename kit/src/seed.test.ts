import type { Message } from '@himoya/contract/chat/chat'
import { LANGUAGES } from '@himoya/contract/languages'
import { afterEach, expect, it } from 'vitest'
import { type Answer, type Seen, startServer } from '../test/fake-server.ts'
import { createApi } from './session/api-client.ts'
import { formatChatTime, formatRelative, isSameDay } from './dates.ts'
import { createLiveLink } from './link/live-link.ts'
import { mergeMessages } from './chat/message-list.ts'
import { createTokenStore } from './session/token-store.ts'

// Each test bears the sentence of the given specification that it shows; docs/seed.md leads from there to here.

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()))
})

const REFRESH = '/api/v1/auth/token/refresh/'

async function setUp(answer: (seen: Seen) => Answer, lang: 'uz' | 'ru' | 'en' = 'uz') {
  const server = await startServer({ answer })
  closers.push(server.close)
  const tokens = createTokenStore({ access_key: 'himoya_access', refresh_key: 'himoya_refresh', memory: true })
  const api = createApi({ tokens, lang: () => lang, refresh_path: 'auth/token/refresh/', origin: server.origin })
  return { server, tokens, api }
}

const message = (seq: number, text = `text ${seq}`): Message => ({
  id: `id-${seq}`,
  message: text,
  created_at: '2026-11-21T10:04:00.000Z',
  is_admin: seq % 2 === 0,
  seq,
  cid: `cid-${seq}`,
  kind: 'text',
})

it('seed 3: messages are merged into the local list without duplicates, by id', () => {
  const list = mergeMessages([message(1), message(2)], [message(2, 'newer'), message(3), message(1)])
  expect(list.map(({ id }) => id)).toEqual(['id-1', 'id-2', 'id-3'])
  expect(mergeMessages(list, [message(3)]).map(({ id }) => id)).toEqual(['id-1', 'id-2', 'id-3'])
})

it('seed 3: a language is one of uz, ru, en', () => expect(LANGUAGES).toEqual(['uz', 'ru', 'en']))

it('seed 4: refreshing tokens replaces both tokens', async () => {
  const { api, tokens } = await setUp(({ path, headers }) => {
    if (path === REFRESH) return { json: { access: 'a2', refresh: 'r2' } }
    return headers.authorization === 'Bearer a2' ? { json: [] } : { status: 401, json: { code: 'token_expired', message: '' } }
  })
  tokens.write({ access: 'a1', refresh: 'r1' })
  await api.get('chat/')
  expect([tokens.access(), tokens.refresh()]).toEqual(['a2', 'r2'])
})

it('seed 4: sending works only when the connection is open; otherwise nothing is sent', () => {
  const tokens = createTokenStore({ access_key: 'a', refresh_key: 'r', memory: true })
  const link = createLiveLink({
    api: { renew: async () => 'refused', socketUrl: (path) => `ws://127.0.0.1:9${path}` },
    tokens,
    path: () => '/ws/chat/c1/',
    onFrame: () => {},
    onState: () => {},
  })
  expect(link.send({ message: 'Salom' })).toBe(false)
})

it('seed 7: calls carry an accept-language header of the current language and, when a token exists, a bearer token', async () => {
  const { api, server, tokens } = await setUp(() => ({ json: [] }), 'ru')
  await api.get('faq/')
  tokens.write({ access: 'a1', refresh: 'r1' })
  await api.get('chat/')
  const sent = server.seen.map(({ headers }) => [headers['accept-language'], headers.authorization])
  expect(sent).toEqual([
    ['ru', undefined],
    ['ru', 'Bearer a1'],
  ])
})

it('seed 7: all paths are under /api/v1/', async () => {
  const { api, server } = await setUp(() => ({ json: {} }))
  for (const path of ['chat/', 'message/c1/', 'about']) await api.get(path)
  expect(server.seen.map(({ path }) => path)).toEqual(['/api/v1/chat/', '/api/v1/message/c1/', '/api/v1/about'])
})

it('seed 7: after success the original request is retried', async () => {
  const { api, server, tokens } = await setUp(({ path, headers }) => {
    if (path === REFRESH) return { json: { access: 'a2', refresh: 'r2' } }
    if (headers.authorization === 'Bearer a2') return { status: 201, json: { made: true } }
    return { status: 401, json: { code: 'token_expired', message: '' } }
  })
  tokens.write({ access: 'a1', refresh: 'r1' })
  await expect(api.post('saved/', { type: 'place', object_id: 'p1' })).resolves.toEqual({ made: true })
  const [first, , again] = server.seen
  expect([again?.method, again?.path, again?.body]).toEqual([first?.method, first?.path, first?.body])
})

it('seed 8: HTTP 401 triggers the refresh-and-retry flow, then logout on failure', async () => {
  const { api, server, tokens } = await setUp(() => ({ status: 401, json: { code: 'token_expired', message: '' } }))
  tokens.write({ access: 'a1', refresh: 'r1' })
  await expect(api.get('chat/')).rejects.toMatchObject({ status: 401 })
  expect(server.seen.map(({ path }) => path)).toEqual(['/api/v1/chat/', REFRESH])
  expect([tokens.access(), tokens.refresh()]).toEqual([null, null])
})

it('seed 9: the time zone is Asia/Tashkent', () => {
  expect(isSameDay('2026-11-20T19:00:00.000Z', '2026-11-21T10:00:00.000Z')).toBe(true)
  expect(isSameDay('2026-11-20T18:59:59.000Z', '2026-11-21T10:00:00.000Z')).toBe(false)
})

it('seed 9: chat message time is shown as DD MMMM YYYY, HH:MM', () => {
  const at = '2026-05-03T01:04:00.000Z'
  expect(LANGUAGES.map((lang) => formatChatTime(at, lang))).toEqual([
    '03 may 2026, 06:04',
    '03 мая 2026, 06:04',
    '03 May 2026, 06:04',
  ])
})

it('seed 9: the relative form is HH:mm today, Kecha, Вчера or Yesterday, otherwise D MMMM, with a differing year', () => {
  const now = '2026-11-21T10:04:00.000Z'
  const said = (at: string) => LANGUAGES.map((lang) => formatRelative(at, lang, now))
  expect(said('2026-11-21T03:00:00.000Z')).toEqual(['08:00', '08:00', '08:00'])
  expect(said('2026-11-20T10:00:00.000Z')).toEqual(['Kecha', 'Вчера', 'Yesterday'])
  expect(said('2026-11-05T10:00:00.000Z')).toEqual(['5 noyabr', '5 ноября', '5 November'])
  expect(said('2025-12-31T10:00:00.000Z')).toEqual(['31 dekabr 2025', '31 декабря 2025', '31 December 2025'])
})
