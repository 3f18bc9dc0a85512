import { AbrBand } from '../../art/abr-band.tsx'
import { useTexts } from '../../i18n/use-texts.ts'
import { CallLink } from '../../ui/site/call-link.tsx'
import { useSite } from '../../ui/site/use-site.ts'

const LINKS = ['welcome', 'about', 'statistics', 'privacy', 'terms', 'complaint'] as const

export function Footer() {
  const t = useTexts('shell')
  const { lang, numbers } = useSite()
  return (
    <footer className="footer">
      <AbrBand />
      <div className="wrap footer-in">
        <ul className="numbers" aria-label={t('footer_numbers')}>
          {numbers.map(({ number, label }) => (
            <li key={number}>
              <CallLink {...{ number, label }} quiet />
            </li>
          ))}
        </ul>
        <nav aria-label={t('footer_links')}>
          <a href={`/${lang}/report`}>{t('sections.report')}</a>
          {LINKS.map((page) => (
            <a key={page} href={`/${lang}/${page}`}>
              {t(`footer_${page}`)}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  )
}
