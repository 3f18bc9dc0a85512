import type { Language } from '@himoya/contract/languages'
import { type Api, createApi } from '@himoya/kit/session/api-client'
import { type KeptThings, openKeptThings } from '../browser/visit/kept-things.ts'
import type { TokenStore } from '@himoya/kit/session/token-store'
import { openTokens } from './open-tokens.ts'

/** What a part of a content page needs of its visitor: no screen, no cache, no chat. */
export type OwnCalls = { lang: Language; api: Api; tokens: TokenStore; kept: KeptThings; isSignedIn: () => boolean }

export function openOwnCalls(): OwnCalls {
  const lang = document.documentElement.lang as Language
  const tokens = openTokens(lang)
  return {
    lang,
    api: createApi({ tokens, lang: () => lang, refresh_path: 'auth/token/refresh/' }),
    tokens,
    kept: openKeptThings(),
    isSignedIn: () => tokens.access() !== null,
  }
}
