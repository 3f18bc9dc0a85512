import type { Language } from '@himoya/contract/languages'
import type { Place } from '@himoya/contract/content/places'
import { useTexts } from '../../../i18n/use-texts.ts'

type Props = Pick<Place, 'kind'> & {
  /** Of the page; what is said of the place may be in another. */
  lang: Language
}

/** Who has never called anybody puts the phone away again: the first sentence is there to be read out. */
export function CallSentence({ kind, lang }: Props) {
  const t = useTexts('info')
  return (
    <div className="card" lang={lang}>
      <h3>{t('call.title')}</h3>
      <blockquote className="quote">{t(`call.${kind}`)}</blockquote>
      <p className="meta">
        {t('call.note')} {t('call.other')}
      </p>
    </div>
  )
}
