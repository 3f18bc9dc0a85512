import type { Language } from '@himoya/contract/languages'
import { checkDigit } from '@himoya/contract/accounts/receipt-digits'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PASSWORD, startAccountsApp, type AccountsApp } from '../../../../test/account-calls.ts'
import { dump } from '../../../../test/chat-cast.ts'

let test: AccountsApp
beforeAll(async () => {
  test = await startAccountsApp({ env: { LIMITS: 'codes=1000/3600,nicknames=1000/3600', TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(() => test.close())

let addresses = 0
/** Of one household each: wrong words are counted for an address. */
const freshAddress = (): string => `192.0.2.${(addresses += 1)}`
const from = (address: string) => ({ 'x-forwarded-for': address })
const NOBODYS = { receipt: `1234567890123456789${checkDigit('1234567890123456789')}` }

/** Somebody who wrote first and asked for words. */
async function nameless(lang: Language = 'uz') {
  const { body: made } = await test.call('POST', '/api/v1/auth/register/', {
    body: { mode: 'nameless', accept_terms: true },
    lang,
  })
  const tell = async () =>
    (await test.call('POST', '/api/v1/auth/recovery-code/', { token: made.access, body: { password: '' }, lang })).body
  return { id: made.user.id as string, token: made.access as string, tell, shown: await tell() }
}
const comeBack = (typed: object, { lang = 'uz', address = freshAddress() }: { lang?: Language; address?: string } = {}) =>
  test.call('POST', '/api/v1/auth/way-back/', { body: typed, lang, headers: from(address) })
const asTyped = ({ recovery_words: { words, picture } }: { recovery_words: { words: string[]; picture: string } }) => ({
  receipt: words.join(' '),
  picture,
})

it('four words and their picture sign in whoever gave no name, and so do the digits; a reader of another language too', async () => {
  const { id, shown } = await nameless('ru')
  for (const typed of [asTyped(shown), { receipt: shown.recovery_code }])
    for (const lang of ['ru', 'uz'] as const) {
      const { status, body } = await comeBack(typed, { lang })
      expect({ status, id: body.user?.id }).toEqual({ status: 200, id })
      const me = await test.call('GET', '/api/v1/auth/me/', { token: body.access })
      expect(me.body).toMatchObject({ id, nameless: true })
    }
  const kept = (await dump(test)).join()
  expect(kept).not.toContain(shown.recovery_code)
  expect(kept).not.toContain(shown.recovery_words.words.join(' '))
})

it('words that were told anew take the place of those before', async () => {
  const { tell, shown } = await nameless()
  const again = await tell()
  expect((await comeBack(asTyped(shown))).status).toBe(404)
  expect((await comeBack(asTyped(again))).status).toBe(200)
})

it('with a password the words alone open nothing: they need the nickname then', async () => {
  const { token, shown } = await nameless()
  const body = { old_password: '', new_password: PASSWORD }
  expect((await test.call('POST', '/api/v1/auth/password/change/', { token, body })).status).toBe(204)
  expect((await comeBack(asTyped(shown))).status).toBe(404)
})

it('who is blocked does not come in by words', async () => {
  const { id, shown } = await nameless()
  await test.platform.db.updateTable('account').set({ blocked_at: new Date() }).where('id', '=', id).execute()
  expect((await comeBack(asTyped(shown))).status).toBe(403)
})

it('a slip is said and costs nothing, five wrong ones an hour are taken, and a right one at another door is no guess', async () => {
  const { shown } = await nameless()
  const address = freshAddress()
  expect((await comeBack({ receipt: 'olma' }, { address })).body).toMatchObject({
    code: 'invalid',
    fields: { receipt: ['wrong_format'] },
  })
  for (const path of ['victim/receipt/', 'question/receipt/', 'complaint/receipt/'])
    for (let times = 0; times < 6; times += 1)
      expect((await test.call('POST', `/api/v1/${path}`, { body: asTyped(shown), headers: from(address) })).status, path).toBe(
        404,
      )
  for (let times = 0; times < 5; times += 1) expect((await comeBack(NOBODYS, { address })).status).toBe(404)
  expect((await comeBack(NOBODYS, { address })).status).toBe(429)
  expect((await comeBack(asTyped(shown))).status).toBe(200)
})
