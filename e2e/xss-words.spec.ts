import { randomInt, randomUUID } from 'node:crypto'
import type { Page, Route } from '@playwright/test'
import { RAN } from '../server/test/script-vectors.ts'
import type { House } from './house.ts'
import { anotherWay, callApi, expect, makePerson, PASSWORD, test } from './journey.ts'
import { expectQuiet, next, openConsole, SOON, staffToken, upTo } from './vectors.ts'
import { staff } from './words.ts'

/* What people write to the team, and what the team writes around it and to each other; then pages whose
   answers have vectors for their words.
   Contents, chats, questions and cases are in xss.spec.ts. */

type Made = { id: string; version: number; receipt: string }
type Team = { counsellor: string; supervisor: string; editor: string; admin: string }

const WRAP_UP = {
  who: 'child_self',
  age_band: '11-13',
  gender: 'girl',
  region_code: 'UZ-TK',
  forms: ['bullying'],
  topics: ['school'],
  risk: 'medium',
  outcome: 'advised',
  referral: 'none',
} as const
const three = (text: () => string) => ({ uz: text(), ru: text(), en: text() })

async function openTeam(house: House): Promise<Team> {
  const of = (role: string) => staffToken(house, `${role}@himoya.test`)
  return {
    counsellor: await of('counsellor'),
    supervisor: await of('supervisor'),
    editor: await of('editor'),
    admin: await of('admin'),
  }
}

/** A chat, and all that is written beside it, about it and about its person. */
async function fillDesk(house: House, { counsellor, supervisor }: Team): Promise<{ chat: string }> {
  const person = await makePerson(house)
  const names = { first_name: upTo(60), last_name: upTo(60) }
  await callApi(house, 'auth/update/user/', { token: person.access, method: 'PATCH', body: names })
  const [{ id: chat }] = await callApi<[Made]>(house, 'chat/', { token: person.access })
  await callApi(house, `message/${chat}/`, { token: person.access, body: { cid: randomUUID(), message: upTo(3_900) } })
  const at = `staff/chat/${chat}/`
  const write = <T>(path: string, body?: object) => callApi<T>(house, at + path, { token: counsellor, method: 'POST', body })
  await write('claim/')
  await write('note/', { cid: randomUUID(), kind: 'note', text: upTo(4_000) })
  await callApi(house, `${at}note/`, { token: supervisor, body: { cid: randomUUID(), kind: 'whisper', text: upTo(4_000) } })
  await write('risk/', { risk: 'medium', reason: upTo(500) })
  for (let count = 0; count < 5; count += 1) {
    const tag = await callApi<Made>(house, 'staff/tag/', { token: supervisor, body: { labels: three(() => upTo(40)) } })
    await write('tag/', { tag_id: tag.id })
  }
  const lines = [upTo(150), upTo(150), upTo(150)]
  const plan = { warning_signs: lines, helps: lines, contacts: [{ name: upTo(150), phone: null }], safe_place: upTo(300) }
  await write('plan/', { cid: randomUUID(), plan })
  await callApi(house, `message/${chat}/`, { token: counsellor, body: { cid: randomUUID(), message: upTo(3_900) } })
  await write('wrap-up/', { ...WRAP_UP, note: upTo(2_000) })
  await write('block/', { reason: upTo(500), until: SOON() })
  await write('end/')
  await callApi(house, `chat/${chat}/survey/`, { token: person.access, body: { mood: 'bad', text: upTo(500) } })
  return { chat }
}

/** What stands on lists of the team, and what guests send it; their receipts. */
async function fillLists(
  house: House,
  { counsellor, supervisor, editor, admin }: Team,
): Promise<{ complaint: Made; call: Made }> {
  const complaint = await callApi<Made>(house, 'complaint/', { body: { text: upTo(4_000), about: upTo(80) } })
  const waiting = 'staff/complaint/?state=waiting&page_size=100'
  const { results } = await callApi<{ results: Made[] }>(house, waiting, { token: supervisor })
  complaint.id = results.at(-1)!.id
  await callApi(house, `staff/complaint/${complaint.id}/answer/`, { token: supervisor, body: { answer: upTo(4_000) } })
  const pressed = { nonce: randomUUID(), kind: 'self', can_speak: true, text: upTo(500), callback_phone: '+998901234567' }
  const call = await callApi<Made>(house, 'sos/', { body: pressed })
  await callApi(house, `staff/sos/${call.id}/accept/`, { token: supervisor, method: 'POST' })
  const message = { cid: randomUUID(), message: upTo(3_900) }
  await callApi(house, `staff/sos/${call.id}/message/`, { token: supervisor, body: message })
  for (const lang of ['uz', 'ru', 'en']) {
    const shortcut = `q${randomUUID().slice(0, 8)}`
    await callApi(house, 'staff/snippet/', { token: counsellor, body: { lang, shortcut, text: upTo(1_000) } })
  }
  const words = three(next)
  const texts = Object.fromEntries(Object.keys(words).map((lang) => [lang, { title: upTo(80), text: upTo(300) }]))
  const broadcast = { audience: null, region: null, path: null, texts, send_at: null }
  await callApi(house, 'staff/broadcast/', { token: editor, body: broadcast })
  const number = { kind: 'set', number: '7654321', labels: three(() => upTo(80)), position: 50 }
  await callApi(house, 'staff/number/change/', { token: editor, body: number })
  const email = `taklif${randomUUID().slice(0, 8)}@himoya.test`
  const member = { email, phone: `+99893${randomInt(1_000_000, 10_000_000)}`, alias: upTo(60), role: 'editor', langs: ['uz'] }
  await callApi(house, 'staff/user/', { token: admin, body: member })
  await callApi(house, 'staff/contact/', { token: counsellor, body: { ...WRAP_UP, ...A_CALL(), note: upTo(2_000) } })
  return { complaint, call }
}

const A_CALL = () => {
  const [from, to] = [3_600_000, 1_800_000].map((ago) => new Date(Date.now() - ago).toISOString())
  return { kind: 'phone', lang: 'uz', started_at: from, ended_at: to }
}

/** Without loading the console anew: as whoever works in it goes from page to page. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => (location.hash = to), path)
}

async function enter(page: Page, email: string): Promise<void> {
  await page.goto('/staff/#/day')
  await page.getByLabel(staff['sign_in.email'], { exact: true }).fill(email)
  await page.getByLabel(staff['sign_in.password'], { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: staff['sign_in.submit'], exact: true }).click()
  await expect(page.getByRole('heading', { name: staff['day.title'], level: 1 })).toBeVisible()
}

test(
  'nothing the team writes to itself, and nothing it is told, runs in the console',
  { tag: '@full' },
  async ({ browser, house, watch }) => {
    const team = await openTeam(house)
    const { chat } = await fillDesk(house, team)
    const { complaint, call } = await fillLists(house, team)
    const supervisor = await openConsole(browser, house, watch)
    await enter(supervisor, 'supervisor@himoya.test')
    const pages = [`/mine/${chat}`, `/complaints/${complaint.id}`, `/sos/${call.id}`]
    const lists = ['/contacts', '/surveys', '/blocks', '/snippets', '/broadcasts', '/numbers', '/team-changes']
    for (const path of [...pages, ...lists]) {
      await goTo(supervisor, path)
      await expect(supervisor.locator('main'), path).toContainText(RAN)
      await expectQuiet(supervisor, path)
    }
    await supervisor.context().close()
    await callApi(house, `staff/sos/${call.id}/settle/`, { token: team.supervisor, body: { outcome: 'helped' } })
  },
)

/** Text that a screen shows as it came; anything else is a code, an id, a time or an address, which a schema holds to its form. */
const IS_TEXT = /[\s\p{Lu}\u0080-\u{10ffff}]/u
const IS_CODE = /^([A-Z]{2}(-[A-Z]{2,3})?|[\d.:T+Z-]+)$/
const NO_TEXT = new Set(['href', 'src', 'url', 'path', 'access', 'refresh', 'challenge', 'phone', 'number'])

/** The same answer with vectors for words, another pack in each. */
function withVectors(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return IS_TEXT.test(value) && !IS_CODE.test(value) && !NO_TEXT.has(key) ? next() : value
  if (Array.isArray(value)) return value.map((one) => withVectors(one, key))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withVectors(one, name)]))
}

async function answerInVectors(route: Route): Promise<void> {
  if (route.request().method() !== 'GET') return route.continue()
  const response = await route.fetch()
  const is_json = response.headers()['content-type']?.startsWith('application/json') ?? false
  if (!response.ok() || !is_json) return route.fulfill({ response })
  return route.fulfill({ response, json: withVectors(await response.json()) })
}

/** Where samples bring words to be replaced; a page of empty lists would say nothing. */
const PAGES = {
  supervisor: '/duty /hours /rota /snippets /content/news /numbers /content/place/calls /questionnaires /security /devices',
  admin: '/members /hours /rota /security',
}

for (const [role, pages] of Object.entries(PAGES)) {
  test(
    `vectors in place of the words of its answers run on no such page of the role ${role}`,
    anotherWay(role !== 'supervisor'),
    async ({ browser, house, watch }) => {
      const page = await openConsole(browser, house, watch)
      await enter(page, `${role}@himoya.test`)
      await page.route('**/api/v1/**', answerInVectors)
      for (const path of pages.split(/\s+/)) {
        await goTo(page, path)
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
        await expect(page.locator('main'), path).toContainText(RAN)
        await expectQuiet(page, path)
      }
      // An answer still on its way has nobody to go to, and its bytes end with the context.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.context().close()
    },
  )
}
