import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ConsoleApp } from './app/console-app.tsx'
import { languageOf } from './session/preferences.ts'
import { createServices } from './session/services.ts'
import { createAuthProvider } from './app/auth-provider.ts'
import { withDocumentLanguage } from './i18n/document-language.ts'
import { createI18nProvider } from './app/dictionaries/i18n-provider.ts'
import { FEATURES } from './app/features.ts'
import { loadMessages } from './app/dictionaries/messages.ts'

const services = createServices()
for (const { store } of FEATURES) if (store) services.storeOf(store)
const lang = languageOf(services.preferences)
const i18n = withDocumentLanguage(createI18nProvider(lang, await loadMessages(lang)))

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ConsoleApp services={services} auth={createAuthProvider(services)} i18n={i18n} />
  </StrictMode>,
)
