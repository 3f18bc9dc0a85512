import { attachments } from './modules/chat/attachments/attachments.module.ts'
import { audit } from './modules/audit/audit.module.ts'
import { auth } from './modules/accounts/auth/auth.module.ts'
import { backup } from './modules/backup/backup.module.ts'
import { banners } from './modules/content/banners/banners.module.ts'
import { broadcasts } from './modules/notifications/broadcasts/broadcasts.module.ts'
import { caseFiles } from './modules/reports/case-files/case-files.module.ts'
import { care } from './modules/chat/care/care.module.ts'
import { cases } from './modules/reports/cases/cases.module.ts'
import { chat } from './modules/chat/chat.module.ts'
import { complaints } from './modules/questions/complaints/complaints.module.ts'
import { content } from './modules/content/content.module.ts'
import { desk } from './modules/desk/desk.module.ts'
import { duty } from './modules/staff/duty/duty.module.ts'
import { evidence } from './modules/reports/evidence/evidence.module.ts'
import { faq } from './modules/content/faq/faq.module.ts'
import { followUps } from './modules/reports/follow-ups/follow-ups.module.ts'
import { learning } from './modules/content/learning/learning.module.ts'
import { media } from './modules/content/media/media.module.ts'
import { myDay } from './modules/desk/my-day/my-day.module.ts'
import { news } from './modules/content/news/news.module.ts'
import { notifications } from './modules/notifications/notifications.module.ts'
import { ownAccount } from './modules/desk/own-account/own-account.module.ts'
import { passkeys } from './modules/staff/passkeys/passkeys.module.ts'
import { places } from './modules/content/places/places.module.ts'
import { questionnaires } from './modules/content/questionnaires/questionnaires.module.ts'
import { public_questions } from './modules/questions/public-questions/public-questions.module.ts'
import { records } from './modules/chat/records/records.module.ts'
import { reporter } from './modules/reports/reporter/reporter.module.ts'
import { reports } from './modules/reports/reports.module.ts'
import { saved } from './modules/content/saved/saved.module.ts'
import { search } from './modules/content/search/search.module.ts'
import { security } from './modules/audit/security/security.module.ts'
import { shifts } from './modules/staff/shifts/shifts.module.ts'
import { site } from './modules/content/site/site.module.ts'
import { snippets } from './modules/chat/snippets/snippets.module.ts'
import { sos } from './modules/sos/sos.module.ts'
import { staff } from './modules/staff/staff.module.ts'
import { statistics } from './modules/statistics/statistics.module.ts'
import { tests } from './modules/content/tests/tests.module.ts'
import { visitor } from './modules/chat/visitor/visitor.module.ts'
import type { App } from './platform/core/app-type.ts'
import type { AnswerWatch } from './platform/http/answer-watch.ts'
import { createHttpApp } from './platform/http/create-http-app.ts'
import type { Schedule } from './platform/jobs/schedule.policy.ts'
import type { JobHandlers } from './platform/jobs/jobs.ts'
import { overdueFigure, upkeepJobs, upkeepSchedule } from './platform/jobs/upkeep-jobs.ts'
import type { Platform } from './platform/platform.ts'
import { serveSocketUpgrades, type SocketPath } from './platform/realtime/socket-upgrades.ts'
import { AWAITS, LETS_GO, type Handed, type House, type ServerModule, type Slot, type Take } from './platform/server-module.ts'
import { createGateways, smsJobs, smsSchedule } from './platform/sms/deliver-sms.ts'

export type { App } from './platform/core/app-type.ts'

/** The house, from the ground up (scripts/subjects.mjs); of each what it brings stands in its own manifest. */
const MODULES: readonly ServerModule[] = [
  [audit, security],
  [notifications, broadcasts],
  [auth],
  [shifts, passkeys, duty, staff],
  [snippets, chat, attachments, records, visitor, care],
  [media, saved, search, content, banners, faq, news, places, questionnaires, site, tests, learning],
  [public_questions, complaints, statistics],
  [evidence, reports, cases, caseFiles, reporter, followUps],
  [sos],
  [desk, ownAccount, myDay],
  [backup],
].flat()

const SCHEDULE: Schedule = Object.assign({ ...upkeepSchedule, ...smsSchedule }, ...MODULES.map(({ schedule }) => schedule))

/** The server with everything every module brings. */
export async function buildApp(platform: Platform, watch?: AnswerWatch): Promise<App> {
  const authenticate = MODULES.flatMap((module) => module.authenticate?.(platform) ?? [])[0]!
  const ways = MODULES.flatMap((module) => module.ways?.(platform) ?? [])
  const figures = [...MODULES.flatMap((module) => module.figures?.(platform) ?? []), overdueFigure(platform, SCHEDULE)]
  const app = await createHttpApp(platform, authenticate, { watch, ways, figures })
  const parts = handedParts()
  parts.set(
    AWAITS,
    MODULES.flatMap(({ awaits }) => awaits ?? []),
  )
  parts.set(
    LETS_GO,
    MODULES.flatMap(({ letsGo }) => letsGo ?? []),
  )
  const sockets: SocketPath[] = []
  const house: House = {
    take: takeFrom(parts),
    hand: (to, part) => void parts.set(to, part),
    addSocket: (path) => void sockets.push(path),
    onClose: (stop) => void app.addHook('onClose', async () => void (await stop())),
  }
  for (const module of MODULES) await module.routes?.(app, platform, house)
  serveSocketUpgrades(app, platform, sockets)
  return app
}

/** What runs behind the answers: every module's jobs, and when they run by themselves. */
export function buildJobs(platform: Platform): { handlers: JobHandlers; schedule: Schedule } {
  const { config, now } = platform
  const take = takeFrom(handedParts())
  const own = { ...upkeepJobs(platform), ...smsJobs(platform, createGateways(config.sms, config.data_dir, now)) }
  return {
    handlers: Object.assign(own, ...MODULES.map((module) => module.jobs?.(platform, take))),
    schedule: SCHEDULE,
  }
}

type Parts = Map<Slot<unknown>, unknown>

const handedParts = (): Parts =>
  new Map(MODULES.flatMap(({ provides = [] }) => provides).map((one: Handed) => [one.slot, one.part]))

const takeFrom = (parts: Parts): Take => {
  return <Part>(slot: Slot<Part>): Part => {
    if (!parts.has(slot)) throw new Error(`Nobody handed "${slot.name}" to the house`)
    return parts.get(slot) as Part
  }
}
