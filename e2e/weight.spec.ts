import type { Language } from '@himoya/contract/languages'
import { sampled } from '../kit/test/full.ts'
import type { House } from './house.ts'
import { bringTokens, expect, LANGUAGES, LONGEST, makePerson, repeatedIn, test } from './journey.ts'
import { begin, send, shownReceipt, tell } from './reports.ts'
import { ACCOUNT_PAGES, at, PAGES } from './screens.ts'
import { listedPaths, longestOfEachKind, newKinds } from './content-pages.ts'
import { chunkNameOf, documentParts, fetchedDuring, scriptBytes, withoutLazyPictures, type Fetched } from './weight.ts'

test.use({ visits: true })

const KB = 1_000
/** SOS with it: all that it takes to hold it, send a call and keep it. */
const SCRIPT = 4_096
const REACT = /\/assets\/react-[^/]*\.js$/
const say = (fetched: Fetched[]): string => fetched.map(({ url, bytes }) => `${chunkNameOf(url)} ${bytes}`).join('\n')

/** What a page asks for is the same in every language; Russian is the longest. In the others one page stands for all. */
async function pagesOf(house: House, lang: Language): Promise<string[]> {
  if (lang !== LONGEST) return ['', 'news']
  const longest = await longestOfEachKind(house, lang)
  return [...longest, ...newKinds(PAGES, longest)]
}

for (const lang of LANGUAGES) {
  test(
    `a content page weighs at most 8 KB, runs at most 4 KiB of script and asks at most 3 times (${lang})`,
    repeatedIn(lang),
    async ({ browser, house }) => {
      for (const path of sampled(await pagesOf(house, lang), 4)) {
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

  test(`every page that can be found weighs at most 8 KB (${lang})`, repeatedIn(lang), async ({ house }) => {
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

/** Somebody whose words are in the box as it comes: sent before anything else was asked for. */
function writeAtOnce(): void {
  new MutationObserver((_changes, watch) => {
    const box = document.querySelector<HTMLTextAreaElement>('#chat textarea')
    if (!box) return
    watch.disconnect()
    box.value = 'Здравствуйте'
    box.dispatchEvent(new Event('input'))
    box.form!.requestSubmit()
  }).observe(document, { childList: true, subtree: true })
}

for (const { first, most, least } of [
  { first: 'the words', most: 30, least: 10 },
  { first: 'React', most: 112, least: 80 },
])
  test(`a first message has cost at most ${most} KB of script by "sent" where ${first} came first`, async ({
    context,
    page,
    house,
  }) => {
    await bringTokens(context, house, await makePerson(house))
    if (first === 'the words') await page.addInitScript(writeAtOnce)
    const fetched = await fetchedDuring(page, async () => {
      await page.goto('/ru', { waitUntil: 'networkidle' })
      await page.locator('.chat-button').click()
      const panel = page.locator('#chat')
      if (first === 'React') {
        await expect(panel.locator('.chat-screens')).toBeVisible()
        await panel.locator('textarea').fill('Здравствуйте')
        await panel.getByRole('button', { name: 'Отправить', exact: true }).click()
      }
      await expect(panel.getByText('Здравствуйте')).toBeVisible()
      await expect(panel.getByText('Отправлено', { exact: true })).toBeVisible()
    })
    const bytes = scriptBytes(fetched) + (await documentParts(page.url())).script
    expect(bytes, say(fetched)).toBeLessThanOrEqual(most * KB)
    expect(bytes).toBeGreaterThan(least * KB)
  })

for (const { line, connection, files } of [
  { line: 'a usual line', connection: { saveData: false, effectiveType: '3g' }, files: [expect.stringMatching(REACT)] },
  { line: 'a line where data is saved', connection: { saveData: true, effectiveType: '4g' }, files: [] },
  { line: 'the slowest line', connection: { saveData: false, effectiveType: 'slow-2g' }, files: [] },
])
  test(`on ${line} ${files.length ? 'React alone' : 'nothing'} is fetched ahead, once the page was touched`, async ({ page }) => {
    await page.clock.install()
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
    const ahead = () =>
      page.evaluate(() => [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ href }) => href))
    await page.goto('/ru', { waitUntil: 'networkidle' })
    await page.clock.fastForward(60_000)
    expect(await ahead()).toEqual([])
    await page.locator('h1').first().click()
    await page.waitForFunction(() => navigator.serviceWorker.controller)
    // the idle moment comes after the wait, in a later turn
    const passTime = () => page.clock.runFor(10_000).then(ahead)
    if (files.length > 0) await expect.poll(passTime).toEqual(files)
    else for (let turn = 0; turn < 6; turn += 1) expect(await passTime()).toEqual([])
  })

test('a call for help runs at most 20 KB of script beside the page’s own, and waits for no framework', async ({ page }) => {
  await page.goto('/ru', { waitUntil: 'networkidle' })
  const fetched = await fetchedDuring(page, async () => {
    await page.locator('.sos[data-sos]').press('Enter')
    await page.waitForLoadState('networkidle')
  })
  for (const { url } of fetched) expect(['react', 'session', 'base'], say(fetched)).not.toContain(chunkNameOf(url))
  expect(scriptBytes(fetched), say(fetched)).toBeLessThanOrEqual(20 * KB)
  expect(scriptBytes(fetched)).toBeGreaterThan(5 * KB)
})

test('a report is told to its end with at most 120 KB of script, and 64 KB more that find words of danger', async ({ page }) => {
  // They come to whoever pauses, and a journey does not pause by itself.
  const listsCome = page.waitForResponse((response) => chunkNameOf(response.url()) === 'find-hints')
  const fetched = await fetchedDuring(page, async () => {
    await begin(page, 'child_self')
    await tell(page, 'self', () => listsCome)
    await send(page)
    await shownReceipt(page)
    await page.waitForLoadState('networkidle')
  })
  const phrases = fetched.filter(({ url }) => chunkNameOf(url) === 'find-hints')
  const bytes = scriptBytes(fetched) - scriptBytes(phrases) + (await documentParts(page.url())).script
  expect(bytes, say(fetched)).toBeLessThanOrEqual(120 * KB)
  expect(bytes).toBeGreaterThan(50 * KB)
  expect(scriptBytes(phrases)).toBeGreaterThan(20 * KB)
  expect(scriptBytes(phrases)).toBeLessThanOrEqual(64 * KB)
})

test('an account page runs at most 98 KB of script', async ({ page, context, house }) => {
  const weigh = async (path: string): Promise<void> => {
    const fetched = await fetchedDuring(page, async () => void (await page.goto(at('ru', path), { waitUntil: 'networkidle' })))
    expect(scriptBytes(fetched) + (await documentParts(page.url())).script, say(fetched)).toBeLessThanOrEqual(98 * KB)
  }
  for (const path of ACCOUNT_PAGES) await weigh(path)
  await bringTokens(context, house, await makePerson(house))
  await weigh('profile')
})
