import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ConsoleApp } from './app/console-app.tsx'
import { loadTexts } from './app/dictionaries/messages.ts'
import { FEATURES } from './app/features.ts'
import { createServices } from './session/services.ts'

const services = createServices()
for (const { store } of FEATURES) if (store) services.storeOf(store)
const lang = services.preferences.lang.get()

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ConsoleApp services={services} first={{ lang, texts: await loadTexts(lang) }} />
  </StrictMode>,
)
