import type { Language } from '@himoya/contract/languages'
import type { Db } from '../../platform/db/connect.ts'

/** Numbers with their label in one language, in the order they are shown. */
export async function readEmergencyNumbers(db: Db, lang: Language) {
  return db
    .selectFrom('emergency_number')
    .select(['number', `label_${lang} as label`, 'verified_at'])
    .orderBy('position')
    .execute()
}
