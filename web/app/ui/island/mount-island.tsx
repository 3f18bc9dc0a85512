import type { Language } from '@himoya/contract/languages'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** The page's language, as the server wrote it. */
export const pageLanguage = (): Language => document.documentElement.lang as Language

/** Adds an island's own rules (`import css from '../../features/page/x.css?inline'`) to the page, without a request and within the CSP. */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/** What a page hands to its island, as JSON. */
export type IslandProps = { texts: object }

/** Mounts an island into each of its places in the page; `render` gets what was given to `<Island props>`. */
export function mountIsland(name: string, render: (props: IslandProps) => ReactNode): void {
  for (const place of document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)) {
    createRoot(place).render(render(JSON.parse(place.dataset['props'] ?? '{}') as IslandProps))
  }
}
