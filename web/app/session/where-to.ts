import type { Session } from './visitor-session.ts'

const RETURN_KEY = 'himoya_return'

/** Remembers the page a person left for an account screen, so that they land there again and can go on. */
export function rememberWhereFrom({ tab_storage }: Pick<Session, 'tab_storage'>): void {
  tab_storage.set(RETURN_KEY, location.pathname)
}

/** Leaves an account screen. It is replaced in the history: Back must not lead to a filled form. */
export function goBackWhereFrom({ tab_storage, lang }: Pick<Session, 'tab_storage' | 'lang'>): void {
  const path = tab_storage.get(RETURN_KEY)
  tab_storage.remove(RETURN_KEY)
  // a path of this site in this language, and never another host: `//` would be one
  location.replace(path?.startsWith(`/${lang}`) && !path.includes('//') ? path : `/${lang}`)
}
