import type { EmergencyNumber } from '@himoya/contract/content'
import type { Language } from '@himoya/contract/languages'
import { createContext } from 'react-router'

/** What the server gives the site at its start. */
export type SiteOptions = {
  /** Origin without a trailing slash; canonical and alternate links start with it. */
  public_url: string
  /** Address of each island's script by the island's name, with the scripts it imports. */
  islands: Readonly<Record<string, readonly string[]>>
  /** Verified numbers only, in the order they are shown. */
  emergencyNumbers: (lang: Language) => Promise<EmergencyNumber[]>
}

/** One rendered page. `inline` lists what stands inline in it, exactly as sent, for the hashes of the CSP. */
export type RenderedPage = {
  status: number
  html: string
  inline: { scripts: string[]; styles: string[] }
}

/** The server's side of one render: loaders read the options, the renderer notes what it put inline. */
export const siteContext = createContext<SiteOptions & Pick<RenderedPage, 'inline'>>()
