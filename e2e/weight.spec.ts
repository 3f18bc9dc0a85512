import type { Language } from '@himoya/contract/languages'
import type { House } from './house.ts'
import { bringTokens, expect, LANGUAGES, LONGEST, makePerson, repeatedIn, test } from './journey.ts'
import { begin, send, shownReceipt, tell } from './reports.ts'
import { ACCOUNT_PAGES, at, PAGES } from './screens.ts'
import { listedPaths, longestOfEachKind } from './content-pages.ts'
import { documentParts, fetchedDuring, scriptBytes, withoutLazyPictures, type Fetched } from './weight.ts'

const KB = 1_000
/** SOS with it: all that it takes to hold it, send a call and keep it. */
const SCRIPT = 4_096
const say = (fetched: Fetched[]): string => fetched.map(({ url, bytes }) => `${new URL(url).pathname} ${bytes}`).join('\n')

/** What a page asks for is the same in every language; Russian is the longest. In the others one page stands for all. */
const pagesOf = async (house: House, lang: Language): Promise<Set<string>> =>
  new Set(lang === LONGEST ? [...PAGES, ...(await longestOfEachKind(house, lang))] : ['', 'news'])

for (const lang of LANGUAGES) {
  test(
    `a content page weighs at most 8 KB, runs at most 4 KiB of script and asks at most 3 times (${lang})`,
    repeatedIn(lang),
    async ({ browser, house }) => {
      for (const path of await pagesOf(house, lang)) {
        const context = await browser.newContext({ baseURL: house.url })
        const page = await context.newPage()
        const all = await fetchedDuring(page, async () => void (await page.goto(at(lang, path), { waitUntil: 'networkidle' })))
        const fetched = await withoutLazyPictures(page, all)
        const { markup, script } = await documentParts(page.url())
        const message = `${at(lang, path)}: markup ${markup}, script ${script}\n${say(fetched)}`
        expect(markup, message).toBeLessThanOrEqual(8 * KB)
        expect(scriptBytes(fetched) + script, message).toBeLessThanOrEqual(SCRIPT)
        expect(fetched.length, message).toBeLessThanOrEqual(3)
        await context.close()
      }
    },
  )

  test(`every page that can be found weighs at most 8 KB (${lang})`, { tag: '@full' }, async ({ house }) => {
    const paths = await listedPaths(house, lang)
    expect(paths.length).toBeGreaterThan(50)
    const heavy: string[] = []
    for (const path of paths) {
      const { markup, script } = await documentParts(house.url + at(lang, path))
      if (markup > 8 * KB || script > SCRIPT) heavy.push(`${at(lang, path)}: markup ${markup}, script ${script}`)
    }
    expect(heavy).toEqual([])
  })
}

test('a first message on a slow phone has cost at most 100 KB of script', async ({ context, page, house }) => {
  await bringTokens(context, house, await makePerson(house))
  const slow = await context.newCDPSession(page)
  const fetched = await fetchedDuring(page, async () => {
    await page.goto('/ru', { waitUntil: 'networkidle' })
    await slow.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    })
    await page.locator('.chat-button').click()
    const panel = page.locator('#chat')
    await panel.locator('textarea').fill('Здравствуйте')
    const stored = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().includes('/message/'))
    await panel.getByRole('button', { name: 'Отправить', exact: true }).click()
    expect((await stored).ok()).toBe(true)
  })
  const bytes = scriptBytes(fetched) + (await documentParts(page.url())).script
  expect(bytes, say(fetched)).toBeLessThanOrEqual(100 * KB)
  expect(bytes).toBeGreaterThan(10 * KB)
})

test('a call for help runs at most 20 KB of script beside the page’s own, and waits for no framework', async ({ page }) => {
  await page.goto('/ru', { waitUntil: 'networkidle' })
  const fetched = await fetchedDuring(page, async () => {
    await page.locator('.sos[data-sos]').press('Enter')
    await page.waitForLoadState('networkidle')
  })
  expect(fetched.map(({ url }) => new URL(url).pathname).join(), say(fetched)).not.toMatch(/react|session-|base-/)
  expect(scriptBytes(fetched), say(fetched)).toBeLessThanOrEqual(20 * KB)
  expect(scriptBytes(fetched)).toBeGreaterThan(5 * KB)
})

test('a report is told to its end with at most 105 KB of script', async ({ page }) => {
  const fetched = await fetchedDuring(page, async () => {
    await begin(page, 'child_self')
    await tell(page, 'self')
    await send(page)
    await shownReceipt(page)
  })
  const bytes = scriptBytes(fetched) + (await documentParts(page.url())).script
  expect(bytes, say(fetched)).toBeLessThanOrEqual(105 * KB)
  expect(bytes).toBeGreaterThan(50 * KB)
})

test('an account page runs at most 92 KB of script', async ({ page, context, house }) => {
  const weigh = async (path: string): Promise<void> => {
    const fetched = await fetchedDuring(page, async () => void (await page.goto(at('ru', path), { waitUntil: 'networkidle' })))
    expect(scriptBytes(fetched) + (await documentParts(page.url())).script, say(fetched)).toBeLessThanOrEqual(92 * KB)
  }
  for (const path of ACCOUNT_PAGES) await weigh(path)
  await bringTokens(context, house, await makePerson(house))
  await weigh('profile')
})
