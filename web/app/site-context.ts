import type { EmergencyNumber } from '@himoya/contract/content'
import type { Language } from '@himoya/contract/languages'
import { createContext } from 'react-router'

/** What the server gives the site at its start. */
export type SiteOptions = {
  /** Origin without a trailing slash; canonical and alternate links start with it. */
  public_url: string
  /** By the island's name: addresses of its script, of what that imports at once, and of its texts by language. */
  islands: Readonly<Record<string, { script: string; imports: readonly string[]; texts: Partial<Record<Language, string>> }>>
  /** Address of street tiles for the map of places; null: the operator has set none. */
  map_tiles: string | null
  /** Verified numbers only, in the order they are shown. */
  emergencyNumbers: (lang: Language) => Promise<EmergencyNumber[]>
  /** What a public call (`/api/v1/…`) answers a guest in a language; null where there is no such thing. */
  read: (path: string, lang: Language) => Promise<unknown>
}

/** One rendered page. `inline` lists what stands inline in it, exactly as sent, for the hashes of the CSP. */
export type RenderedPage = {
  status: number
  /** Empty where nothing is behind an address of a kind we have: status 404. */
  html: string
  title: string
  inline: { scripts: string[]; styles: string[] }
}

/** One render: loaders read the options, the renderer notes what it put inline and what went wrong. */
export type SiteContext = SiteOptions & Pick<RenderedPage, 'inline' | 'title'> & { failure?: unknown }
export const siteContext = createContext<SiteContext>()
