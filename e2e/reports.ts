import { receiptDigits } from '@himoya/contract/accounts/receipt-digits'
import type { Page } from '@playwright/test'
import { expect } from './journey.ts'
import { report, report_steps as steps } from './words.ts'

/* A report as it is told, step by step. */

export const STORY = 'Sinov matni: tanaffusda har kuni ustimdan kulishadi va narsalarimni olib qo‘yishadi.'

export const story = (page: Page) => page.getByLabel(steps.tell.story, { exact: true })
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const next = (page: Page) => page.getByRole('button', { name: report.frame.next, exact: true }).click()

export async function open(page: Page): Promise<void> {
  await page.goto('/uz/report')
  await expect(page.getByRole('button', { name: report.frame.next, exact: true })).toBeVisible()
}

type Role = Exclude<keyof typeof report.who, 'title' | 'lead'>

/** Up to the kinds of harm, asked in the words of this role. */
export async function begin(page: Page, role: Role): Promise<void> {
  await open(page)
  await page.getByRole('radio', { name: report.danger.ongoing }).check()
  await next(page)
  await expect(heading(page)).toBeFocused()
  await page.getByRole('radio', { name: report.who[role], exact: true }).check()
  await next(page)
}

/** From the kinds to the review, with no more than is needed. `pause`: once the story is written. */
export async function tell(
  page: Page,
  voice: 'self' | 'friend' | 'family' | 'worker' | 'witness',
  pause?: () => Promise<unknown>,
): Promise<void> {
  const words = steps[voice]
  await expect(heading(page)).toHaveText(words.what)
  await page.getByRole('group', { name: words.what }).getByRole('checkbox').nth(3).check()
  await next(page)
  await expect(heading(page)).toHaveText(words.child)
  await next(page)
  await expect(heading(page)).toHaveText(words.place)
  await page.getByLabel(steps.place.region, { exact: true }).selectOption('UZ-SA')
  await next(page)
  await expect(heading(page)).toHaveText(steps.when.title)
  await next(page)
  await expect(heading(page)).toHaveText(words.tell)
  await page.getByLabel(steps.tell.story, { exact: true }).fill(STORY)
  await pause?.()
  await next(page)
  await expect(heading(page)).toHaveText(steps.answer.title)
  await next(page)
  await expect(heading(page)).toHaveText(steps.review.title)
}

export const send = (page: Page) => page.getByRole('button', { name: steps.review.send, exact: true }).click()
export const shownReceipt = async (page: Page): Promise<string> => {
  const shown = page.getByText(/^\d{4}(?: \d{4}){4}$/).first()
  await expect(shown).toBeVisible()
  return receiptDigits(await shown.innerText())
}
