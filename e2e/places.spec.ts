import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, LANGUAGES, test } from './journey.ts'
import { expectNoSideways, WIDTHS } from './screens.ts'
import { search as ru_search } from '../web/app/i18n/ru/search.ts'
import { search } from './words.ts'

test.use({ visits: true })

const names = (page: Page) => page.locator('.spot h2').allTextContents()

test('a person narrows the list of places and sees what is nearest, and nobody is told where they are', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 39.65, longitude: 66.96 })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/en/places')
  await expect(page.locator('.spot').first()).toBeVisible()
  await page.getByRole('button', { name: 'Free' }).click()
  await expect(page.getByRole('button', { name: 'Free' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('status').filter({ hasText: 'Found' })).toBeVisible()
  await page.getByRole('button', { name: 'Near me' }).click()
  await expect(page.getByText('Your location stays on this device.')).toBeVisible()
  await expect(page.locator('.spot').first()).toContainText('km')
  await page.getByRole('button', { name: 'Zoom in' }).click()
  for (const url of asked) expect(decodeURIComponent(url)).not.toMatch(/39\.6|66\.9|near=/)
  await expectAccessible(page, 'places, filtered')
})

test(
  'on a small phone a place stands in the first view, with what it is and whether it can be called',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    for (const lang of LANGUAGES) {
      await page.goto(`/${lang}/places`)
      const [card, bar] = await Promise.all(['.spot', '.corners > .sos'].map((one) => page.locator(one).first().boundingBox()))
      expect(card!.y + card!.height).toBeLessThanOrEqual(bar!.y)
      await expect(page.locator('.spot .meta').last()).not.toBeEmpty()
      await expectNoSideways(page)
    }
  },
)

test(
  'on a wide screen the list begins under the choice of the region, however high the map beside it is',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize(WIDTHS.desktop)
    for (const path of ['places', 'places/in/samarqand']) {
      await page.goto(`/uz/${path}`)
      const [choice, list] = await Promise.all(['.region-choice', '.places-list'].map((one) => page.locator(one).boundingBox()))
      expect(list!.y - choice!.y - choice!.height, path).toBeLessThanOrEqual(16)
    }
  },
)

test('without a location the list stays, and says what to do', { tag: '@full' }, async ({ page, context }) => {
  await context.clearPermissions()
  await page.setViewportSize(WIDTHS.phone)
  await page.goto('/ru/places')
  const before = (await names(page)).length
  await page.getByRole('button', { name: 'Рядом со мной' }).click()
  await expect(page.getByText('Узнать место не вышло.')).toBeVisible()
  expect((await names(page)).length).toBeGreaterThanOrEqual(Math.min(before, 1))
  await expectNoSideways(page)
})

test(
  'all spellings of a word find the same first, while one types, and the words stand in no address',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/uz/search')
    const field = page.getByRole('searchbox')
    const firsts = new Set<string>()
    for (const word of ["o'qituvchi", 'oʻqituvchi', 'o‘qituvchi', 'ўқитувчи', 'oqituvchi', 'oqtuvchi']) {
      const answered = page.waitForResponse((answer) =>
        answer.url().includes(`/search/?q=${encodeURIComponent(word).replaceAll("'", '%27')}`),
      )
      await field.fill(word)
      await answered
      await expect(page.locator('.found mark').first()).toBeVisible()
      firsts.add((await page.locator('.found a').first().getAttribute('href')) ?? '')
    }
    expect(firsts.size).toBe(1)
    expect(page.url()).toMatch(/\/uz\/search$/)
    await expectAccessible(page, 'search, found')
  },
)

const HARM = ['ozimni oldirmoqchiman', 'kaltak', 'o`gay ota', 'хочу умереть', 'изнасилование', 'отчим', 'suicide', 'stepfather']

test('who searches for harm sees a person before what was found, and who searches for a lesson sees the lesson', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/uz/search')
  await expect(page.getByRole('main').getByRole('link', { name: search.types.faq })).toBeVisible()
  const person = page.getByRole('heading', { name: search.person_title })
  for (const words of HARM) {
    await page.getByRole('searchbox').fill(words)
    await expect(person).toBeInViewport()
    await expect(page.getByRole('main').getByRole('link', { name: search.write }).first()).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.person a[href="tel:112"]')).toBeVisible()
  }
  await expectAccessible(page, 'search, a person first')
  await page.getByRole('searchbox').fill('bulling')
  await expect(person).toHaveCount(0)
  await expect(page.locator('.found a').first()).toBeInViewport()
  await expectNoSideways(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('who searches for harm sees a person first', async ({ page }) => {
    await page.goto('/ru/search')
    await page.getByRole('searchbox').fill('отчим')
    await page.getByRole('button', { name: 'Найти' }).click()
    await expect(page.getByRole('heading', { name: ru_search.person_title })).toBeVisible()
    await expect(page.locator('.person a[href="tel:112"]')).toBeVisible()
  })

  test.use({ javaScriptEnabled: false })

  test('places are read by region and a search is sent as a form', { tag: '@full' }, async ({ page }) => {
    await page.goto('/uz/places')
    await page.locator('.region-choice summary').click()
    await page.getByRole('link', { name: 'Toshkent shahri' }).first().click()
    await expect(page).toHaveURL(/\/uz\/places\/in\/toshkent-shahri$/)
    await page.locator('.spot a').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/uz/search')
    await page.getByRole('searchbox').fill('ўқитувчи')
    await page.getByRole('button', { name: 'Qidirish' }).click()
    await expect(page.locator('.found mark').first()).toBeVisible()
    expect(page.url()).toMatch(/\/uz\/search$/)
  })
})
