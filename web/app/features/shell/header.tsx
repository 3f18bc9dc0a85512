import { Menu, Search, User } from 'lucide'
import { Icon } from '../../art/icon.tsx'
import { Mark } from '../../art/mark.tsx'
import { useTexts } from '../../i18n/use-texts.ts'
import { useSite } from '../../ui/site/use-site.ts'
import { SECTIONS } from './sections.ts'

export function Header() {
  const t = useTexts('shell')
  const { lang, islands } = useSite()
  return (
    <div className="header">
      <a className="name" href={`/${lang}`} aria-label={t('home')}>
        <Mark />
        Himoya
      </a>
      <nav className="words" aria-label={t('pages')}>
        <SectionLinks />
      </nav>
      <a className="icon-btn" href={`/${lang}/search`} aria-label={t('search')}>
        <Icon of={Search} />
      </a>
      <a className="icon-btn" href={`/${lang}/auth/login`} aria-label={t('account')} data-own={islands['bell']?.script}>
        <Icon of={User} />
      </a>
      <details className="lang menu" name="top">
        <summary aria-label={t('menu')}>
          <Icon of={Menu} />
        </summary>
        <nav aria-label={t('menu')}>
          <SectionLinks />
          <a href={`/${lang}/report/receipt`}>{t('back')}</a>
        </nav>
      </details>
    </div>
  )
}

function SectionLinks() {
  const t = useTexts('shell')
  const { lang, rest } = useSite()
  return SECTIONS.map((section) => (
    <a
      key={section}
      href={`/${lang}/${section}`}
      aria-current={rest === section ? 'page' : rest.startsWith(`${section}/`) || undefined}
    >
      {t(`sections.${section}`)}
    </a>
  ))
}
