import { AUDIENCES } from '../guide/audiences.tsx'
import { User } from 'lucide'
import { Icon } from '../../art/icon.tsx'
import { Mark } from '../../art/mark.tsx'
import { useTexts } from '../../i18n/use-texts.ts'
import { useSite } from '../page/use-site.ts'

export function Header() {
  const t = useTexts('shell')
  const home = useTexts('home')
  const { lang, rest } = useSite()
  return (
    <div className="header">
      <a className="name" href={`/${lang}`} aria-label={t('home')}>
        <Mark />
        Himoya
      </a>
      <nav className="words" aria-label={t('pages')}>
        {AUDIENCES.map((audience) => (
          <a key={audience} href={`/${lang}/for/${audience}`} aria-current={rest === `for/${audience}` ? 'page' : undefined}>
            {home(audience)}
          </a>
        ))}
      </nav>
      <a
        className="icon-btn"
        href={`/${lang}/auth/login`}
        aria-label={t('account')}
        data-profile={`/${lang}/profile`}
        data-label={t('profile')}
      >
        <Icon of={User} />
      </a>
    </div>
  )
}
