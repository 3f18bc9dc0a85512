import type { BrowserContext, Page } from '@playwright/test'
import { account as account_words } from '../web/app/i18n/uz/account.ts'
import { SHARED_LINE_WORDS } from '../web/app/i18n/with-code/shared-line-words.ts'
import { test_run } from '../web/app/i18n/uz/test-run.ts'
import { tests as test_words } from '../web/app/i18n/uz/tests.ts'
import type { House } from './house.ts'
import { bringTokens, callApi, expect as expectSoon, makePerson, PASSWORD, type SignedIn } from './journey.ts'
import { openChat, write } from './people.ts'
import { begin, next, story } from './reports.ts'
import { account, ask_question, chat, learn, report as words, report_steps as steps, shell } from './words.ts'

/** As patient in a benchmark as in a journey. */
const expect = expectSoon.configure({ timeout: 120_000 })

/** The ways to leave that promise to leave nothing behind (safety.md 1, 3). */
export const WAYS = ['exit', 'logout', 'delete'] as const
export type Way = (typeof WAYS)[number]
/** Whose the phone is, and whether anybody signs in on it. */
export const HOLDERS = ['own', 'shared', 'guest'] as const
export type Holder = (typeof HOLDERS)[number]

/** What no browser may still hold: a word that stands in all that was typed, and who typed it. */
export type Traces = { secret: string; nickname: string; tokens: SignedIn | null }

type Doing = (page: Page, secret: string) => Promise<void>

const DOINGS: Record<string, Doing> = {
  async chat(page, secret) {
    await page.goto('/uz')
    const panel = await openChat(page)
    const text = panel.getByPlaceholder(chat.placeholder)
    if (await panel.getByText(chat.prompt).isVisible()) return text.fill(`${secret} yozib qo‘ydim`)
    await write(panel, `${secret} yozdim`)
    await expect(text).toHaveValue('')
    return text.fill(`${secret} hali yubormadim`)
  },
  async report(page, secret) {
    await page.goto('/uz/report')
    const kept = page.getByRole('heading', { name: steps.kept.title })
    await expect(kept.or(page.getByRole('button', { name: words.frame.next, exact: true }))).toBeVisible()
    if (await kept.isVisible()) return
    await begin(page, 'child_self')
    for (const _ of ['what', 'child', 'place', 'when']) await next(page)
    await story(page).fill(`${secret}: shunday bo‘ldi, uni hech kim bilmasin.`)
  },
  async knowledge(page) {
    await page.goto('/uz/tests/internetda-xavfsiz')
    await answerTwo(page)
  },
  async self_check(page) {
    await page.goto('/uz/tests/ikki-hafta')
    await answerTwo(page)
  },
  async saved(page) {
    await page.goto('/uz/learn/tanam-meniki/tana-kimniki')
    const button = page.getByRole('button', { name: new RegExp(`^${learn.save}`) }).first()
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  },
  async search(page, secret) {
    await page.goto('/uz/search')
    await page.getByRole('searchbox').fill(secret)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('searchbox')).toHaveValue(secret)
  },
  async question(page, secret) {
    await page.goto('/uz/questions/ask')
    await page.getByLabel(ask_question.ask.short).fill(`${secret} haqida`)
    await page
      .getByLabel(ask_question.ask.question, { exact: true })
      .fill(`${secret}: shunday bo‘ldi va men nima qilishni bilmayman.`)
  },
  async audience(page) {
    await page.goto('/uz/auth/register')
    await page.getByLabel(account.common.nickname, { exact: true }).or(page.getByText(account.done.title)).first().waitFor()
  },
  async notifications(page) {
    await page.goto('/uz/notifications')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
}
export const DOING_NAMES = Object.keys(DOINGS)

async function answerTwo(page: Page): Promise<void> {
  await page.getByRole('button', { name: test_words.start }).click()
  for (const _ of [1, 2]) {
    await page.locator('.options input').first().check()
    await page.getByRole('button', { name: test_run.next }).click()
  }
}

export type Visit = { way: Way; holder: Holder; doings: readonly string[]; secret: string }

/** One visit from the first page to leaving. Answers what must not be found afterwards. */
export async function visit(context: BrowserContext, page: Page, house: House, plan: Visit): Promise<Traces> {
  const { way, holder, secret } = plan
  const person = holder === 'guest' ? null : await makePerson(house)
  if (person && holder === 'own') await bringTokens(context, house, person)
  if (person && holder === 'shared') await signInOnSharedPhone(page, person.nickname)
  for (const name of plan.doings) await DOINGS[name]!(page, secret)
  await LEAVINGS[way](page)
  // said by a mark in the tab, which goes as the words come
  if (way === 'logout' && holder === 'shared') await expect(page.getByText(SHARED_LINE_WORDS.uz.ended)).toBeVisible()
  return { secret, nickname: person?.nickname ?? secret, tokens: person }
}

/** Through the form, with the answer that the phone is somebody else's. */
export async function signInOnSharedPhone(page: Page, nickname: string): Promise<void> {
  await page.goto('/uz/auth/login')
  await page.getByLabel(account.common.nickname, { exact: true }).fill(nickname)
  await page.getByLabel(account.common.password, { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: account.login.submit }).click()
  await page.getByRole('button', { name: account.device.not_mine, exact: true }).click()
  await expect(page).toHaveURL(/\/uz$/)
  await expect(page.locator('.shared-line')).toBeVisible()
}

const LEAVINGS: Record<Way, (page: Page) => Promise<void>> = {
  async exit(page) {
    await page.getByRole('link', { name: shell.exit, exact: true }).first().click()
    await expect(page).toHaveTitle('Elsewhere')
  },
  async logout(page) {
    await page.goto('/uz/profile')
    // by the keyboard: parts of the screen above still come, and would move the button from under a click
    await page.getByRole('main').getByRole('button', { name: account_words.profile.sign_out, exact: true }).press('Enter')
    await expect(page).toHaveURL(/\/uz$/)
  },
  async delete(page) {
    await page.goto('/uz/profile')
    await page.getByRole('button', { name: account_words.profile.delete, exact: true }).press('Enter')
    const dialog = page.getByRole('dialog', { name: account_words.profile.delete_title })
    await dialog.getByLabel(account.common.password, { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: account_words.profile.delete_yes }).press('Enter')
    await expect(page).toHaveURL(/\/uz(\/profile)?$/)
    await expect(page.getByText(account_words.profile.deleted_title).or(page.locator('.hero')).first()).toBeVisible()
  },
}

/** All that a browser holds of the site: names, and everything as one text. */
export type Holding = {
  local: string[]
  session: string[]
  databases: string[]
  caches: string[]
  cookies: string[]
  history: string[]
  text: string
}

/** Reads it from outside: the history first, then the rest from an address of the site that runs no script. */
export async function holding(context: BrowserContext, page: Page, house: House): Promise<Holding> {
  const devtools = await context.newCDPSession(page)
  const { entries } = await devtools.send('Page.getNavigationHistory')
  await devtools.detach()
  await page.goto(`${house.url}/healthz`)
  const kept = await page.evaluate(readBrowser)
  const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`)
  const history = entries.map(({ url, title }) => `${url} ${title}`)
  return { ...kept, cookies, history, text: JSON.stringify([kept, cookies, history]) }
}

/** Runs in the page. A database counts by what lies in it. */
export async function readBrowser() {
  const rowsOf = (name: string): Promise<string[]> =>
    new Promise((resolve, reject) => {
      const opening = indexedDB.open(name)
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const stores = [...opening.result.objectStoreNames]
        if (stores.length === 0) return resolve([])
        const all = opening.result.transaction(stores[0]!).objectStore(stores[0]!).getAll()
        all.onsuccess = () => resolve(all.result.map((row) => `${name} ${JSON.stringify(row)}`))
      }
    })
  const databases = await indexedDB.databases()
  const rows = await Promise.all(databases.map(({ name }) => rowsOf(name!)))
  const cached: string[] = []
  const bodies: string[] = []
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      cached.push(`${name} ${new URL(request.url).pathname}`)
      bodies.push((await (await cache.match(request))?.text()) ?? '')
    }
  }
  return {
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: rows.flat(),
    caches: cached,
    bodies: [bodies, Object.values(localStorage), Object.values(sessionStorage)].join(' '),
  }
}

const NEUTRAL_CACHE = /^offline-\d+ \/(?:uz|ru|en)\/(?:offline|exit|places\/kept)$/

/**
 * What of a holding is not on the list of what may stay, in words; empty: nothing. On one's own phone the quick exit keeps
 * the two tokens, so that one tap brings the person back (safety.md 1); nothing else ever stays but neutral pages, the
 * language, and that this tab was left.
 */
export function leftBehind({ way, holder }: Pick<Visit, 'way' | 'holder'>, traces: Traces, found: Holding): string[] {
  const tokens_stay = way === 'exit' && holder === 'own'
  const allowed_local = tokens_stay ? ['himoya_access', 'himoya_refresh'] : []
  const allowed_session = way === 'exit' ? ['himoya_left'] : []
  const { secret, nickname, tokens } = traces
  const secrets = [secret, nickname, ...(tokens && !tokens_stay ? [tokens.access, tokens.refresh] : [])]
  return [
    ...found.local.filter((name) => !allowed_local.includes(name)).map((name) => `local storage ${name}`),
    ...found.session.filter((name) => !allowed_session.includes(name)).map((name) => `session storage ${name}`),
    ...found.databases.map((row) => `database ${row}`),
    ...found.caches.filter((name) => !NEUTRAL_CACHE.test(name)).map((name) => `cache ${name}`),
    ...found.cookies.filter((one) => !/^(?:__Host-)?lang=(?:uz|ru|en)$/.test(one)).map((one) => `cookie ${one}`),
    ...found.history.filter((entry) => /[?#]/.test(entry)).map((entry) => `history ${entry}`),
    ...secrets.filter((word) => found.text.includes(word)).map((word) => `the word ${word}`),
  ]
}

/** The refresh token of somebody who signed out or is gone opens nothing any more. */
export const isRefused = (house: House, { refresh }: SignedIn): Promise<boolean> =>
  callApi(house, 'auth/token/refresh/', { body: { refresh } }).then(
    () => false,
    () => true,
  )
