import type { Language } from '@himoya/contract/languages'
import type { House } from './house.ts'
import { bringTokens, expect, LANGUAGES, makePerson, oncePer, test } from './journey.ts'
import { ACCOUNT_PAGES, at, PAGES } from './screens.ts'
import { listedPaths, longestOfEachKind } from './content-pages.ts'
import { documentParts, fetchedDuring, scriptBytes, withoutLazyPictures, type Fetched } from './weight.ts'

const KB = 1_000
/** SOS with it: all that it takes to hold it, send a call and keep it. */
const SCRIPT = 4_096
const say = (fetched: Fetched[]): string => fetched.map(({ url, bytes }) => `${new URL(url).pathname} ${bytes}`).join('\n')

/** What a page asks for is the same in every language; Russian is the longest. In the others one page stands for all. */
const pagesOf = async (house: House, lang: Language): Promise<Set<string>> =>
  new Set(lang === 'ru' ? [...PAGES, ...(await longestOfEachKind(house, lang))] : ['', 'news'])

for (const lang of LANGUAGES) {
  test(`a content page weighs at most 8 KB, runs at most 4 KiB of script and asks at most 3 times (${lang})`, async ({
    browser,
    house,
  }) => {
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
  })

  test(`every page that can be found weighs at most 8 KB (${lang})`, oncePer(lang), async ({ house }) => {
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

test('the open chat has cost at most 75 KB of script in all', async ({ context, page, house }) => {
  await bringTokens(context, house, await makePerson(house))
  const fetched = await fetchedDuring(page, async () => {
    await page.goto('/ru', { waitUntil: 'networkidle' })
    await page.locator('.chat-button').click()
    await expect(page.locator('#chat textarea')).toBeVisible()
    await page.waitForLoadState('networkidle')
  })
  const bytes = scriptBytes(fetched) + (await documentParts(page.url())).script
  expect(bytes, say(fetched)).toBeLessThanOrEqual(75 * KB)
  expect(bytes).toBeGreaterThan(10 * KB)
})

test('an account page runs at most 105 KB of script', async ({ page }) => {
  for (const path of ACCOUNT_PAGES) {
    const fetched = await fetchedDuring(page, async () => void (await page.goto(at('ru', path), { waitUntil: 'networkidle' })))
    expect(scriptBytes(fetched) + (await documentParts(page.url())).script, say(fetched)).toBeLessThanOrEqual(105 * KB)
  }
})
