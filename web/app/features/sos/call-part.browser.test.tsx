import { LANGUAGES, type Language } from '@himoya/contract/languages'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copyNothing } from '../../../test/without-clipboard.ts'
import type { SosCaller, SosView } from '../../browser/sos/sos-call.ts'
import type { SosTexts } from '../../i18n/sos-texts.ts'
import { callPart } from './call-part.ts'
import type { OwnFacts } from './sos-facts.ts'

const TEXTS = {
  uz: () => import('../../i18n/uz/for-sos.ts'),
  ru: () => import('../../i18n/ru/for-sos.ts'),
  en: () => import('../../i18n/en/for-sos.ts'),
}
const textsOf = async (lang: Language): Promise<SosTexts> => (await TEXTS[lang]()).texts

it.each(LANGUAGES)(
  'where a browser copies nothing the number of a call is to be written down, and it is said (%s)',
  async (lang) => {
    copyNothing()
    const texts = await textsOf(lang)
    const dialog = document.body.appendChild(document.createElement('dialog'))
    const part = callPart({ dialog, texts, lang, caller: {} as SosCaller, own: {} as OwnFacts, onMessages: () => {} })
    dialog.append(part.tail)
    dialog.showModal()
    part.show({ step: 'sent', failed: false, call: null, receipt: '1'.repeat(20) } as SosView)
    await page.getByRole('button', { name: texts.copy, exact: true }).click()
    await expect.element(page.getByRole('button', { name: texts.copy_failed, exact: true })).toBeVisible()
    dialog.remove()
  },
)
