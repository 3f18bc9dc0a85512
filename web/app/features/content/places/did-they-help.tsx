import type { Place } from '@himoya/contract/content/places'
import { PLACE_ANSWERS, PLACE_WORDS_LENGTH } from '@himoya/contract/content/place-lists'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Touched } from '../../../ui/island/touched.tsx'
import { NumberCard } from '../../../ui/site/number-card.tsx'
import { useSite } from '../../../ui/site/use-site.ts'
import { pathOfRegion } from './region-choice.tsx'

/**
 * "Did they help?" on the page of a place: one tap, no name. What comes after stands in the page already and is only uncovered
 * (islands/place-answer.ts), so that whoever was not helped sees where else to go even when the line is gone by then.
 */
export function DidTheyHelp({ place: { id, region } }: { place: Pick<Place, 'id' | 'region'> }) {
  const t = useTexts('places')
  const { lang } = useSite()
  return (
    <section className="did-help" lang={lang}>
      <Touched
        name="place-answer"
        attributes={{ 'data-place': id, 'data-failed': t('help.failed'), 'data-wait': t('help.wait') }}
      >
        <h2>{t('help.title')}</h2>
        <p className="meta">{t('help.hint')}</p>
        <p className="helpful">
          {PLACE_ANSWERS.map((answer) => (
            <button key={answer} type="button" className="btn btn-second" data-say={answer}>
              {t(`help.${answer}`)}
            </button>
          ))}
        </p>
      </Touched>
      <div hidden data-after="">
        {PLACE_ANSWERS.map((answer) => (
          <p key={answer} hidden tabIndex={-1} data-thanks={answer}>
            {t(`help.thanks_${answer}`)}
          </p>
        ))}
        <div hidden data-ways="" className="card">
          <h3>{t('help.ways')}</h3>
          <p className="facts">
            <a className="btn btn-second" href={`/${lang}/numbers#write`} data-open-chat="">
              {t('write')}
            </a>
            <a className="btn btn-second" href={pathOfRegion(lang, region)}>
              {t('help.another')}
            </a>
          </p>
          <NumberCard />
        </div>
        <FewWords />
        <p hidden tabIndex={-1} data-sent="">
          {t('help.sent')}
        </p>
      </div>
    </section>
  )
}

/** What is too long is counted and stays (islands/place-answer.ts). */
function FewWords() {
  const t = useTexts('places')
  return (
    <form data-words="" noValidate>
      <label htmlFor="place-words">{t('help.words')}</label>
      <p className="meta" id="place-words-hint">
        {t('help.words_hint')}
      </p>
      <textarea
        id="place-words"
        rows={3}
        autoComplete="off"
        data-most={PLACE_WORDS_LENGTH}
        aria-describedby="place-words-hint place-words-length"
      />
      <p className="meta" id="place-words-length" role="status" />
      <button type="submit" className="btn btn-second">
        {t('help.send')}
      </button>
    </form>
  )
}
