import { expect, LANGUAGES, repeatedIn, test } from './journey.ts'
import { showPanel } from './people.ts'
import { at, expectNoSideways } from './screens.ts'
import { home as uz_home, info } from './words.ts'

test.use({ visits: true })

test('the root address leads to Uzbek, and next time to the language chosen', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/uz$/)
  await page.locator('[data-lang] summary').click()
  await page.getByRole('link', { name: 'Русский' }).click()
  await expect(page).toHaveURL(/\/ru$/)
  await page.goto('/')
  await expect(page).toHaveURL(/\/ru$/)
})

test('switching the language keeps the page', async ({ page }) => {
  for (const path of ['numbers', 'for/teen', 'auth/register']) {
    await page.goto(at('uz', path))
    await page.locator('[data-lang] summary').click()
    await page.getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(new RegExp(`/en/${path}$`))
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  }
})

test('Uzbek is read in Cyrillic by one tap, on every page from then on; what a person writes stays as it is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const title = page.getByRole('heading', { level: 1 })
  const choose = async (name: string): Promise<void> => {
    await page.locator('[data-lang] summary').click()
    await page.getByRole('link', { name, exact: true }).click()
  }
  const LATIN = /[a-z]/i
  await page.goto('/uz/for/teen')
  await choose('Ўзбекча')
  await expect(title).not.toHaveText(LATIN)
  await expectNoSideways(page)
  await page.goto('/uz/numbers')
  await expect(title).not.toHaveText(LATIN)
  await showPanel(page)
  const box = page.locator('#chat textarea')
  await expect(box).toHaveAttribute('placeholder', /^[^a-z]+$/i)
  await box.fill('Menga yordam kerak')
  await page.reload()
  await expect(box).toHaveValue('Menga yordam kerak')
  // Other languages know no other letters, and they are there again on the way back.
  await page.goto('/en/numbers')
  await expect(title).toHaveText(LATIN)
  await choose('O‘zbekcha')
  await expect(title).not.toHaveText(LATIN)
  await choose('O‘zbekcha')
  await expect(title).toHaveText(LATIN)
})

test('each page says in its first HTML what language it is and where the others are', async ({ house }) => {
  for (const lang of LANGUAGES) {
    const html = await (await fetch(`${house.url}/${lang}/numbers`)).text()
    const tag = (pattern: RegExp): string => pattern.exec(html)?.[0] ?? ''
    expect(tag(/<html[^>]*>/)).toContain(`lang="${lang}"`)
    expect(tag(/<title>.*?<\/title>/)).not.toBe('<title></title>')
    expect(tag(/<meta name="description"[^>]*>/)).toMatch(/content="[^"]+"/)
    const alternates = html.match(/<link[^>]*hreflang[^>]*>/gi) ?? []
    for (const other of LANGUAGES) expect(alternates.join()).toContain(`/${other}/numbers"`)
    expect(alternates.join()).toContain('x-default')
  }
})

for (const lang of LANGUAGES)
  test(`headings and buttons stand where they are when their font comes (${lang})`, repeatedIn(lang), async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    let bring = (): void => {}
    const brought = new Promise<void>((resolve) => (bring = resolve))
    await page.route('**/*.woff2', async (route) => {
      await brought
      await route.continue()
    })
    const placesOf = (): Promise<Record<string, number[]>> =>
      page.evaluate(() =>
        Object.fromEntries(
          [...document.querySelectorAll('h1, h2, h3, .btn, .sos, .name, .call b')]
            .filter((one) => one.checkVisibility())
            .map((one, place) => {
              const { top, height, width } = one.getBoundingClientRect()
              return [`${place} ${one.textContent}`, [top, height, width]]
            }),
        ),
      )
    const comes = page.waitForRequest('**/*.woff2')
    await page.goto(`/${lang}`, { waitUntil: 'commit' })
    await comes
    await expect(page.locator('footer')).toBeVisible()
    const before = await placesOf()
    bring()
    await expect
      .poll(() =>
        page.evaluate(() => [...document.fonts].some(({ family, status }) => family.startsWith('Onest') && status === 'loaded')),
      )
      .toBe(true)
    const after = await placesOf()
    expect(Object.keys(before).length).toBeGreaterThan(10)
    for (const [name, [top, height, width]] of Object.entries(before)) {
      const [top_then, height_then, width_then] = after[name]!
      expect([name, top_then, height_then]).toEqual([name, top, height])
      expect(Math.abs(width_then! / width! - 1), name).toBeLessThan(0.06)
    }
  })

test('an address that does not exist is said so in the language of its path', async ({ page, house }) => {
  const answer = await page.goto('/ru/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  expect((await fetch(`${house.url}/api/v1/no-such-call/`, { headers: { 'accept-language': 'en' } })).status).toBe(404)
})

test('the counsellor is one tap from every page', async ({ page }) => {
  await page.goto('/uz')
  await expect(page.getByRole('heading', { level: 1, name: uz_home.title })).toBeVisible()
  await expect(page.locator('.chat-button')).toBeVisible()
})

test('without a network a page still shows the numbers to call', async ({ page, context }) => {
  await page.goto('/uz')
  // The card is kept from the first touch on, so that it costs a first view nothing.
  await page.getByRole('heading', { level: 1 }).click()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
  await context.setOffline(true)
  await page.goto('/uz/about')
  await expect(page.getByRole('heading', { level: 1, name: info.offline.title })).toBeVisible()
  await expect(page.locator('main a[href="tel:112"]')).toBeVisible()
})

for (const lang of LANGUAGES)
  test(
    `the pages of reporting never scroll sideways, from the narrowest phone on (${lang})`,
    repeatedIn(lang),
    async ({ page }) => {
      for (const path of ['report', 'report/receipt', 'report/mine']) {
        await page.goto(`/${lang}/${path}`)
        await expect(page.locator('.report-calls').first()).toBeVisible()
        for (const width of [320, 360, 429, 430, 480, 540, 562, 600, 744]) {
          await page.setViewportSize({ width, height: 760 })
          const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
          expect(sideways, `${path} at ${width}`).toBeLessThanOrEqual(0)
        }
      }
    },
  )
