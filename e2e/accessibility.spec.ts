import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { bringTokens, expect, LANGUAGES, makePerson, test } from './journey.ts'
import { ACCOUNT_PAGES, at, expectNoSideways, PAGES, WIDTHS } from './screens.ts'

/** Colours change over a moment, and half a change has no contrast. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
  })

/** Zero findings as it stands, in light and dark, on the smallest phone and on a desktop; and nothing sticks out. */
async function expectAccessible(page: Page, screen: string): Promise<void> {
  for (const [name, size] of Object.entries(WIDTHS)) {
    await page.setViewportSize(size)
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await settled(page)
      // The legacy mode looks at the page alone: there are no frames, and no second page has to be opened.
      const { violations } = await new AxeBuilder({ page })
        .setLegacyMode()
        .options({ resultTypes: ['violations'] })
        .analyze()
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
      expect(found, `${screen}, ${name}, ${scheme}`).toEqual([])
    }
    await expectNoSideways(page)
  }
}

for (const lang of LANGUAGES) {
  test(`axe finds nothing on any content page (${lang})`, async ({ page }) => {
    test.setTimeout(180_000)
    for (const path of PAGES) {
      await page.goto(at(lang, path))
      await expectAccessible(page, at(lang, path))
    }
  })

  test(`axe finds nothing on any account page (${lang})`, async ({ page, context, house }) => {
    test.setTimeout(180_000)
    for (const path of ACCOUNT_PAGES) {
      await page.goto(at(lang, path))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page, at(lang, path))
    }
    await bringTokens(context, house, await makePerson(house))
    await page.goto(at(lang, 'profile'))
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
    await expectAccessible(page, `/${lang}/profile`)
  })

  test(`axe finds nothing in the chat panel and the SOS sheet (${lang})`, async ({ page, context, house }) => {
    test.setTimeout(120_000)
    await page.goto(`/${lang}`)
    await page.locator('[data-sos]').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, `SOS sheet ${lang}`)
    await page.keyboard.press('Escape')
    await page.locator('.chat-button').click()
    await expect(page.locator('#chat textarea')).toBeVisible()
    await expectAccessible(page, `chat of a guest ${lang}`)

    await bringTokens(context, house, await makePerson(house))
    await page.goto(`/${lang}`)
    await page.locator('.chat-button').click()
    await page.locator('#chat textarea').fill('Salom')
    await page.locator('#chat button[type=submit]').click()
    await expect(page.locator('#chat li').first()).toBeVisible()
    await expectAccessible(page, `chat of a user ${lang}`)
  })
}
