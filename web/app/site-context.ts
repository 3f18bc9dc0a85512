import type { EmergencyNumber } from '@himoya/contract/content/content'
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
  /** Passes a sent form on as a public call (`/api/v1/…`) of the address it came from; answers whatever the call answers. */
  write: (path: string, lang: Language, call: SentCall, address: string) => Promise<CallAnswer>
}

/** Without a body it asks. `authorization`: the key of another endpoint than the session's. */
export type SentCall = { body?: object; authorization?: string }

export type CallAnswer = { status: number; body: unknown }
/** What was sent to a page, and from where: the call it becomes is counted like any other of that address. */
export type SentForm = { fields: URLSearchParams; address: string }

/** One rendered page. `inline` lists what stands inline in it, exactly as sent, for the hashes of the CSP. */
export type RenderedPage = {
  status: number
  /** Empty where nothing is behind an address of a kind we have: status 404. */
  html: string
  title: string
  inline: { scripts: string[]; styles: string[] }
}

/** One render: loaders read the options, the renderer notes what it put inline and what went wrong. */
export type SiteContext = SiteOptions &
  Pick<RenderedPage, 'inline' | 'title'> & {
    failure?: unknown
    /** Of a page that was sent a form. */
    send?: ((path: string, lang: Language, call: SentCall) => Promise<CallAnswer>) | undefined
  }
export const siteContext = createContext<SiteContext>()
