import { setTimeout as sleep } from 'node:timers/promises'
import type { SosRow } from '@himoya/contract/sos/sos'
import { test as base, expect, type BrowserContext, type Page, type TestDetails } from '@playwright/test'
import type { ErrorBody } from '@himoya/contract/errors'
import type { Language } from '@himoya/contract/languages'
import { solveProof } from '@himoya/kit/session/proof'
import { openHouse, type House } from './house.ts'

/** What a page did that no page may do. */
export type Watch = {
  /** Content-security-policy violations, uncaught errors, errors on the console. */
  faults: string[]
  /** Requests to any other host than ours. */
  foreign: string[]
}

/**
 * `house`: one for each file of journeys, so that what a file leaves behind reaches no other. `visits`: said by a file whose journeys are
 * visitors' alone: what they leave (an account, a message, a report) no other visitor sees, so these files share a house.
 */
type Fixtures = { house: House; visits: boolean; watch: Watch }
/** `settings`: what the houses of a file are told beside the usual (docs/operate). */
type WorkerFixtures = { settings: Record<string, string>; street: Street }

/** A failed answer or connection is on the console as well; whether it was right is for the journey to say. */
const EXPECTED = /^(Failed to load resource|WebSocket connection to |An unknown error occurred when fetching the script)/

/** Where a journey has called for help, by any browser or by a call. */
const ringing = new Set<string>()

/**
 * Notes in `watch` what the pages of a context do. A page left by quick exit finds an empty page, not the network. Nothing of ours is
 * held up on its way: a route would, and it would take the browser's cache away, which makes a page cost three times as much.
 */
export async function watchOver(context: BrowserContext, url: string, watch: Watch): Promise<void> {
  const ours = new URL(url).host
  context.on('page', (page) => goThoughHistoryMoves(page, standElsewhere(context, page)))
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/v1/sos/')) ringing.add(new URL(url).origin)
    const to = new URL(request.url())
    if (to.host !== ours && to.protocol.startsWith('http') && !request.isNavigationRequest()) watch.foreign.push(to.href)
  })
  context.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) watch.faults.push(message.text())
  })
  context.on('weberror', (error) => watch.faults.push(String(error.error())))
}

/** Of these contexts whoever goes elsewhere is answered without a page, so that the browser shows on what it shows. */
const nowhere = new WeakSet<BrowserContext>()
export const leadNowhere = (context: BrowserContext): void => void nowhere.add(context)

/** What is not ours is answered here: an empty page to whoever goes there, nothing to all else. Our houses have no https. */
async function standElsewhere(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page)
  devtools.on('Fetch.requestPaused', ({ requestId, resourceType }) => {
    const answer =
      resourceType === 'Document'
        ? devtools.send('Fetch.fulfillRequest', {
            requestId,
            responseCode: nowhere.has(context) ? 204 : 200,
            responseHeaders: [{ name: 'content-type', value: 'text/html' }],
            body: btoa('<title>Elsewhere</title>'),
          })
        : devtools.send('Fetch.failRequest', { requestId, errorReason: 'Failed' })
    // The page may be closed by now, and its request with it.
    answer.catch(() => null)
  })
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] })
}

/**
 * A step back in its history that a page has just begun (the end of a form does so) is finished after the next address was typed, and
 * ends that one; a reload likewise. Whoever typed it types it again. The first address waits for what stands around the page.
 */
function goThoughHistoryMoves(page: Page, ready: Promise<void>): void {
  // A page that was closed at once needs nothing around it.
  const isReady = ready.catch(() => null)
  const again = async <Answer>(go: () => Promise<Answer>): Promise<Answer> => {
    await isReady
    return go().catch((error: unknown) => {
      if (String(error).includes('net::ERR_ABORTED')) return go()
      throw error
    })
  }
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = (url, options) => again(() => goto(url, options))
  page.reload = (options) => again(() => reload(options))
}

/** Where a worker's houses stand: one for the file it walks, and one that all files of visitors share. */
type Street = { houseOf: (file: string) => Promise<House>; visited: () => Promise<House>; leave: () => Promise<void> }

function openStreet(settings: Record<string, string>): Street {
  let stands: { file: string; house: House } | null = null
  let visited: House | null = null
  const leave = async (): Promise<void> => {
    await stands?.house.leave()
    stands = null
  }
  return {
    async leave() {
      await leave()
      await visited?.leave()
    },
    async houseOf(file) {
      if (stands?.file !== file) {
        await leave()
        stands = { file, house: await openHouse(settings) }
      }
      return stands.house
    },
    visited: async () => (visited ??= await openHouse(settings)),
  }
}

/** Journeys on a house of their file's own. After each, no page may have broken its policy or called another host. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  settings: [{}, { option: true, scope: 'worker' }],
  street: [
    async ({ settings }, lend) => {
      const street = openStreet(settings)
      await lend(street)
      await street.leave()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  visits: [false, { option: true }],
  house: [
    async ({ street, visits }, lend, { file }) => lend(await (visits ? street.visited() : street.houseOf(file))),
    { timeout: 300_000 },
  ],
  baseURL: async ({ house }, lend) => lend(house.url),
  watch: [
    async ({ context, house }, lend) => {
      const watch: Watch = { faults: [], foreign: [] }
      await watchOver(context, house.url, watch)
      await lend(watch)
      // Left alone it would call a supervisor's console in a later journey, over everything that stands there.
      if (ringing.delete(house.url)) await endSosCalls(house)
      expect(watch).toEqual({ faults: [], foreign: [] })
    },
    { auto: true },
  ],
})

export { expect }
export const LANGUAGES: readonly Language[] = ['uz', 'ru', 'en']
/** Its words are the longest: what has room in it has room in the others, which the full form walks through as well. */
export const LONGEST: Language = 'ru'
/** The details of a journey that keeps the same promise as the one before it by another way: the full form walks it. */
export const anotherWay = (is_other: boolean): TestDetails => (is_other ? { tag: '@full' } : {})
/** The details of a journey that is the same in each language. */
export const repeatedIn = (lang: Language): TestDetails => anotherWay(lang !== LONGEST)
export const PASSWORD = 'himoya-demo-2026'

let made = 0
/** A nickname nobody has yet, in the file's own house. */
export const newNickname = (): string => `bola${process.pid % 10_000}x${++made}`

type CallOptions = { token?: string; body?: unknown; method?: string; proof?: string }

/** How often a call is made again that a busy house was too slow for: 503 says so, and nothing else is forgiven. */
const BUSY_TRIES = 5
const BUSY_MS = 1_000

/** One call to the API, as any client makes it: it solves the puzzle when asked to, and throws unless the call succeeds. */
export async function callApi<T>(house: House, path: string, options: CallOptions = {}, tries = BUSY_TRIES): Promise<T> {
  const { token, body, method, proof } = options
  if (path === 'sos/') ringing.add(house.url)
  const response = await fetch(`${house.url}/api/v1/${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(proof ? { 'x-proof': proof } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const answer = response.status === 204 ? null : ((await response.json()) as T & ErrorBody)
  if (response.ok) return answer as T
  if (answer?.challenge && !proof) return callApi(house, path, { ...options, proof: await solveProof(answer.challenge) }, tries)
  if (response.status === 503 && tries > 0) {
    await sleep(BUSY_MS)
    return callApi(house, path, options, tries - 1)
  }
  throw new Error(`${path} answered ${response.status} ${answer?.code}`)
}

export type SignedIn = { access: string; refresh: string }

/** Signs the browser in before its first page: the tokens lie where the site keeps them. */
export async function bringTokens(context: BrowserContext, house: House, { access, refresh }: SignedIn): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${house.url}/healthz`)
  await page.evaluate(
    (kept) => {
      localStorage.setItem('himoya_access', kept.access)
      localStorage.setItem('himoya_refresh', kept.refresh)
    },
    { access, refresh },
  )
  await page.close()
}

/** A new person with a nickname. */
export async function makePerson(
  house: House,
  nickname = newNickname(),
): Promise<SignedIn & { nickname: string; recovery_code: string }> {
  const body = { mode: 'nickname', nickname, password: PASSWORD, accept_terms: true }
  return { nickname, ...(await callApi<SignedIn & { recovery_code: string }>(house, 'auth/register/', { body })) }
}

/** Ends every open call, whoever has it: nothing goes on ringing in the consoles of the next journey. */
export async function endSosCalls(house: House): Promise<void> {
  const { access: token } = await callApi<SignedIn>(house, 'staff/auth/token/', {
    body: { email: 'supervisor@himoya.test', password: PASSWORD },
  })
  for (const { id, state, settled_at } of await callApi<SosRow[]>(house, 'staff/sos/?view=open', { token })) {
    if (settled_at !== null) continue
    if (state === 'sent') await callApi(house, `staff/sos/${id}/accept/`, { token, method: 'POST' })
    await callApi(house, `staff/sos/${id}/settle/`, { token, body: { outcome: 'false_alarm' } })
  }
}
