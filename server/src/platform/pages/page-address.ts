import { LANGUAGES, type Language } from '@himoya/contract/languages'
import type { FastifyRequest } from 'fastify'

/** Addresses of our pages; anything else is answered as not found without being rendered. */
const LANGUAGE_PREFIX = /^\/(?:uz|ru|en)(?=\/)/
const PAGE_PATH = /^(?:\/[a-z0-9-]{1,80}){1,6}$/

/** The path without its closing slash; '/-', where no page is, for one that cannot be of ours. */
export function pathOf(path: string): string {
  const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  return bare === '/' || PAGE_PATH.test(bare) ? bare : `${bare.match(LANGUAGE_PREFIX)?.[0] ?? ''}/-`
}

export const languageOf = (path: string): Language | null =>
  LANGUAGES.find((lang) => path === `/${lang}` || path.startsWith(`/${lang}/`)) ?? null

/** The cookie `lang`, written by the page's script; Uzbek when there is none. */
export function rememberedLanguage(request: FastifyRequest): Language {
  const tag = /(?:^|;\s*)lang=([a-z]{2})/.exec(request.headers.cookie ?? '')?.[1]
  return LANGUAGES.find((lang) => lang === tag) ?? LANGUAGES[0]
}

/** What is no address leads nowhere. */
export const NOWHERE = { path: '/-', query: '' }
/** Where no page is, in a language. */
export const nowhere = (lang: Language): string => `/${lang}/-`
export const isNowhere = (path: string): boolean => path.endsWith('/-')
