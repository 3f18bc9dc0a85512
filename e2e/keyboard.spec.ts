import type { Page } from '@playwright/test'
import { shell as en } from '../web/app/i18n/en/shell.ts'
import { shell as ru } from '../web/app/i18n/ru/shell.ts'
import { shell as uz } from '../web/app/i18n/uz/shell.ts'
import { bringTokens, expect, LANGUAGES, makePerson, repeatedIn, test } from './journey.ts'
import { bubble } from './people.ts'
import { chat, shell } from './words.ts'

test.use({ visits: true })

const SHELL = { uz, ru, en }

/** Presses Tab until the focus is on something with this name. */
async function tabTo(page: Page, name: string, most = 40): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab')
    const here = await page.evaluate(() => {
      const element = document.activeElement
      return (
        element?.getAttribute('aria-label') ??
        (element as HTMLInputElement | null)?.placeholder ??
        element?.textContent?.trim() ??
        ''
      )
    })
    if (here.trim() === name) return
  }
  throw new Error(`Tab never reached "${name}"`)
}

test('the keyboard alone opens the chat, writes, sends and closes it again', async ({ page, context, house }) => {
  await bringTokens(context, house, await makePerson(house))
  await page.goto('/uz')
  await tabTo(page, shell.chat_open, 80)
  await page.keyboard.press('Enter')
  const panel = page.getByRole('region', { name: shell.chat_title })
  await expect(panel.getByText(chat.empty)).toBeVisible()
  await expect.poll(() => panel.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await panel.getByPlaceholder(chat.placeholder).focus()
  await page.keyboard.type('Klaviaturadan')
  await tabTo(page, chat.send)
  await page.keyboard.press('Enter')
  await expect(bubble(panel, 'Klaviaturadan')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
})

test('the keyboard alone reaches the numbers', { tag: '@full' }, async ({ page }) => {
  await page.goto('/uz')
  await tabTo(page, shell.sos_label, 80)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('link', { name: /112/ })).toBeVisible()
})

for (const lang of LANGUAGES)
  test(
    `the way out, the way past the menus, SOS and the chat come before the page, as buttons that say what they are (${lang})`,
    repeatedIn(lang),
    async ({ page }) => {
      const { sos_label, chat_open, exit, skip } = SHELL[lang]
      await page.goto(`/${lang}`)
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: exit, exact: true }).first()).toBeFocused()
      const named: string[] = []
      const isInPage = () => page.evaluate(() => document.querySelector('main')!.contains(document.activeElement))
      while (!(await isInPage()) && named.length < 30) {
        named.push(
          await page.evaluate(
            () => document.activeElement!.getAttribute('aria-label') ?? document.activeElement!.textContent.trim(),
          ),
        )
        await page.keyboard.press('Tab')
      }
      expect(named).toContain(skip)
      expect(named.slice(-2)).toEqual([sos_label, chat_open])
      for (const name of [sos_label, chat_open]) await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
    },
  )

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('SOS and the chat lead to the numbers', async ({ page }) => {
    for (const name of [shell.sos_label, shell.chat_open]) {
      await page.goto('/uz')
      await page.getByRole('button', { name, exact: true }).click()
      await expect(page).toHaveURL(/\/uz\/numbers\??$/)
      await expect(page.locator('main a[href="tel:112"]').first()).toBeVisible()
    }
  })
})
