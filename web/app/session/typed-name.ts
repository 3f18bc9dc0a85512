import type { Session } from './visitor-session.ts'

const NAME_KEY = 'himoya_typed_name'

/** Keeps a name that was typed where a receipt is asked for, until the sign-in page has come. */
export function keepTypedName({ tab_storage }: Pick<Session, 'tab_storage'>, name: string): void {
  tab_storage.set(NAME_KEY, name)
}

/** That name, once; '' where none was typed. */
export function takeTypedName({ tab_storage }: Pick<Session, 'tab_storage'>): string {
  const name = tab_storage.get(NAME_KEY) ?? ''
  tab_storage.remove(NAME_KEY)
  return name
}
