import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { EmergencyNumber } from '@himoya/contract/content/content'
import { LANGUAGES, type Language } from '@himoya/contract/languages'
import type { InlineParts } from './csp.ts'

/** Addresses of one island's script, of what it imports at once, and of its texts in each language it has them in. */
type IslandFiles = { script: string; imports: readonly string[]; texts: Partial<Record<Language, string>> }
type Islands = Readonly<Record<string, IslandFiles>>

/** What the built site (web/app/site.ts) takes and gives. The server knows this shape only, never the site's source. */
export type SiteInput = {
  public_url: string
  islands: Islands
  /** Where street tiles come from; null: nowhere. */
  map_tiles: string | null
  emergencyNumbers: (lang: Language) => Promise<EmergencyNumber[]>
  /** What a public call answers a guest in a language; null: 404. */
  read: (path: string, lang: Language) => Promise<unknown>
  /** A sent form as a public call of the address it came from; without a body it asks. `authorization`: the key of another endpoint. */
  write: (path: string, lang: Language, call: SentCall, address: string) => Promise<{ status: number; body: unknown }>
}
type SentCall = { body?: object; authorization?: string }
/** What was sent to a page, and from where. */
export type SentForm = { fields: URLSearchParams; address: string }
/** `html` is empty where nothing is behind an address of a kind we have: status 404. */
export type RenderedPage = { status: number; html: string; title: string; inline: InlineParts }
export type BuiltSite = {
  /** Is there a page at this path? */
  exists(path: string): boolean
  /** `form`: what was sent to the page. */
  render(path: string, form?: SentForm): Promise<RenderedPage>
  /** Paths after the language, of the pages that take a form. */
  forms: readonly string[]
  /** The script of /sw.js. */
  service_worker: string
  /** Paths after the language, of the pages search engines may list. */
  listed: readonly string[]
}

type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[] }>

/** Loads the built site, or null when nothing has been built (a test of the API needs no pages). */
export async function loadSite(build_dir: string, input: Omit<SiteInput, 'islands'>): Promise<BuiltSite | null> {
  const module_file = join(build_dir, 'site/server/index.js')
  if (!existsSync(module_file)) return null
  const { createSite } = (await import(pathToFileURL(module_file).href)) as { createSite: (input: SiteInput) => BuiltSite }
  return createSite({ ...input, islands: await readIslands(join(build_dir, 'islands/manifest.json')) })
}

async function readIslands(file: string): Promise<Islands> {
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest
  const islands: Record<string, IslandFiles> = {}
  for (const [source, chunk] of Object.entries(manifest)) {
    const name = /^app\/islands\/([a-z-]+)\.tsx?$/.exec(source)?.[1]
    if (!name || !chunk.isEntry) continue
    const [script = '', ...imports] = [...filesOf(manifest, source)].map((path) => `/${path}`)
    const texts = LANGUAGES.flatMap((lang) => {
      const key = chunk.dynamicImports?.find((one) => one === `app/i18n/${lang}/for-${name}.ts`)
      return key ? [[lang, `/${manifest[key]!.file}`]] : []
    })
    islands[name] = { script, imports, texts: Object.fromEntries(texts) }
  }
  return islands
}

function filesOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found)
  return found
}
