import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'
import { expectNoSideways, WIDTHS } from './screens.ts'
import { documentParts } from './weight.ts'

test.use({ visits: true })

/** The demo's numbers come out with its first job. */
async function openNumbers(page: Page, lang: string): Promise<void> {
  await expect(async () => {
    await page.goto(`/${lang}/statistics`)
    await expect(page.locator('.tiles')).toBeVisible({ timeout: 500 })
  }).toPass()
}

const PAGE_BYTES = 8_000

test('anybody reads how many reports there are, from the chart to the two-way table and the method', async ({ page, house }) => {
  await openNumbers(page, 'en')
  await expect(page.getByText('This is a sample: the numbers are invented.')).toBeVisible()
  await expectAccessible(page, 'statistics')
  await page.getByText('Table', { exact: true }).click()
  await expect(page.getByRole('table', { name: 'By region' }).getByRole('row', { name: /Tashkent City \d+/ })).toBeVisible()
  await page.getByRole('link', { name: 'January – June 2026' }).click()
  await expect(page).toHaveTitle(/statistics/i)
  await page.getByRole('link', { name: 'Open the tables' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Region and form')
  await expectAccessible(page, 'statistics, two dimensions')
  await page.getByRole('link', { name: 'Age and gender' }).click()
  await expect(page.getByRole('table', { name: 'Age and gender' })).toBeVisible()
  await page.goto('/en/statistics/method')
  await expect(page.getByRole('heading', { name: 'How people are protected' })).toBeVisible()
  await expectAccessible(page, 'statistics, method')
  for (const lang of ['uz', 'ru', 'en'])
    expect((await documentParts(`${house.url}/${lang}/statistics`)).markup, lang).toBeLessThanOrEqual(PAGE_BYTES)
})

test.describe('without scripts, on a small phone', () => {
  test.use({ javaScriptEnabled: false, viewport: WIDTHS.phone })

  test('the same numbers are read, taken along as a file, and none is below ten', { tag: '@full' }, async ({ page, request }) => {
    await openNumbers(page, 'ru')
    await expectNoSideways(page)
    const shown = await page.locator('.bars td:last-child, .months b, .tile b').allTextContents()
    expect(shown.length).toBeGreaterThan(30)
    for (const number of shown) expect(number).toMatch(/^(?:мало|[1-9]\d+|[1-9]\d{0,2}\u202f\d{3})$/)
    const href = (await page.getByRole('link', { name: 'Скачать CSV' }).first().getAttribute('href')) ?? ''
    const file = await (await request.get(href)).text()
    expect(file).toContain('Регион,region,Не менее')
    expect(file).toMatch(/город Ташкент,UZ-TK,\d+\r\n/)
  })
})
