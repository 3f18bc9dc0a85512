import { LANGUAGES } from '@himoya/contract/languages'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { putSosSheet } from '../../../../test/sos-sheet.ts'
import { show } from '../../../../test/show.tsx'
import { messagesIn } from '../../../i18n/messages.ts'
import { HelpNow } from './help-now.tsx'
import css from './screen.css?inline'

it.each(LANGUAGES)(
  'after a risky answer a counsellor, the numbers, a place and the supervisor are one tap each (%s)',
  async (lang) => {
    putSosSheet()
    await show(<HelpNow onGoOn={() => {}} />, { texts: messagesIn, css, lang, width: 320 })
    const { help } = messagesIn(lang).test_result
    for (const [name, href] of [
      [help.write, `/${lang}/numbers#write`],
      [/112/, 'tel:112'],
      [/1140/, 'tel:1140'],
      [help.places, `/${lang}/places`],
      [help.supervisor, `/${lang}/complaint`],
    ] as const)
      await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href)
    await expect.element(page.getByRole('button', { name: help.go_on })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
)
