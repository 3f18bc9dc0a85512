import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../src/config.ts'
import { cleanLibraryPicture } from '../src/platform/files/library-picture.ts'
import { dial, join, type Member, openChat, say } from './chat-cast.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { TEST_MASTER_KEY } from './test-keys.ts'

// Each test bears the sentence of the given specification that it shows; docs/seed.md leads from there to here.

let app: TestApp
let child: Member
beforeAll(async () => {
  app = await startTestApp({ samples: true, env: { MEDIA_URL: 'https://media.himoya.test' } })
  child = await join(app)
})
afterAll(() => app.close())

const get = (path: string, { token }: { token?: string } = child) => app.call('GET', path, token ? { token } : {})

it('seed 3: a chat message has id, message, created_at and is_admin, false when the user sent it', async () => {
  const chat = await openChat(app, child)
  await say(app, child, chat, 'Salom')
  const counsellor = await join(app, 'counsellor')
  await app.call('POST', `/api/v1/staff/chat/${chat}/claim/`, { token: counsellor.token })
  await say(app, counsellor, chat, 'Salom, eshitaman')
  const { body } = await get(`/api/v1/message/${chat}/`)
  expect(body).toMatchObject([
    { id: expect.any(String), message: 'Salom', created_at: expect.stringMatching(/Z$/), is_admin: false },
    { id: expect.any(String), message: 'Salom, eshitaman', created_at: expect.stringMatching(/Z$/), is_admin: true },
  ])
})

it('seed 3: a user has first_name, last_name, an avatar on the media host by https, and a role', async () => {
  const body = { first_name: 'Anora', last_name: 'Karimova' }
  await app.call('PATCH', '/api/v1/auth/update/user/', { token: child.token, body })
  await app.call('PUT', '/api/v1/auth/update/avatar/', { token: child.token, body: { drawn: 'owl' } })
  const avatar = 'https://media.himoya.test/avatars/owl.svg'
  expect((await get('/api/v1/auth/me/')).body).toMatchObject({ ...body, avatar, role: 'user' })
  const production = { NODE_ENV: 'production', MASTER_KEY: TEST_MASTER_KEY, MEDIA_URL: 'http://media.himoya.test' }
  expect(() => readConfig(production)).toThrow(/MEDIA_URL/)
})

it('seed 3: a notification has id and is_read, in a paged list with count, next, previous and results', async () => {
  const password = { old_password: 'olma daraxti gulladi', new_password: 'yangi uzun parol 12' }
  const account = { mode: 'nickname', nickname: 'xabarnoma', password: password.old_password, accept_terms: true }
  const { body: made } = await app.call('POST', '/api/v1/auth/register/', { body: account })
  await app.call('POST', '/api/v1/auth/password/change/', { token: made.access, body: password })
  const { body } = await get('/api/v1/notification/', { token: made.access })
  expect(body).toMatchObject({
    count: 1,
    next: null,
    previous: null,
    results: [{ id: expect.any(String), is_read: false }],
  })
})

it('seed 3: tokens are access and refresh', async () => {
  const account = { mode: 'nickname', nickname: 'kalitlar', password: 'olma daraxti gulladi', accept_terms: true }
  const { body } = await app.call('POST', '/api/v1/auth/register/', { body: account })
  expect([typeof body.access, typeof body.refresh]).toEqual(['string', 'string'])
})

it('seed 7: GET chat/ is read as an array, whose first item’s id is used', async () => {
  const { body } = await get('/api/v1/chat/')
  expect(body).toMatchObject([{ id: expect.any(String) }])
})

it('seed 7: GET message/{chatId}/ is read as an array of chat messages', async () => {
  const other = await join(app)
  const { body } = await get(`/api/v1/message/${await openChat(app, other)}/`, other)
  expect(body).toEqual([])
})

it('seed 7: the socket is /ws/chat/{chatId}/ with the access token in the query; frames are JSON with a message field', async () => {
  const writer = await join(app)
  const chat = await openChat(app, writer)
  const line = dial(app, `/ws/chat/${chat}/?token=${writer.token}`)
  await new Promise((resolve) => line.socket.on('open', resolve))
  line.send({ message: 'Faqat shu maydon' })
  expect(await line.next(({ message }) => message === 'Faqat shu maydon')).toMatchObject({ is_admin: false })
  await line.close()
})

it('seed 7: POST auth/token/refresh/ has a refresh field, and data.access is read of the answer', async () => {
  const { status, body } = await app.call('POST', '/api/v1/auth/token/refresh/', { body: { refresh: child.refresh } })
  expect([status, typeof body.access]).toEqual([200, 'string'])
  child = { ...child, token: body.access, refresh: body.refresh }
})

it('seed 7: what the cache tags name is never stale: UserDetails, LikedTutorials, VictimChart, Notification', async () => {
  const { token } = child
  await app.call('PATCH', '/api/v1/auth/update/user/', { token, body: { first_name: 'Lola' } })
  expect((await get('/api/v1/auth/me/')).body.first_name).toBe('Lola')
  const { body: courses } = await get('/api/v1/course/')
  await app.call('POST', '/api/v1/saved/', { token, body: { type: 'course', object_id: courses.results[0].id } })
  expect((await get('/api/v1/saved/')).body.count).toBe(1)
  for (const path of ['auth/me/', 'saved/', 'notification/']) {
    expect((await get(`/api/v1/${path}`)).headers.get('cache-control'), path).toBe('no-store')
  }
  expect((await get('/api/v1/victim/statistics/?by=type')).headers.get('etag')).toBeTruthy()
})

/** One call of each declared group: not found is no answer of a call that is there. */
const GROUPS: [name: string, method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string][] = [
  ['seed 7: the group auth is served', 'DELETE', 'auth/'],
  ['seed 7: the group auth/confirm is served', 'POST', 'auth/confirm/'],
  ['seed 7: the group auth/me is served', 'GET', 'auth/me/'],
  ['seed 7: the group auth/password/change is served', 'POST', 'auth/password/change/'],
  ['seed 7: the group password/reset is served', 'POST', 'password/reset/'],
  ['seed 7: the group password/reset/confirm is served', 'POST', 'password/reset/confirm/'],
  ['seed 7: the group password/reset/set is served', 'POST', 'password/reset/set/'],
  ['seed 7: the group auth/register is served', 'POST', 'auth/register/'],
  ['seed 7: the group auth/resend is served', 'POST', 'auth/resend/'],
  ['seed 7: the group auth/token is served', 'POST', 'auth/token/'],
  ['seed 7: the group auth/token/refresh is served', 'POST', 'auth/token/refresh/'],
  ['seed 7: the group auth/update/user is served', 'PATCH', 'auth/update/user/'],
  ['seed 7: the group auth/update/avatar is served', 'PUT', 'auth/update/avatar/'],
  ['seed 7: the group course/category is served', 'GET', 'course/category/'],
  ['seed 7: the group course/lesson is served', 'GET', 'course/lesson/'],
  ['seed 7: the group course/resource is served', 'GET', 'course/resource/'],
  ['seed 7: the group saved is served', 'GET', 'saved/'],
  ['seed 7: the group question is served', 'GET', 'question/'],
  ['seed 7: the group question/category is served', 'GET', 'question/category/'],
  ['seed 7: the group chat is served', 'GET', 'chat/'],
  ['seed 7: the group message is served', 'GET', 'message/{chat}/'],
  ['seed 7: the group banner is served', 'GET', 'banner/?placement=home'],
  ['seed 7: the group notification is served', 'GET', 'notification/'],
  ['seed 7: the group test is served', 'GET', 'test/'],
  ['seed 7: the group test/question is served', 'GET', 'test/question/?test={test}'],
  ['seed 7: the group result is served', 'GET', 'result/'],
  ['seed 7: the group victim is served', 'GET', 'victim/'],
  ['seed 7: the group victim/type is served', 'GET', 'victim/type/'],
  ['seed 7: the group victim/statistics is served', 'GET', 'victim/statistics/?by=type'],
  ['seed 7: the group faq is served', 'GET', 'faq/'],
  ['seed 7: the group news is served', 'GET', 'news/'],
  ['seed 7: the group place is served', 'GET', 'place/'],
  ['seed 7: the group count is served', 'GET', 'count/'],
  ['seed 7: the group about, without a trailing slash, is served', 'GET', 'about'],
  ['seed 7: the group questionnaire is served', 'GET', 'questionnaire/'],
]

it.each(GROUPS)('%s', async (_name, method, template) => {
  const test = template.includes('{test}') ? (await get('/api/v1/test/')).body.results[0].slug : ''
  const path = template.replace('{chat}', await openChat(app, child)).replace('{test}', test)
  const { status } = await app.call(method, `/api/v1/${path}`, {
    token: child.token,
    ...(method === 'GET' ? {} : { body: {} }),
  })
  // what writes refuses an empty body by its own rules
  expect(status).toBe(method === 'GET' ? 200 : template === 'auth/update/user/' ? 200 : 422)
})

it('seed 9: the default language is uz; ru gives Russian, en British English, anything else Uzbek in Latin letters', async () => {
  const said = async (lang: string) =>
    (await app.call('GET', '/api/v1/auth/me/', { headers: { 'accept-language': lang } })).body.message
  const [uzbek, russian, british] = [await said('uz'), await said('ru'), await said('en')]
  expect(new Set([uzbek, russian, british]).size).toBe(3)
  expect(uzbek).toMatch(/^[\p{Script=Latin}\p{P}\s]+$/u)
  for (const other of ['', 'de', 'kk', 'tr-TR,tr;q=0.9']) expect(await said(other)).toBe(uzbek)
})

it('seed 9: the default quality of pictures is 75', async () => {
  const pixels = { width: 640, height: 400, channels: 3 as const, background: '#63B088' }
  const picture = await sharp({ create: pixels }).png().toBuffer()
  const { variants } = await cleanLibraryPicture(picture)
  const same = await sharp(picture).resize({ width: 384 }).webp({ quality: 75 }).toBuffer()
  expect(variants.find(({ width }) => width === 384)?.bytes.equals(same)).toBe(true)
})
