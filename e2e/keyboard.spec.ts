import type { Page } from '@playwright/test'
import { bringTokens, expect, makePerson, test } from './journey.ts'
import { bubble } from './people.ts'
import { chat, shell } from './words.ts'

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

test('the keyboard alone reaches the numbers', async ({ page }) => {
  await page.goto('/uz')
  await tabTo(page, shell.sos_label, 80)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('link', { name: /112/ })).toBeVisible()
})
