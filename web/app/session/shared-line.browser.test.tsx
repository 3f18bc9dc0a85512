import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { SHARED_LINE_WORDS } from '../i18n/with-code/shared-line-words.ts'
import { showEndedLine } from './shared-line.ts'

afterEach(() => document.body.replaceChildren())

it('that a session has ended is said into a region that a screen reader knows already', async () => {
  const strip = document.createElement('div')
  strip.className = 'strip'
  document.body.replaceChildren(strip)
  showEndedLine('uz')
  const line = page.getByRole('status')
  expect(line.element().textContent).toBe('')
  await expect.element(line.getByText(SHARED_LINE_WORDS.uz.ended)).toBeVisible()
  await line.getByRole('button', { name: SHARED_LINE_WORDS.uz.close }).click()
  await expect.element(line).not.toBeInTheDocument()
})
