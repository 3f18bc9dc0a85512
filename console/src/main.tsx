import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ConsoleApp } from './app/console-app.tsx'
import { languageOf } from './app/preferences.ts'
import { createServices } from './app/services.ts'
import { createAuthProvider } from './auth/auth-provider.ts'
import { withDocumentLanguage } from './i18n/document-language.ts'
import { createI18nProvider } from './i18n/i18n-provider.ts'
import { takeInvite } from './invite/take-invite.ts'
import { loadMessages } from './i18n/messages.ts'

const services = createServices(takeInvite(location, history))
const lang = languageOf(services.preferences)
const i18n = withDocumentLanguage(createI18nProvider(lang, await loadMessages(lang)))

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ConsoleApp services={services} auth={createAuthProvider(services)} i18n={i18n} />
  </StrictMode>,
)
