import { sampled } from '../kit/test/full.ts'
import { expectAccessible } from './axe.ts'
import { longestOfEachKind, newKinds } from './content-pages.ts'
import { callApi, expect, LANGUAGES, LONGEST, repeatedIn, test } from './journey.ts'
import { at, expectNoSideways, PAGES, WIDTHS } from './screens.ts'
import { shell as en } from '../web/app/i18n/en/shell.ts'
import { shell as ru } from '../web/app/i18n/ru/shell.ts'
import { shell as uz } from '../web/app/i18n/uz/shell.ts'
import { site } from '../web/app/i18n/uz/site.ts'
import { onboarding } from './words.ts'

test.use({ visits: true })

// Long: its journeys go side by side.
test.describe.configure({ mode: 'parallel' })

const SHELL = { uz, ru, en }

/** No tab, history list or screen shared by others may tell on anybody. */
const TELLING = /yordam|zo‘ravon|bola|помощ|насил|дет|ребён|help|violen|abuse|child/i

for (const lang of LANGUAGES) {
  test.describe(`without JavaScript (${lang})`, repeatedIn(lang), () => {
    test.use({ javaScriptEnabled: false, viewport: WIDTHS.phone })

    test('every kind of page with content can be read, left and called from at 320 px', async ({ page, house }) => {
      const longest = await longestOfEachKind(house, lang)
      for (const path of sampled([...longest, ...newKinds(PAGES, longest)], 3)) {
        await page.goto(at(lang, path))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('a[href="tel:112"]:visible').first()).toBeVisible()
        await expect(page.getByRole('link', { name: SHELL[lang].exit, exact: true })).toHaveAttribute('href', /^https:\/\//)
        await expect(page.getByRole('main')).not.toBeEmpty()
        await expectNoSideways(page)
      }
    })
  })

  test(`axe finds nothing on any kind of page with content (${lang})`, repeatedIn(lang), async ({ page, house }) => {
    for (const path of sampled(newKinds(await longestOfEachKind(house, lang), PAGES), 2)) {
      await page.goto(at(lang, path))
      await expectAccessible(page, at(lang, path), { again: lang !== LONGEST })
    }
  })

  test(`a tab tells on nobody (${lang})`, repeatedIn(lang), async ({ page, house }) => {
    for (const path of sampled(await longestOfEachKind(house, lang), 3)) {
      await page.goto(at(lang, path))
      expect(await page.title(), path).not.toMatch(TELLING)
      expect(await page.title(), path).not.toBe('')
    }
  })
}

test('readers and engines get the title of what is there, a tab does not show it', { tag: '@full' }, async ({ page, house }) => {
  const { results } = await callApi<{ results: { slug: string; title: string }[] }>(house, 'news/')
  const [news] = results
  const html = await (await fetch(`${house.url}/uz/news/${news!.slug}`)).text()
  expect(html).toContain('<title>')
  expect(html).toContain(news!.title)
  await page.goto(`/uz/news/${news!.slug}`)
  expect(await page.title()).not.toBe(news!.title)
})

test(
  'an answer unfolds by its address, and whether it helped is asked without a word about who was asked',
  { tag: '@full' },
  async ({ page, house }) => {
    const { results } = await callApi<{ results: { slug: string; category: string; title: string }[] }>(house, 'faq/')
    const { slug, category, title } = results[0]!
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`/uz/faq/${category}#q-${slug}`)
    const answer = page.locator(`#q-${slug}`)
    await expect(answer).toBeVisible()
    await expect(page.getByText(title, { exact: true })).toBeVisible()
    expect(asked.filter((path) => path.endsWith('.js'))).toEqual([])
    await answer.getByRole('button', { name: site.helpful.yes, exact: true }).click()
    await expect(answer.getByText(site.helpful.thanks)).toBeVisible()
    expect(asked.filter((path) => path.includes('/helpful/'))).toHaveLength(1)
  },
)

test('from home a lesson, a question and the news are one tap away on a phone', { tag: '@full' }, async ({ page }) => {
  await page.goto('/uz')
  for (const section of ['learn', 'questions', 'places', 'news', 'faq']) {
    await page.locator('.menu summary').click()
    await page.locator(`.menu a[href="/uz/${section}"]`).click()
    await expect(page).toHaveURL(new RegExp(`/uz/${section}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

for (const lang of LANGUAGES)
  test(
    `on a wide screen every part of the site stands beside its name, in one row (${lang})`,
    repeatedIn(lang),
    async ({ page }) => {
      await page.setViewportSize({ width: 1366, height: 768 })
      await page.goto(`/${lang}`)
      const parts = page.locator('header nav.words a:visible')
      await expect(parts).toHaveCount(7)
      for (const part of ['report', 'tests', 'faq']) await expect(page.locator(`.words a[href="/${lang}/${part}"]`)).toBeVisible()
      const rows = await page
        .locator('.top :is(.exit, .name, .words a, .icon-btn, .lang > summary):visible')
        .evaluateAll((all) => all.map((one) => [one.getBoundingClientRect().height, one.scrollWidth - one.clientWidth]))
      for (const [height, beyond] of rows) expect([height! <= 60, beyond! <= 0]).toEqual([true, true])
      const [name, first, last, search] = await Promise.all(
        ['.name', '.words a:first-child', '.words a:last-child', '.header > .icon-btn >> nth=0'].map((one) =>
          page.locator(one).boundingBox(),
        ),
      )
      expect(name!.x + name!.width).toBeLessThanOrEqual(first!.x)
      expect(last!.x + last!.width).toBeLessThanOrEqual(search!.x)
      await page.setViewportSize({ width: 1024, height: 768 })
      await page.locator('.menu summary').click()
      await expect(page.locator(`.menu a[href="/${lang}/report"]`)).toBeVisible()
      await expectNoSideways(page)
    },
  )

test(
  'whoever says who they are begins on the page for them; the lessons of each have a beginning of their own',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/uz/welcome')
    await page.getByRole('button', { name: onboarding.next }).click()
    await page.getByRole('radio', { name: onboarding.who_teacher, exact: true }).check()
    for (let step = 2; step < 4; step++) await page.getByRole('button', { name: onboarding.next }).click()
    await page.getByRole('button', { name: onboarding.finish }).click()
    await expect(page).toHaveURL(/\/uz\/for\/teacher$/)
    const begins: (string | null)[] = []
    for (const audience of ['child', 'teen', 'parent', 'teacher']) {
      await page.goto(`/uz/learn/for/${audience}`)
      const begin = page.locator('.notice a')
      begins.push(await begin.getAttribute('href'))
      await expect(page.locator(`.stories a[href="${begins.at(-1)}"]`)).toBeVisible()
    }
    expect(new Set(begins).size).toBe(4)
  },
)

test('news are read page by page by their path, and an article leads to others', { tag: '@full' }, async ({ page, house }) => {
  const { count } = await callApi<{ count: number }>(house, 'news/')
  await page.goto('/uz/news')
  await expect(page.locator('.story').first()).toBeVisible()
  if (count > 12) {
    await page.getByRole('link', { name: site.pager.next }).click()
    await expect(page).toHaveURL(/\/uz\/news\/page\/2$/)
  }
  await page.locator('.story').first().click()
  await expect(page.getByRole('heading', { level: 2, name: site.news.others })).toBeVisible()
})
