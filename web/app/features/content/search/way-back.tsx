import type { Language } from '@himoya/contract/languages'
import { useTexts } from '../../../i18n/use-texts.ts'

/** Whoever looks for a number, however it is spelled, has been here before. */
const SAYS_NUMBER = /raqam|nomer|receipt|number|рақам|ракам|номер|квитанц|\d{4}/i

export function WayBack({ words, lang }: { words: string; lang: Language }) {
  const t = useTexts('search')
  if (!SAYS_NUMBER.test(words)) return null
  return (
    <a className="banner" href={`/${lang}/report/receipt`}>
      <span>
        <b>{t('back')}</b> {t('back_text')}
      </span>
    </a>
  )
}
