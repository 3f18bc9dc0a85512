import type { AccountExport } from '@himoya/contract/accounts/auth'
import type { Language, Translated } from '@himoya/contract/languages'
import type { UserActor } from '../../../platform/core/actors.ts'
import type { Client } from '../../../platform/core/client.ts'
import type { Db } from '../../../platform/db/connect.ts'
import type { Platform } from '../../../platform/platform.ts'
import { keptDays } from '../../../retention.ts'
import { readUser, deleteOwnAccount, eraseClosed, eraseRestored, listSessions } from '../../accounts/auth/auth.service.ts'
import { exportChats, forgetChats } from '../../chat/chat.service.ts'
import { exportLearning, forgetLearning } from '../../content/learning/learning.service.ts'
import { exportNotifications, forgetNotifications } from '../../notifications/notifications.service.ts'
import { forgetParticipations } from '../../content/questionnaires/questionnaires.service.ts'
import { exportQuestions, forgetQuestions } from '../../questions/public-questions/public-questions.service.ts'
import { exportReports, forgetReports } from '../../reports/reporter/reporter.service.ts'
import { exportSaved, forgetSaved } from '../../content/saved/saved.service.ts'
import { exportSos, forgetSos } from '../../sos/sos.service.ts'
import { exportedResults, forgetResults } from '../../content/tests/tests.service.ts'
import { exportPromises } from '../../reports/follow-ups/follow-ups.service.ts'
import { exportAnswers, exportSafeContact, forgetSafeContact } from '../../chat/visitor/visitor.service.ts'

const NAMELESS: Translated = {
  uz: 'So‘rovnoma javoblari ismsiz saqlanadi. Qaysi javob sizniki ekanini biz ham bilmaymiz.',
  ru: 'Ответы на опросы хранятся без имени. Какие из них ваши, не знаем и мы.',
  en: 'Answers to questionnaires are kept without a name. Not even we know which are yours.',
}

const APART: Translated = {
  uz: 'Surat va ovozli xabarlarning o‘zi bu yerda yo‘q: ular suhbatda ochiladi. Murojaat fayllari yuborilgach, faqat jamoada turadi.',
  ru: 'Самих фото и голосовых сообщений здесь нет: они открываются в чате. Файлы обращений после отправки хранятся только у команды.',
  en: 'Pictures and voice notes themselves are not in here: they open in the chat. Files of reports, once sent, are kept by the team alone.',
}

/** What an export names and does not hold. */
function notInside(
  chats: AccountExport['chats'],
  reports: AccountExport['reports'],
  lang: Language,
): AccountExport['not_inside'] {
  const own = chats.flatMap(({ messages }) => messages).filter(({ attachment }) => attachment !== undefined)
  const voice_notes = own.filter(({ kind }) => kind === 'voice').length
  const report_files = reports.reduce((sum, { files }) => sum + files.length, 0)
  return { pictures: own.length - voice_notes, voice_notes, report_files, where: APART[lang] }
}

/** Everything we hold on the person, for them alone (safety.md 29); what is ours in it in the asked language. */
export async function exportAccount(platform: Platform, actor: UserActor, lang: Language): Promise<AccountExport> {
  const user = await readUser(platform, platform.db, actor.id)
  const chats = await exportChats(platform, platform.db, actor.id)
  const reports = await exportReports(platform, actor.id)
  return {
    exported_at: platform.now().toISOString(),
    user,
    sessions: await listSessions(platform, actor),
    chats,
    answers: await exportAnswers(
      platform,
      chats.map(({ id }) => id),
    ),
    safe_contact: await exportSafeContact(platform.db, actor.id),
    promises: await exportPromises(platform, actor.id),
    questions: await exportQuestions(platform, actor.id),
    reports,
    sos: await exportSos(platform, platform.db, actor.id),
    learning: await exportLearning(platform, actor, lang),
    saved: await exportSaved(platform, actor, lang),
    results: await exportedResults(platform, actor.id, lang),
    notifications: await exportNotifications(platform.db, actor.id, lang),
    questionnaires: NAMELESS[lang],
    not_inside: notInside(chats, reports, lang),
    kept_days: keptDays(platform.config),
  }
}

/** What somebody told us, learned and saved, since then or ever, in every way there is; a list of one's own that is added later belongs here. */
async function forgetSaid(platform: Platform, db: Db, id: string, since?: Date): Promise<void> {
  await forgetSos(platform, db, id, since)
  await forgetChats(platform, db, id, since)
  await forgetQuestions(platform, db, id, since)
  await forgetReports(platform, db, id, since)
  await forgetResults(db, id, since)
  await forgetLearning(db, id, since)
  await forgetSaved(db, id, since)
  await forgetSafeContact(db, id, since)
}

/** What else hangs on the person and not on their account. */
async function forgetRest(platform: Platform, db: Db, id: string): Promise<void> {
  await forgetParticipations(platform, db, id)
  await forgetNotifications(db, id)
}

const FORGET = { said: forgetSaid, rest: forgetRest }

/** Deletes the account with everything that hangs on it. Throws `wrong_credentials`, `proof_required`, `rate_limited`. */
export const deleteAccount = (platform: Platform, actor: UserActor, client: Client, password: string): Promise<void> =>
  deleteOwnAccount(platform, actor, client, { password, forget: FORGET })

/** Erases the accounts that were closed behind a curtain, and whose owners did not come back in time. */
export const eraseClosedAccounts = (platform: Platform): Promise<void> => eraseClosed(platform, FORGET)

/** Erases accounts that were erased before, and came back with a backup. */
export const eraseAccounts = (platform: Platform, ids: readonly string[]): Promise<void> => eraseRestored(platform, ids, FORGET)
