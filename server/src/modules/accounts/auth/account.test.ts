import { readdir } from 'node:fs/promises'
import { join as joinPath } from 'node:path'
import { DRAWN_AVATARS } from '@himoya/contract/people'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  freshNickname,
  freshPhone,
  PASSWORD,
  phoneAccount,
  registerNickname,
  registerPhone,
  startAccountsApp,
  type AccountsApp,
} from '../../../../test/account-calls.ts'
import { dump, openChat, say } from '../../../../test/chat-cast.ts'
import { nicknameIndex } from './accounts/account.service.ts'
import { displayNames } from './sessions/sessions.service.ts'
import { sweepAccounts } from './sweep.service.ts'

let test: AccountsApp
beforeAll(async () => {
  test = await startAccountsApp({ env: { LIMITS: 'nicknames=1000/3600,codes=1000/3600' } })
})
afterAll(() => test.close())
beforeEach(() => test.shiftClock(2 * 3_600_000))

const child = async () => {
  const nickname = freshNickname()
  const { body } = await registerNickname(test, nickname)
  return { nickname, ...(body as { access: string; refresh: string; user: { id: string } }) }
}
const patch = (token: string, body: object) => test.call('PATCH', '/api/v1/auth/update/user/', { token, body })
const upload = (token: string, bytes: Buffer, field = 'avatar') => {
  const body = new FormData()
  body.append(field, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), '../../etc/passwd.png')
  return test.call('PUT', '/api/v1/auth/update/avatar/', { token, body })
}
const picture = (width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#63B088' } }).withExif({ IFD0: { Artist: 'Gulbahor' } })

describe('a profile', () => {
  it('changes what was given and nothing else', async () => {
    const { access } = await child()
    const first = await patch(access, {
      first_name: '  Gulnora\u200B  Opa ',
      age_band: '14-17',
      region_code: 'UZ-SA',
      lang: 'ru',
    })
    expect(first.body).toMatchObject({
      first_name: 'Gulnora Opa',
      last_name: '',
      age_band: '14-17',
      region_code: 'UZ-SA',
      lang: 'ru',
    })
    const second = await patch(access, { last_name: 'Karimova', age_band: null })
    expect(second.body).toMatchObject({ first_name: 'Gulnora Opa', last_name: 'Karimova', age_band: null, region_code: 'UZ-SA' })
    expect((await patch(access, { first_name: '' })).body.first_name).toBe('')
    expect((await test.call('GET', '/api/v1/auth/me/', { token: access })).body).toMatchObject({ last_name: 'Karimova' })
  })

  it.each([
    [{ role: 'admin' }, { role: ['unknown_field'] }],
    [{ region_code: 'UZ-XX' }, { region_code: ['not_allowed'] }],
    [{ first_name: 'a'.repeat(61) }, { first_name: ['too_long'] }],
  ])('does not take %o', async (body, fields) => {
    const refused = await patch((await child()).access, body)
    expect([refused.status, refused.body.fields]).toEqual([422, fields])
  })

  it('is shown to nobody who is not signed in', async () => {
    for (const [method, path] of [
      ['GET', 'me'],
      ['PATCH', 'update/user'],
      ['PUT', 'update/avatar'],
      ['GET', 'sessions'],
      ['GET', 'export'],
      ['POST', 'password/change'],
    ] as const) {
      expect((await test.call(method, `/api/v1/auth/${path}/`, {})).status).toBe(401)
    }
    expect((await test.call('DELETE', '/api/v1/auth/', { body: { password: PASSWORD } })).status).toBe(401)
  })
})

describe('an avatar', () => {
  it('is drawn anew twenty times an hour, and no more: others send pictures too', async () => {
    const [one, other] = [await child(), await child()]
    const small = await picture(10, 10).png().toBuffer()
    for (let turn = 0; turn < 20; turn += 1) expect((await upload(one.access, small)).status).toBe(200)
    expect((await upload(one.access, small)).body.code).toBe('rate_limited')
    expect((await upload(other.access, small)).status).toBe(200)
  })

  it('may be each of our drawings, and all of them are there', async () => {
    const { access } = await child()
    const files = await readdir(joinPath(import.meta.dirname, '../../../../../web/public/avatars'))
    expect(files.toSorted()).toEqual(DRAWN_AVATARS.map((name) => `${name}.svg`).toSorted())
    const { status, body } = await test.call('PUT', '/api/v1/auth/update/avatar/', { token: access, body: { drawn: 'fox' } })
    expect([status, body.avatar]).toEqual([200, `${test.platform.config.media_url}/avatars/fox.svg`])
    const wolf = await test.call('PUT', '/api/v1/auth/update/avatar/', { token: access, body: { drawn: 'wolf' } })
    expect([wolf.status, wolf.body.fields]).toEqual([422, { drawn: ['not_allowed'] }])
  })

  it('may be a picture: square, without its metadata, under a name nobody can guess', async () => {
    const { access } = await child()
    const { status, body } = await upload(access, await picture().jpeg().toBuffer())
    expect(status).toBe(200)
    expect(body.avatar).toMatch(/\/media\/avatars\/[\w-]{20,}\.webp$/)
    const served = await fetch(`${test.url}${new URL(body.avatar).pathname}`)
    const bytes = Buffer.from(await served.arrayBuffer())
    expect(served.headers.get('content-type')).toBe('image/webp')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 384, height: 384 })
    expect(bytes.includes('Gulbahor')).toBe(false)
  })

  it('replaces the one before, whose file is gone', async () => {
    const { access } = await child()
    const { body: first } = await upload(access, await picture().png().toBuffer())
    await test.call('PUT', '/api/v1/auth/update/avatar/', { token: access, body: { drawn: 'owl' } })
    expect((await fetch(`${test.url}${new URL(first.avatar).pathname}`)).status).toBe(404)
  })

  it('is never something else that calls itself a picture', async () => {
    const { access } = await child()
    const files = [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      Buffer.from('GIF89a'),
      Buffer.alloc(100, 7),
    ]
    for (const file of files) expect((await upload(access, file)).body.code).toBe('unsupported_media')
    const half = (await picture().png().toBuffer()).subarray(0, 60)
    expect((await upload(access, half)).body.code).toBe('file_damaged')
    expect((await upload(access, Buffer.alloc(11 * 1024 * 1024, 1))).status).toBe(413)
    const other_field = await upload(access, await picture(10, 10).png().toBuffer(), 'file')
    expect([other_field.status, other_field.body.fields]).toEqual([422, { avatar: ['required'] }])
    expect((await test.call('PUT', '/api/v1/auth/update/avatar/', { token: access })).status).toBe(422)
  })
})

describe('what a person holds here', () => {
  it('can be taken along: the person, the devices and the chats', async () => {
    const { access, nickname } = await child()
    const person = { token: access } as Parameters<typeof openChat>[1]
    const chat = await openChat(test, person)
    await say(test, person, chat, 'Salom, yordam kerak')
    const { status, body } = await test.call('GET', '/api/v1/auth/export/', { token: access })
    expect(status).toBe(200)
    expect(body.user.nickname).toBe(nickname)
    expect(body.sessions).toHaveLength(1)
    expect(body.chats).toMatchObject([{ id: chat, messages: [{ message: 'Salom, yordam kerak', is_admin: false }] }])
  })

  it('can be deleted: signed out, unreadable, and the login is free again', async () => {
    const nickname = 'Uchib Ketgan Qush'
    const { body: made } = await registerNickname(test, nickname)
    const person = { token: made.access } as Parameters<typeof openChat>[1]
    await say(test, person, await openChat(test, person), 'Buni hech kim o‘qimasin')
    const key = await test.platform.db
      .selectFrom('account')
      .select('key_id')
      .where('id', '=', made.user.id)
      .executeTakeFirstOrThrow()

    const wrong = await test.call('DELETE', '/api/v1/auth/', { token: made.access, body: { password: 'notogri parol' } })
    expect([wrong.status, wrong.body.fields]).toEqual([422, { password: ['wrong'] }])
    test.shiftClock(1_000)
    expect((await test.call('DELETE', '/api/v1/auth/', { token: made.access, body: { password: PASSWORD } })).status).toBe(204)

    expect((await test.call('GET', '/api/v1/auth/me/', { token: made.access })).body.code).toBe('token_revoked')
    expect((await test.call('POST', '/api/v1/auth/token/', { body: { nickname, password: PASSWORD } })).status).toBe(401)
    await expect(test.platform.vault.useKey(test.platform.db, key.key_id!)).rejects.toThrow('the key is gone')
    const chats = await test.platform.db.selectFrom('chat').select('id').where('account_id', '=', made.user.id).execute()
    expect(chats).toEqual([])
    const index = nicknameIndex(test.platform, nickname)
    const linked = await test.platform.db.selectFrom('account').select('id').where('login_index', '=', index).execute()
    expect(linked).toEqual([])
    expect((await registerNickname(test, nickname)).status).toBe(201)
  })

  it('frees a phone too, which can sign up anew', async () => {
    const { phone, access } = await phoneAccount(test)
    await test.call('DELETE', '/api/v1/auth/', { token: access, body: { password: PASSWORD } })
    test.shiftClock(2 * 3_600_000)
    const { registration } = (await registerPhone(test, phone)).body
    const code = await test.codeFor(phone, 2)
    expect((await test.call('POST', '/api/v1/auth/confirm/', { body: { phone, code, registration } })).status).toBe(200)
  })
})

it('staff see a nickname, a first name, or a neutral name; never a phone', async () => {
  const [kid, adult, shy] = [await child(), await phoneAccount(test), await phoneAccount(test)]
  await patch(adult.access, { first_name: 'Aziza' })
  const ids = [kid.user.id, adult.user.id, shy.user.id, '01890000-0000-7000-8000-000000000000']
  const names = await displayNames(test.platform, test.platform.db, ids)
  expect(Object.fromEntries(names)).toEqual({
    [kid.user.id]: kid.nickname,
    [adult.user.id]: 'Aziza',
    [shy.user.id]: `Mehmon ${shy.user.id.slice(-3).toUpperCase()}`,
  })
})

it('codes, waiting registrations and ended sessions are swept away when their time is over', async () => {
  const phone = freshPhone()
  await test.call('POST', '/api/v1/auth/register/', { body: { mode: 'phone', phone, password: PASSWORD, accept_terms: true } })
  const { access } = await child()
  const count = async (table: 'one_time_code' | 'pending_registration' | 'session') =>
    (
      await test.platform.db
        .selectFrom(table)
        .select((all) => all.fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow()
    ).rows
  await sweepAccounts(test.platform)
  expect([(await count('one_time_code')) > 0, (await count('pending_registration')) > 0]).toEqual([true, true])
  expect((await test.call('GET', '/api/v1/auth/me/', { token: access })).status).toBe(200)
  test.shiftClock(25 * 3_600_000)
  await sweepAccounts(test.platform)
  expect([await count('one_time_code'), await count('pending_registration')]).toEqual([0, 0])
  test.shiftClock(60 * 24 * 3_600_000)
  await sweepAccounts(test.platform)
  expect(await count('session')).toBe(0)
  expect((await dump(test)).join(' ')).not.toContain(phone)
})
