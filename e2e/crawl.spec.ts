import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import routes from '../web/app/routes.ts'
import type { House } from './house.ts'
import { bringTokens, callApi, expect, makePerson, test } from './journey.ts'
import { complaint, inbox } from './words.ts'
import { firstOfEachKind, readPage } from './content-pages.ts'

test.use({ visits: true })

const LANG = 'uz'
const TAPS = 4
/** Pages of a kind whose links are followed: the others of it lead nowhere else. The full form follows all. */
const OPENED = 6
/**
 * What no page may lead to: a page for a code that was sent, a secret address, what stands in for a page; and what welcome offers at
 * its end.
 */
const NOT_LINKED = new Set([
  'auth/confirm',
  'preview/:token',
  'certificate/:code',
  'questionnaire/:slug',
  'offline',
  'places/kept',
  'error',
  '*',
])

const pathsIn = (html: string): string[] =>
  [...html.matchAll(new RegExp(`href="/${LANG}(?:/([^"?#]*))?[?#"]`, 'g'))].map((hit) => hit[1] ?? '')

/** What stands between header and footer. */
const mainOf = (html: string): string => /<main[\s>].*<\/main>/s.exec(html)![0]

/** How many taps each address is from home, by the links that stand in the pages before any script. */
async function tapsFromHome(house: House): Promise<Map<string, number>> {
  const taps = new Map([['', 0]])
  const isOpened = firstOfEachKind(OPENED)
  let ring = ['']
  for (let tap = 1; tap <= TAPS && ring.length > 0; tap += 1) {
    const next: string[] = []
    for (const path of ring) {
      const html = await readPage(`${house.url}/${LANG}${path && `/${path}`}`)
      for (const linked of pathsIn(html)) {
        if (taps.has(linked)) continue
        taps.set(linked, tap)
        if (isOpened(linked)) next.push(linked)
      }
    }
    ring = next
  }
  return taps
}

const asPattern = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)

/** The links that stand on the open page now, without their language. */
const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.links].map(({ pathname }) => pathname.slice(4)))

/** What a signed-in person reaches by the links of their own pages, which come with the code. */
async function pathsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(`/${LANG}/${path}`, { waitUntil: 'networkidle' })
  return linksOf(page)
}

test('every screen is reached from home in four taps', async ({ page, context, house }) => {
  test.setTimeout(900_000)
  const taps = await tapsFromHome(house)
  for (const path of await pathsOf(page, 'auth/login')) taps.set(path, taps.get(path) ?? 2)
  // A page that waits for somebody to sign in leaves by itself when somebody has.
  await page.goto('about:blank')
  await bringTokens(context, house, await makePerson(house))
  await page.goto(`/${LANG}`)
  // The account's sign in the header leads a signed-in person to their profile.
  const account = page.locator('.header a[data-own]')
  await expect(account).toHaveAttribute('href', `/${LANG}/profile`)
  const reached = new Set([...taps.keys(), 'profile', ...(await pathsOf(page, 'notifications'))])
  const all = routes[0]!.children!.map(({ path = '', file }) => ({ path, file })).filter(({ path }) => !NOT_LINKED.has(path))
  const isReached = (pattern: string): boolean => [...reached].some((path) => asPattern(pattern).test(path))
  await page.goto(`/${LANG}/profile`)
  // What a profile leads to stands there once its person is known, which no idle network says.
  await expect
    .poll(async () => {
      for (const path of await linksOf(page)) reached.add(path)
      // The second page of a short list is not there, and one page may have an older address: its file is reached by another one.
      return all
        .filter(({ path, file }) => !isReached(path) && !all.some((other) => other.file === file && isReached(other.path)))
        .map(({ path }) => path)
    })
    .toEqual([])
})

test('every receipt has its page, two taps from home', async ({ house }) => {
  const home = await readPage(`${house.url}/${LANG}`)
  expect(pathsIn(home)).toContain('report/receipt')
  const receiptOf = async (path: string, body: object): Promise<string> =>
    (await callApi<{ receipt: string }>(house, path, { body })).receipt
  const receipts = {
    report: await receiptOf('victim/', {
      reporter_role: 'child_self',
      type_ids: ['threats'],
      urgency: 'ongoing',
      region_code: 'UZ-SA',
      description: 'Namuna: yo‘lda meni kutib turishadi.',
      accept_terms: true,
    }),
    sos: await receiptOf('sos/', { nonce: randomUUID(), kind: 'self', can_speak: true }),
    question: await receiptOf('question/', {
      title: 'Namuna savol',
      question: 'Namuna: do‘stim bilan urishib qoldim, nima qilay?',
    }),
    complaint: await receiptOf('complaint/', { text: 'Namuna: maslahatchi javob bermadi.' }),
  }
  for (const [kind, receipt] of Object.entries(receipts)) {
    const answer = await fetch(`${house.url}/${LANG}/report/receipt`, { method: 'POST', body: new URLSearchParams({ receipt }) })
    const html = await answer.text()
    expect(answer.status, kind).toBe(200)
    expect(html, kind).not.toContain(inbox.entry.unknown)
    expect(html, kind).toContain('<h2')
  }
  // Each page that gives a number names the same page in its own words: the header's link to it is on every page.
  for (const path of ['report', 'questions', 'complaint', 'numbers'])
    expect(pathsIn(mainOf(await readPage(`${house.url}/${LANG}/${path}`))), path).toContain('report/receipt')
  expect(mainOf(await readPage(`${house.url}/${LANG}/complaint`))).toContain(complaint.return_link)
})
