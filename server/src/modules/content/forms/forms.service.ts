import type { Facts, Texts } from '@himoya/contract/content/content-types'
import { LANGUAGES, type Language } from '@himoya/contract/languages'
import type { Db } from '../../../platform/db/connect.ts'
import { AppError } from '../../../platform/core/errors.ts'
import { readAnswerableForm, readPublicForm, readShownForms } from './forms.store.ts'
import { keyOf } from '../live/live.service.ts'

type FormType = 'test' | 'questionnaire'

/** What the public answers, in one language. */
export type PublicForm<T extends FormType> = {
  id: string
  slug: string
  lang: Language
  version: number
  facts: Facts<T>
  texts: Texts<T>
  sample: boolean
}
/** One version in all its languages. */
export type WholeForm<T extends FormType> = {
  id: string
  slug: string
  sample: boolean
  version: number
  facts: Facts<T>
  texts: Record<Language, Texts<T>>
}

/* What is stored was checked against the type's schema when it was saved. */

/** By id or slug; `lang` is the language that was served. Throws `not_found`. */
export async function publicForm<T extends FormType>(db: Db, type: T, lang: Language, key: string): Promise<PublicForm<T>> {
  const row = await readPublicForm(db, type, lang, keyOf(key))
  if (!row || row.version === null) throw new AppError('not_found')
  const { served, version, ...form } = row
  return { ...form, lang: served, version, facts: form.facts as Facts<T>, texts: form.texts as Texts<T> }
}

/**
 * What somebody may have answered: a version the public saw, while it still sees the form; without `version` the one of now. A
 * draft that nobody published is none. Throws `not_found`.
 */
export async function answerableForm<T extends FormType>(
  db: Db,
  type: T,
  id: string,
  version: number | undefined,
): Promise<WholeForm<T>> {
  const row = await readAnswerableForm(db, type, id, version)
  if (!row) throw new AppError('not_found')
  return row as WholeForm<T>
}

/** All versions the public ever saw, of one or of all; of each the newest first. */
export async function shownForms<T extends FormType>(db: Db, type: T, id?: string): Promise<WholeForm<T>[]> {
  return (await readShownForms(db, type, id)) as WholeForm<T>[]
}

/** The language whose words stand: the asked one when it was written, else the first that was. */
export const wordsIn = ({ texts }: { texts: Record<Language, { title: string }> }, lang: Language): Language =>
  [lang, ...LANGUAGES].find((one) => texts[one].title.trim() !== '') ?? LANGUAGES[0]
