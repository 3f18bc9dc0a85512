import { LANGUAGES } from '@himoya/contract/languages'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../../../test/show.tsx'
import { copyNothing } from '../../../../../test/without-clipboard.ts'
import { messagesIn } from '../../../../i18n/messages.ts'
import { ReceiptCard } from './receipt-card.tsx'

it.each(LANGUAGES)('where a browser copies nothing the number is to be written down, and it is said (%s)', async (lang) => {
  const toasts = copyNothing()
  await show(<ReceiptCard receipt={'1'.repeat(20)} in_words={undefined} quiet={false} />, { texts: messagesIn, css: '', lang })
  const { sent } = messagesIn(lang).ask_question
  await page.getByRole('button', { name: sent.copy }).click()
  await expect.poll(() => toasts.textContent).toContain(sent.copy_failed)
  expect(page.getByText(sent.copied).elements()).toEqual([])
})
