import { Mark } from '../../art/mark.tsx'
import { useTexts } from '../../i18n/use-texts.ts'
import { useSite } from '../page/use-site.ts'

export function Header() {
  const t = useTexts('shell')
  const { lang } = useSite()
  return (
    <header className="header">
      <a className="name" href={`/${lang}`} aria-label={t('home')}>
        <Mark />
        Himoya
      </a>
    </header>
  )
}
