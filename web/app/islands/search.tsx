import { IntlProvider } from 'use-intl'
import { adoptStyles, pageLanguage } from '../ui/island/island-page.ts'
import { mountIsland, type IslandProps } from '../ui/island/mount-island.tsx'
import css from '../features/content/search/search.css?inline'
import { SearchScreen } from '../features/content/search/search-screen.tsx'

adoptStyles(css)
// Whoever was faster than the script has typed already.
const typed = document.querySelector<HTMLInputElement>('#q')?.value ?? ''
mountIsland('search', ({ texts }: IslandProps) => (
  <IntlProvider locale={pageLanguage()} timeZone="Asia/Tashkent" messages={texts as never}>
    <SearchScreen lang={pageLanguage()} typed={typed} />
  </IntlProvider>
))
