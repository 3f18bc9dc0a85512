import type { EmergencyNumber } from '@himoya/contract/content'
import type { Language } from '@himoya/contract/languages'
import type { Platform } from '../../platform/platform.ts'
import { isVerified } from './content.policy.ts'
import { readEmergencyNumbers } from './content.store.ts'

/** The numbers every page carries in its first HTML: verified ones only, labels in `lang`. */
export async function emergencyNumbers({ db, now }: Pick<Platform, 'db' | 'now'>, lang: Language): Promise<EmergencyNumber[]> {
  const rows = await readEmergencyNumbers(db, lang)
  const today = now()
  return rows.filter((row) => isVerified(row.verified_at, today)).map(({ number, label }) => ({ number, label }))
}
