import type { Language } from '@himoya/contract/languages'
import type { RichText, ShownText } from '@himoya/contract/rich-text'
import type { Db } from '../../platform/db/connect.ts'
import { shownText } from './present.policy.ts'

/** A stored text with its media, as it is served in `lang`. */
export async function presentText(_db: Db, body: RichText, _lang: Language): Promise<ShownText> {
  return shownText(body, new Map())
}
