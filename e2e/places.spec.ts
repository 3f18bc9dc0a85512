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
  await expect(page.getByText('Выберите регион сами.')).toBeVisible()
  expect((await names(page)).length).toBeGreaterThanOrEqual(Math.min(before, 1))
  await expectNoSideways(page)
})

test('a region is pressed on the map’s list, by finger and by key, and the filters stay', async ({ page }) => {
  await page.setViewportSize(WIDTHS.phone)
  await page.goto('/uz/places')
  await page.getByRole('button', { name: 'Bola yolg‘iz kelsa bo‘ladi' }).click()
  const alone = page.getByRole('button', { name: 'Bola yolg‘iz kelsa bo‘ladi' })
  await expect(alone).toHaveAttribute('aria-pressed', 'true')
  const map = page.getByRole('navigation', { name: 'Xaritadagi hududlar' })
  await map.getByRole('link', { name: /^Toshkent shahri/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yordam joylari: Toshkent shahri')
  await expect(page).toHaveURL(/\/uz\/places\/in\/toshkent-shahri$/)
  await expect(alone).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page, 'places, a region pressed')
  await expectNoSideways(page)
})

test('after "no" the other ways are one tap each, and a few words can be left without a name', async ({ page }) => {
  await page.setViewportSize(WIDTHS.phone)
  await page.goto('/uz/places')
  await page.locator('.spot a').first().click()
  await page.getByRole('button', { name: 'Yo‘q', exact: true }).click()
  await expect(page.getByText('Bu sizning aybingiz emas.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Shu hududdagi boshqa joylar' })).toBeVisible()
  await expect(page.locator('[data-ways] a[href="tel:112"]')).toBeVisible()
  await page.getByLabel('Nima bo‘lganini yozasizmi?').fill('Eshik yopiq edi')
  await page.getByRole('button', { name: 'Yuborish' }).click()
  await expect(page.getByText('Yuborildi. Rahmat.')).toBeVisible()
  await expectAccessible(page, 'a place, answered')
  await expectNoSideways(page)
})

test('without a network the list opens with numbers to press, and says of which day it is', async ({ page, context }) => {
  await page.setViewportSize(WIDTHS.phone)
  await page.goto('/uz/places')
  await page.getByRole('button', { name: 'Internetsiz ham ochilsin' }).click()
  await expect(page.getByText('Saqlandi.')).toBeVisible()
  await context.setOffline(true)
  await page.goto('/uz/places/in/samarqand')
  await expect(page.getByText('Internetsiz ro‘yxat.')).toBeVisible()
  await page.locator('.region-choice summary').first().click()
  await expect(page.locator('.kept-places li').first()).toBeVisible()
  await expect(page.locator('main a[href="tel:112"]')).toBeVisible()
  await expectNoSideways(page)
  await page.goto('/uz/learn')
  await page.getByRole('link', { name: 'Yordam joylari ro‘yxati' }).click()
  await expect(page.getByText('Internetsiz ro‘yxat.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.locator('.places-list')).toBeVisible()
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
    await page
      .getByRole('link', { name: /^Toshkent shahri/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/uz\/places\/in\/toshkent-shahri$/)
    await page
      .getByRole('navigation', { name: 'Xaritadagi hududlar' })
      .getByRole('link', { name: /^Butun mamlakat/ })
      .click()
    await expect(page).toHaveURL(/\/uz\/places$/)
    await page
      .getByRole('navigation', { name: 'Xaritadagi hududlar' })
      .getByRole('link', { name: /^Toshkent shahri/ })
      .click()
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
