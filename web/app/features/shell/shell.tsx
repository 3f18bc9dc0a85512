import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { CornerButtons } from './corner-buttons.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { SiteBanner } from './site-banner.tsx'
import { SosSheet } from './sos-sheet.tsx'
import { ExitLink } from './exit-link.tsx'
import { LanguageSwitch } from './language-switch.tsx'

/** What stands around every page. Three things never move: quick exit at the top, SOS and chat at the bottom. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTexts('shell')
  return (
    <>
      <header className="top">
        <div className="strip">
          <ExitLink />
          <LanguageSwitch />
        </div>
        <a className="skip" href="#main">
          {t('skip')}
        </a>
        <Header />
      </header>
      <CornerButtons />
      <main id="main" tabIndex={-1}>
        <SiteBanner place="top" />
        {children}
      </main>
      <Footer />
      <SosSheet />
      <div id="toasts" className="toasts" role="status" data-close={t('close')} data-failed={t('failed')} />
    </>
  )
}
