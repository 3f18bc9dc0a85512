import { LookIcon } from '../features/shell/install/look-icon.tsx'
import { LOOKS } from '../features/shell/install/looks.ts'
import type { PageFacts } from '../ui/site/page-facts.ts'
import { useSite } from '../ui/site/use-site.ts'
import { useTexts } from '../i18n/use-texts.ts'

export const handle: PageFacts = { page: 'install' }

const KNOW = ['know_name', 'know_opens', 'know_offline', 'know_nothing', 'know_shared'] as const

/** Which name and picture the site gets on a phone's screen; nothing is added before a look is chosen. */
export default function Install() {
  const t = useTexts('install')
  const { lang } = useSite()
  return (
    <div className="wrap page">
      <div className="reading">
        <h1>{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
        <h2>{t('choose')}</h2>
        <ul className="looks">
          {LOOKS.map((look) => (
            <li key={look}>
              <a href={`/${lang}/install/${look}`}>
                <LookIcon look={look} />
                {t(`names.${look}`)}
              </a>
            </li>
          ))}
        </ul>
        <h2>{t('know')}</h2>
        <ul className="says">
          {KNOW.map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
