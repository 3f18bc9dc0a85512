import { AbrBand } from '../../art/abr-band.tsx'
import { useTexts } from '../../i18n/use-texts.ts'
import { useSite } from '../page/use-site.ts'

export function Footer() {
  const t = useTexts('shell')
  const { lang, numbers } = useSite()
  return (
    <footer className="footer">
      <AbrBand />
      <div className="wrap footer-in">
        <ul aria-label={t('footer_numbers')}>
          {numbers.map(({ number, label }) => (
            <li key={number}>
              <a href={`tel:${number}`}>
                <b>{number}</b> {label}
              </a>
            </li>
          ))}
        </ul>
        <nav aria-label={t('footer_links')}>
          <a href={`/${lang}/welcome`}>{t('footer_welcome')}</a>
          <a href={`/${lang}/about`}>{t('footer_about')}</a>
          <a href={`/${lang}/privacy`}>{t('footer_privacy')}</a>
        </nav>
      </div>
    </footer>
  )
}
