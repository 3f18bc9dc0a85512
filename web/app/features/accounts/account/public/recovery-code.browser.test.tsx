import { LANGUAGES } from '@himoya/contract/languages'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../../../test/show.tsx'
import { copyNothing } from '../../../../../test/without-clipboard.ts'
import { messagesIn } from '../../../../i18n/messages.ts'
import { RecoveryCode } from './recovery-code.tsx'

it.each(LANGUAGES)('where a browser copies nothing the code is to be written down, and it is said (%s)', async (lang) => {
  const toasts = copyNothing()
  await show(<RecoveryCode made={{ recovery_code: '12345678901234567890' }} onKept={() => {}} />, {
    texts: messagesIn,
    css: '',
    lang,
  })
  const { recovery } = messagesIn(lang).account
  await page.getByRole('button', { name: recovery.copy }).click()
  await expect.poll(() => toasts.textContent).toContain(recovery.copy_failed)
  expect(page.getByText(recovery.copied).elements()).toEqual([])
})
