import type { EmergencyNumber } from '@himoya/contract/content'
import type { Language } from '@himoya/contract/languages'
import type { Platform } from '../../platform/platform.ts'
import { shownNumbers } from './content.policy.ts'
import { readEmergencyNumbers } from './content.store.ts'

/** The numbers every page carries in its first HTML, labels in `lang`; never an empty list. */
export async function emergencyNumbers({ db, now }: Pick<Platform, 'db' | 'now'>, lang: Language): Promise<EmergencyNumber[]> {
  const rows = await readEmergencyNumbers(db, lang)
  return shownNumbers(rows, now()).map(({ number, label }) => ({ number, label }))
}
