import { sampled } from '../kit/test/full.ts'
import { expectAccessible } from './axe.ts'
import { newKinds } from './content-pages.ts'
import { bringTokens, expect, LANGUAGES, LONGEST, makePerson, repeatedIn, test } from './journey.ts'
import { showPanel } from './people.ts'
import { ACCOUNT_PAGES, at, PAGES } from './screens.ts'
import { pathsOfRoutes } from './sweep.ts'

test.use({ visits: true })

// Long: its journeys go side by side.
test.describe.configure({ mode: 'parallel' })

/** The pages are shared out among so many journeys, which go side by side. */
const PARTS = 3

for (const who of ['guest', 'user'] as const)
  for (let part = 1; part <= PARTS; part++)
    test(
      `axe finds nothing on any page there is a route for, in light and dark, of a ${who} (part ${part})`,
      { tag: '@full' },
      async ({ page, context, house }) => {
        test.setTimeout(1_800_000)
        if (who === 'user') await bringTokens(context, house, await makePerson(house))
        const paths = (await pathsOfRoutes(house, LONGEST)).filter((_, place) => place % PARTS === part - 1)
        expect(paths.length).toBeGreaterThan(5)
        for (const path of paths) {
          await page.goto(at(LONGEST, path), { waitUntil: 'networkidle' })
          await expectAccessible(page, at(LONGEST, path), { everywhere: true })
        }
      },
    )

for (const lang of LANGUAGES) {
  const again = lang !== LONGEST
  test(`axe finds nothing on any content page (${lang})`, repeatedIn(lang), async ({ page }) => {
    for (const path of sampled(newKinds(PAGES), 2)) {
      await page.goto(at(lang, path))
      await expectAccessible(page, at(lang, path), { again, everywhere: true })
    }
  })

  test(`axe finds nothing on any account page (${lang})`, repeatedIn(lang), async ({ page, context, house }) => {
    for (const path of sampled(ACCOUNT_PAGES, 2)) {
      await page.goto(at(lang, path))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page, at(lang, path), { again, everywhere: true })
    }
    await bringTokens(context, house, await makePerson(house))
    await page.goto(at(lang, 'profile'))
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
    await expectAccessible(page, `/${lang}/profile`, { again })
  })

  test(`axe finds nothing in the chat panel and the SOS sheet (${lang})`, repeatedIn(lang), async ({ page, context, house }) => {
    await page.goto(`/${lang}`)
    await page.locator('.sos[data-sos]').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, `SOS sheet ${lang}`, { again })
    await page.keyboard.press('Escape')
    await page.locator('.chat-button').click()
    await expect(page.locator('#chat textarea')).toBeVisible()
    await expectAccessible(page, `chat of a guest ${lang}`, { again })

    await bringTokens(context, house, await makePerson(house))
    await page.goto(`/${lang}`)
    await showPanel(page)
    await page.locator('#chat textarea').fill('Salom')
    await page.locator('#chat button[type=submit]').click()
    await expect(page.locator('#chat li').first()).toBeVisible()
    await expectAccessible(page, `chat of a user ${lang}`, { again })
  })
}
