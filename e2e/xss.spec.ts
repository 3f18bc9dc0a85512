import { randomUUID } from 'node:crypto'
import type { ContentOne } from '@himoya/contract/content/editing'
import { FACTS, TEXTS } from '../server/test/content-drafts.ts'
import { packsOf, RAN, SCRIPT_VECTORS } from '../server/test/script-vectors.ts'
import type { ContentType } from '@himoya/contract/content/content-types'
import type { House } from './house.ts'
import { bringTokens, callApi, expect, makePerson, test } from './journey.ts'
import { claim, openChat, signInAsStaff } from './people.ts'
import { expectQuiet, expectQuietInPrint, next, openConsole, SOON, staffToken, TITLES, upTo, WHOLE } from './vectors.ts'
import { staff } from './words.ts'

// The server's half, every field of every type with every vector, is no-script.test.ts in server/src/modules/content. What the team
// writes about, and what people write of themselves, is in xss-words.spec.ts.

/** Stands beside the vectors, so that a page is seen to be there. */
const SEEN = 'Ko‘rinadigan so‘z'

const spansOf = (texts: readonly string[]) => texts.map((text, index) => ({ text, ...(index % 2 ? { bold: true } : {}) }))

/** Every vector in a heading's, a paragraph's, a list's and a quote's words. */
const body = [
  { type: 'paragraph', spans: [{ text: SEEN }] },
  ...TITLES.slice(0, 60).map((text) => ({ type: 'heading', level: 2, text })),
  ...Array.from({ length: Math.ceil(WHOLE.length / 50) }, (_, turn) => ({
    type: 'paragraph',
    spans: spansOf(WHOLE.slice(turn * 50, turn * 50 + 50)),
  })),
  { type: 'list', ordered: false, items: WHOLE.slice(0, 60).map((text) => [{ text, href: '/learn' }]) },
  ...TITLES.slice(60, 90).map((text) => ({ type: 'quote', spans: [{ text }], source: text })),
  ...TITLES.slice(90, 120).map((text) => ({ type: 'callout', tone: 'warning', spans: [{ text }] })),
]

type Made = Partial<Record<ContentType, string>>
type Staff = { editor: string; supervisor: string }

function textsOf(type: ContentType): Record<string, unknown> {
  const texts: Record<string, unknown> = { ...TEXTS[type](SEEN), title: next() }
  if ('summary' in texts) texts['summary'] = next()
  if ('address' in texts) texts['address'] = next()
  if ('transcript' in texts) texts['transcript'] = WHOLE.join('\n').slice(0, 20_000)
  if ('button' in texts) texts['button'] = '"><img src=x onerror=alert(1)>'
  if ('body' in texts) texts['body'] = body
  if ('search_words' in texts) texts['search_words'] = packsOf(SCRIPT_VECTORS, 900)[0]
  return texts
}

async function publish(house: House, { editor, supervisor }: Staff, type: ContentType, on: Made): Promise<ContentOne> {
  const facts = { ...FACTS[type]({ on, media: null }), ...(type === 'banner' ? { href: '/learn', priority: 100 } : {}) }
  const texts = { uz: textsOf(type), ru: { ...TEXTS[type](SEEN), title: next() }, en: {} }
  const one = await callApi<ContentOne>(house, `staff/content/${type}/`, {
    token: editor,
    body: { slug: `sinov-${type.replace('_', '-')}`, safety: false, facts, texts },
  })
  await callApi(house, `staff/content/${type}/${one.id}/review/`, { token: editor, method: 'POST' })
  return callApi(house, `staff/content/${type}/${one.id}/publish/`, { token: supervisor, body: {} })
}

const TYPES = ['course_category', 'question_category', 'faq_category', 'course', 'lesson', 'question'] as const
const OTHERS = ['faq', 'news', 'place', 'banner'] as const

async function fillSite(house: House): Promise<Made> {
  const people = {
    editor: await staffToken(house, 'editor@himoya.test'),
    supervisor: await staffToken(house, 'supervisor@himoya.test'),
  }
  const on: Made = {}
  for (const type of [...TYPES, ...OTHERS]) on[type] = (await publish(house, people, type, on)).id
  return on
}

/** A site full of vectors, filled once for all journeys of a worker. */
const filled = new WeakMap<House, Promise<Made>>()
const fill = (house: House): Promise<Made> => {
  const filling = filled.get(house) ?? fillSite(house)
  filled.set(house, filling)
  return filling
}

test('no text an editor can store runs on the site', async ({ page, house, watch }) => {
  const { news } = await fill(house)
  page.on('dialog', () => watch.faults.push('a dialog opened'))
  const person = await makePerson(house)
  await callApi(house, 'saved/', { token: person.access, body: { type: 'news', object_id: news } })
  await bringTokens(page.context(), house, person)
  const paths = ['', '/news', '/news/sinov-news', '/learn', '/learn/sinov-course', '/learn/sinov-course/sinov-lesson']
  const others = ['/questions/sinov-question', '/faq/sinov-faq-category', '/places/sinov-place', '/saved']
  for (const path of [...paths, ...others]) {
    await page.goto(`/uz${path}`)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('main'), path).toContainText(RAN)
    await expectQuiet(page, path)
  }
})

test('no text an editor can store runs in the console', { tag: '@full' }, async ({ browser, house, watch }) => {
  const made = await fill(house)
  const page = await openConsole(browser, house, watch)
  await signInAsStaff(page, 'supervisor@himoya.test')
  for (const path of ['/content/news', `/content/news/${made.news}`, `/content/lesson/${made.lesson}`]) {
    await page.goto(`/staff/#${path}`)
    await expect(page.locator('main')).toContainText(RAN)
    await expectQuiet(page, path)
  }
  await page.context().close()
})

test('nothing a person writes runs with them or with a counsellor', async ({ browser, page, house, watch }) => {
  page.on('dialog', () => watch.faults.push('a dialog opened'))
  const person = await makePerson(house)
  const [chat] = await callApi<{ id: string }[]>(house, 'chat/', { token: person.access })
  for (const message of packsOf(SCRIPT_VECTORS, 3_900)) {
    await callApi(house, `message/${chat!.id}/`, { token: person.access, body: { cid: randomUUID(), message } })
  }
  const question = { title: next().slice(0, 120), question: WHOLE.join('\n').slice(0, 2_000) }
  await callApi(house, 'question/', { token: person.access, body: question })
  await bringTokens(page.context(), house, person)
  await page.goto('/uz')
  const panel = await openChat(page)
  await expect(panel).toContainText(RAN)
  await expectQuiet(page, 'the chat')
  await page.goto('/uz/questions/mine')
  await expect(page.locator('main')).toContainText(RAN)
  await expectQuiet(page, 'own questions')

  const desk = await openConsole(browser, house, watch)
  await signInAsStaff(desk)
  await claim(desk, person.nickname)
  await expect(desk.getByRole('log', { name: staff['chat.messages'] })).toContainText(RAN)
  await expectQuiet(desk, 'the conversation')
  await desk.goto('/staff/#/questions')
  await expect(desk.locator('main')).toContainText(RAN)
  await expectQuiet(desk, 'the questions')
  await desk.context().close()
})

/** Every text of a case: what its reporter wrote, and what the team writes around it. */
async function fillCase(house: House, token: string): Promise<{ id: string; ref: string }> {
  const reporter = {
    reporter_role: 'neighbour',
    type_ids: ['neglect'],
    urgency: 'days',
    region_code: 'UZ-SA',
    accept_terms: true,
  }
  const words = { child_name: next().slice(0, 60), district: next().slice(0, 60), description: upTo(5_000) }
  const { ref } = await callApi<{ ref: string }>(house, 'victim/', { body: { ...reporter, ...words } })
  const board = await callApi<{ results: { id: string; ref: string }[] }>(house, 'staff/report/?page_size=100', { token })
  const { id } = board.results.find((row) => row.ref === ref)!
  const at = `staff/report/${id}/`
  const me = await callApi<{ id: string }>(house, 'staff/auth/me/', { token })
  await callApi(house, `${at}act/`, { token, body: { version: 1, act: 'assign', assign_to: me.id } })
  await callApi(house, `${at}person/`, {
    token,
    body: { role: 'relative', name: next().slice(0, 120), about: upTo(1_000), phone: null },
  })
  await callApi(house, `${at}task/`, { token, body: { title: next(), assigned_to: null, due_at: null } })
  await callApi(house, `${at}note/`, { token, body: { text: upTo(10_000) } })
  await callApi(house, `${at}referral/`, { token, body: { target: 'school', text: upTo(10_000) } })
  await callApi(house, `${at}message/`, { token, body: { cid: randomUUID(), message: upTo(4_000) } })
  await callApi(house, `staff/follow-up/case/${id}/`, { token, body: { words: upTo(300), due_at: SOON() } })
  return { id, ref }
}

test('nothing that stands in a case runs on its page or on its sheets', { tag: '@full' }, async ({ browser, house, watch }) => {
  const token = await staffToken(house, 'supervisor@himoya.test')
  const { id } = await fillCase(house, token)
  const page = await openConsole(browser, house, watch)
  await signInAsStaff(page, 'supervisor@himoya.test')
  await page.goto(`/staff/#/cases/${id}`)
  await expect(page.locator('main')).toContainText(RAN)
  await expectQuiet(page, 'the case')
  await page.getByRole('button', { name: staff['case.more'] }).click()
  await page.getByRole('menuitem', { name: staff['case.print'], exact: true }).click()
  const asking = page.getByRole('dialog')
  await asking.getByLabel(staff['care.reason']).fill('Sinov uchun yozilgan sabab')
  await asking.getByRole('button', { name: staff['case.print_make'] }).click()
  await expect(page.getByRole('article')).toContainText(RAN)
  await expectQuietInPrint(page, 'the case')
  await page.context().close()
})

test('nothing an editor stored runs on paper', { tag: '@full' }, async ({ page, house, watch }) => {
  await fill(house)
  page.on('dialog', () => watch.faults.push('a dialog opened'))
  for (const path of [
    '/news/sinov-news',
    '/learn/sinov-course/sinov-lesson',
    '/places/sinov-place',
    '/questions/sinov-question',
  ]) {
    await page.goto(`/uz${path}`)
    await expect(page.locator('main'), path).toContainText(RAN)
    await expectQuietInPrint(page, path)
  }
})
