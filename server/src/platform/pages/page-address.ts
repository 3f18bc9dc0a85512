import { certificateCode } from '@himoya/contract/typed-codes'
import { LANGUAGES, type Language } from '@himoya/contract/languages'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'

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

/** What follows the language; '' of its first page. */
export const restOf = (path: string): string => path.split('/').slice(2).join('/')

/**
 * From the cookie that the page's script writes; Uzbek when there is none. Where people come over https only the one counts
 * that no other host of the domain can set.
 */
export function rememberedLanguage(request: FastifyRequest, { public_url }: Pick<Config, 'public_url'>): Language {
  const cookie = public_url.startsWith('https:') ? /(?:^|;\s*)__Host-lang=([a-z]{2})/ : /(?:^|;\s*)lang=([a-z]{2})/
  const tag = cookie.exec(request.headers.cookie ?? '')?.[1]
  return LANGUAGES.find((lang) => lang === tag) ?? LANGUAGES[0]
}

const CERTIFICATE = /^(\/(?:uz|ru|en)\/certificate\/)([^/]+)\/?$/

/**
 * Where the code of a certificate leads, typed from paper into an address: capitals, no hyphens, look-alikes; null: it is no
 * other spelling.
 */
export function otherSpelling(path: string): string | null {
  const [, place = '', typed = ''] = CERTIFICATE.exec(path) ?? []
  const code = certificateCode(decodeURIComponent(typed))
  return code === null || typed === code ? null : place + code
}

/** What is no address leads nowhere. */
export const NOWHERE = { path: '/-', query: '' }
/** Where no page is, in a language. */
export const nowhere = (lang: Language): string => `/${lang}/-`
export const isNowhere = (path: string): boolean => path.endsWith('/-')
