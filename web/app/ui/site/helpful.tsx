import { useTexts } from '../../i18n/use-texts.ts'
import { Touched } from '../island/touched.tsx'

/** "Was it helpful?" under an answer; `call` is the call that counts it: `faq/{id}/helpful/`. */
export function Helpful({ call }: { call: string }) {
  const t = useTexts('site')
  return (
    <Touched
      name="helpful"
      className="helpful"
      attributes={{
        'data-call': call,
        'data-thanks': t('helpful.thanks'),
        'data-sorry': t('helpful.sorry'),
        'data-failed': t('helpful.failed'),
      }}
    >
      <p>{t('helpful.title')}</p>
      <button type="button" className="btn btn-second" data-say="yes">
        {t('helpful.yes')}
      </button>
      <button type="button" className="btn btn-second" data-say="no">
        {t('helpful.no')}
      </button>
    </Touched>
  )
}
