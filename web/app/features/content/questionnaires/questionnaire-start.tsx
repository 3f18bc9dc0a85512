import type { QuestionnaireCard } from '@himoya/contract/content/questionnaires'
import { MessageCircle } from 'lucide'
import { Icon } from '../../../art/icon.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useSite } from '../../../ui/site/use-site.ts'
import { NumberCard } from '../../../ui/site/number-card.tsx'

type Props = { questionnaire: QuestionnaireCard }

/** The way into the questions: the button's few bytes say that the rest is on its way (app/islands/questionnaire.ts). */
export function QuestionnaireStart({ questionnaire: { slug } }: Props) {
  const t = useTexts('questionnaire')
  const { lang, islands } = useSite()
  const { questionnaire: button, 'questionnaire-screen': screen } = islands
  if (!button || !screen) return null
  return (
    <div
      className="js-only"
      data-touch={[button.script, ...button.imports].join(' ')}
      data-screen={[screen.script, ...screen.imports, screen.texts[lang]].join(' ')}
      data-slug={slug}
    >
      <button type="button" className="btn btn-first" data-busy={t('starting')}>
        {t('start')}
      </button>
    </div>
  )
}

/** What is true before the first question: whether a name stands on it, who sees it, and that it is no way to call for help. */
export function QuestionnaireAbout({ questionnaire: { anonymous, once } }: Props) {
  const t = useTexts('questionnaire')
  const { lang } = useSite()
  return (
    <>
      <h2>{t('know')}</h2>
      <ul className="says">
        <li>{t('free')}</li>
        <li>{t(anonymous ? 'anonymous' : 'named')}</li>
        {once !== 'always' && <li>{t(`once.${once}`)}</li>}
        <li>{t('totals')}</li>
      </ul>
      <p className="banner">{t('not_help')}</p>
      <p>
        <a className="btn btn-second" href={`/${lang}/numbers#write`} data-open-chat="">
          <Icon of={MessageCircle} />
          {t('write')}
        </a>
      </p>
      <noscript>
        <div className="flex flex-col gap-4 pt-4">
          <p>{t('no_script')}</p>
          <NumberCard />
        </div>
      </noscript>
    </>
  )
}
