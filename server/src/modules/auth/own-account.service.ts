import type { AccountExport } from '@himoya/contract/auth'
import type { Language, Translated } from '@himoya/contract/languages'
import { randomBytes } from 'node:crypto'
import type { UserActor } from '../../platform/core/actors.ts'
import type { Client } from '../../platform/core/client.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/core/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { keptDays } from '../../retention.ts'
import { exportChats, forgetChats } from '../chat/own-chats.service.ts'
import { exportLearning, forgetLearning } from '../learning/own-learning.service.ts'
import { exportNotifications, forgetNotifications } from '../notifications/own-notifications.service.ts'
import { forgetMarks } from '../questionnaires/answer.service.ts'
import { exportQuestions, forgetQuestions } from '../questions/own-questions.service.ts'
import { exportReports, forgetReports } from '../reports/own-account-reports.service.ts'
import { exportSaved, forgetSaved } from '../saved/saved.service.ts'
import { exportSos, forgetSos } from '../sos/own-sos.service.ts'
import { exportedResults, forgetResults } from '../tests/own-results.service.ts'
import { exportAnswers } from '../visitor/survey.service.ts'
import { readUser } from './account.service.ts'
import { readAccount, readClosed, updateAccount, type AccountRow } from './account.store.ts'
import { announceEnded } from './auth.service.ts'
import { listSessions, removeUpload } from './profile.service.ts'
import { revokeSessions } from './session.store.ts'
import { confirmPassword } from './sign-in.service.ts'

const NAMELESS: Translated = {
  uz: 'So‘rovnoma javoblari ismsiz saqlanadi. Qaysi javob sizniki ekanini biz ham bilmaymiz.',
  ru: 'Ответы на опросы хранятся без имени. Какие из них ваши, не знаем и мы.',
  en: 'Answers to questionnaires are kept without a name. Not even we know which are yours.',
}

/** Everything we hold on the person, for them alone (safety.md 29); what is ours in it in the asked language. */
export async function exportAccount(platform: Platform, actor: UserActor, lang: Language): Promise<AccountExport> {
  const user = await readUser(platform, platform.db, actor.id)
  const chats = await exportChats(platform, platform.db, actor.id)
  return {
    exported_at: platform.now().toISOString(),
    user,
    sessions: await listSessions(platform, actor),
    chats,
    answers: await exportAnswers(
      platform,
      chats.map(({ id }) => id),
    ),
    questions: await exportQuestions(platform, actor.id),
    reports: await exportReports(platform, actor.id),
    sos: await exportSos(platform, platform.db, actor.id),
    learning: await exportLearning(platform, actor, lang),
    saved: await exportSaved(platform, actor, lang),
    results: await exportedResults(platform, actor.id, lang),
    notifications: await exportNotifications(platform.db, actor.id, lang),
    questionnaires: NAMELESS[lang],
    kept_days: keptDays(platform.config),
  }
}

/**
 * Deletes the account at the person's own wish. While a curtain hangs whoever wishes it may not be its owner: then what was said since
 * it fell goes at once, as to everybody, and what lies behind it stays hidden; nobody can sign in, and the rest goes thirty days
 * later unless the owner comes back with the recovery code (docs/decisions/0051).
 */
export async function deleteOwnAccount(platform: Platform, actor: UserActor, client: Client, password: string): Promise<void> {
  await confirmPassword(platform, client, { account_id: actor.id, password, field: 'password' })
  const account = await readAccount(platform.db, actor.id)
  if (!account) throw new AppError('token_revoked')
  if (account.curtain_before === null) return eraseAccount(platform, account)
  const [now, since] = [platform.now(), account.curtain_before]
  const ended = await platform.db.transaction().execute(async (db) => {
    await forgetSaid(platform, db, actor.id, since)
    await updateAccount(db, actor.id, { password_hash: null, curtain_before: now, closing_at: now, decoy_hash: null })
    return revokeSessions(db, actor.id, now)
  })
  announceEnded(platform, ended)
}

/** Erases the accounts that were closed behind a curtain, and whose owners did not come back in time. */
export async function eraseClosed(platform: Platform, before: Date): Promise<void> {
  for (const id of await readClosed(platform.db, before)) {
    const account = await readAccount(platform.db, id)
    if (account) await eraseAccount(platform, account)
  }
}

/**
 * The keys go, so what they sealed is unreadable; the login is free again; the empty row stays so that anonymised counts
 * stay true.
 */
async function eraseAccount(platform: Platform, account: AccountRow): Promise<void> {
  const { id } = account
  const now = platform.now()
  const ended = await platform.db.transaction().execute(async (db) => {
    const sessions = await revokeSessions(db, id, now)
    await updateAccount(db, id, {
      login_index: randomBytes(32),
      password_hash: null,
      recovery_hash: null,
      decoy_hash: null,
      first_name: null,
      last_name: null,
      age_band: null,
      audience: null,
      region_code: null,
      avatar: null,
      deleted_at: now,
    })
    await forgetSaid(platform, db, id)
    await forgetLearning(db, id)
    await forgetSaved(db, id)
    await forgetMarks(platform, db, id)
    await forgetNotifications(db, id)
    if (account.key_id !== null) await platform.vault.destroyKeys(db, [account.key_id])
    return sessions
  })
  announceEnded(platform, ended)
  await removeUpload(platform, account.avatar)
}

/** What somebody told us, since then or ever, in every way there is; a list of one's own that is added later belongs here. */
async function forgetSaid(platform: Platform, db: Db, id: string, since?: Date): Promise<void> {
  await forgetSos(platform, db, id, since)
  await forgetChats(platform, db, id, since)
  await forgetQuestions(platform, db, id, since)
  await forgetReports(platform, db, id, since)
  await forgetResults(db, id, since)
}
