import { tashkentDay, DAY_MS } from '@himoya/contract/tashkent'
import type { Platform } from '../../../platform/platform.ts'
import { deleteOld, shuffleRows } from './questionnaires.store.ts'

/** Free words go after their days (safety.md 28), marks once they keep nobody from answering; counts stay. */
export async function sweepAnswers({ db, config, now }: Pick<Platform, 'db' | 'config' | 'now'>): Promise<void> {
  const words_before = tashkentDay(new Date(now().getTime() - config.free_words_days * DAY_MS))
  await deleteOld(db, { today: tashkentDay(now()), words_before })
}

/** From the order in which rows lie nobody can tell whose words they are. */
export async function shuffleAnswers({ db }: Pick<Platform, 'db'>): Promise<void> {
  await db.transaction().execute((transaction) => shuffleRows(transaction))
}
