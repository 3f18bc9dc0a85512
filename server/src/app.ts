import { ownAccountJobs, ownAccountSchedule } from './modules/own-account/own-account.jobs.ts'
import { ownAccountRoutes } from './modules/own-account/own-account.routes.ts'
import { attachmentJobs, attachmentSchedule } from './modules/attachments/attachments.jobs.ts'
import { takeAttachment } from './modules/attachments/take-attachment.service.ts'
import { attachmentRoutes } from './modules/attachments/attachments.routes.ts'
import { keepAnchors } from './modules/audit/anchors.service.ts'
import { auditJobs, auditSchedule } from './modules/audit/audit.jobs.ts'
import { auditRoutes } from './modules/audit/audit.routes.ts'
import { authJobs, authSchedule } from './modules/auth/auth.jobs.ts'
import { readSession } from './modules/auth/session.store.ts'
import { phoneOf } from './modules/auth/person.service.ts'
import { smsLeft } from './modules/auth/sms-budget.service.ts'
import { authRoutes } from './modules/auth/auth.routes.ts'
import { authenticateOrThrow } from './modules/auth/auth.service.ts'
import { bannerJobs, bannerSchedule } from './modules/banners/banners.jobs.ts'
import { bannerRoutes } from './modules/banners/banners.routes.ts'
import { broadcastJobs, broadcastSchedule } from './modules/broadcasts/broadcasts.jobs.ts'
import { broadcastRoutes } from './modules/broadcasts/broadcasts.routes.ts'
import { libraryRoutes } from './modules/media/library.routes.ts'
import { mediaJobs, mediaSchedule } from './modules/media/media.jobs.ts'
import { serveMediaRoutes } from './modules/media/serve.routes.ts'
import { mediaUploadRoutes } from './modules/media/uploads.routes.ts'
import { caseFilesRoutes } from './modules/case-files/case-files.routes.ts'
import { caseJobs, caseSchedule } from './modules/cases/cases.jobs.ts'
import { caseRoutes } from './modules/cases/cases.routes.ts'
import { complaintJobs, complaintSchedule } from './modules/complaints/complaints.jobs.ts'
import { complaintRoutes } from './modules/complaints/complaints.routes.ts'
import { chatJobs, chatSchedule } from './modules/chat/chat.jobs.ts'
import { findChat } from './modules/chat/chat.store.ts'
import { openDoors } from './modules/chat/queue/availability.service.ts'
import { chatRoutes } from './modules/chat/chat.routes.ts'
import { chatSocket } from './modules/chat/chat.socket.ts'
import { keepQueue } from './modules/chat/queue/queue-keeper.service.ts'
import { queueRoutes } from './modules/chat/queue/queue.routes.ts'
import { readingRoutes } from './modules/chat/reading.routes.ts'
import { deskSocket } from './modules/desk/desk.socket.ts'
import { keepStandings } from './modules/chat/queue/standing.service.ts'
import { superviseRoutes } from './modules/chat/queue/supervise.routes.ts'
import { keepSweep } from './modules/chat/sweep.service.ts'
import { cardRoutes } from './modules/content/cards.routes.ts'
import { contentJobs, contentSchedule } from './modules/content/content.jobs.ts'
import { onContentChanged } from './platform/pages/content-changed.ts'
import { emergencyNumbers } from './modules/content/content.service.ts'
import { editingRoutes } from './modules/content/editing.routes.ts'
import { lifeRoutes } from './modules/content/life.routes.ts'
import { usedIn } from './modules/content/uses.service.ts'
import { numberRoutes } from './modules/content/numbers.routes.ts'
import { keepHints } from './modules/desk/hint-keeper.service.ts'
import { deskRoutes } from './modules/desk/desk.routes.ts'
import { dutyRoutes } from './modules/duty/duty.routes.ts'
import { whoIsOnDuty } from './modules/duty/duty.service.ts'
import { evidenceJobs, evidenceSchedule } from './modules/evidence/evidence.jobs.ts'
import { evidenceRoutes } from './modules/evidence/evidence.routes.ts'
import { faqRoutes } from './modules/faq/faq.routes.ts'
import { learningRoutes } from './modules/learning/learning.routes.ts'
import { newsRoutes } from './modules/news/news.routes.ts'
import { notificationJobs, notificationSchedule } from './modules/notifications/notifications.jobs.ts'
import { notificationRoutes } from './modules/notifications/notifications.routes.ts'
import { tellingRoutes } from './modules/notifications/subscription.routes.ts'
import { placeRoutes } from './modules/places/places.routes.ts'
import { questionJobs, questionSchedule } from './modules/questions/questions.jobs.ts'
import { questionRoutes } from './modules/questions/questions.routes.ts'
import { questionnaireJobs, questionnaireSchedule } from './modules/questionnaires/questionnaires.jobs.ts'
import { questionnaireRoutes } from './modules/questionnaires/questionnaires.routes.ts'
import { recordRoutes } from './modules/records/records.routes.ts'
import { reportJobs, reportSchedule } from './modules/reports/reports.jobs.ts'
import { reporterRoutes } from './modules/reporter/reporter.routes.ts'
import { keepSecurityLog } from './modules/security/keep-security.service.ts'
import { noteRefusals } from './modules/security/note-refusals.service.ts'
import { securityJobs, securitySchedule } from './modules/security/security.jobs.ts'
import { securityRoutes } from './modules/security/security.routes.ts'
import { searchJobs, searchSchedule } from './modules/search/search.jobs.ts'
import { searchRoutes } from './modules/search/search.routes.ts'
import { listedContent } from './modules/site/listed.service.ts'
import { siteRoutes } from './modules/site/site.routes.ts'
import { snippetRoutes } from './modules/snippets/snippets.routes.ts'
import { savedRoutes } from './modules/saved/saved.routes.ts'
import { shiftsRoutes } from './modules/shifts/shifts.routes.ts'
import { readRinging } from './modules/sos/sos.store.ts'
import { keepSos } from './modules/sos/sos-keeper.service.ts'
import { sosJobs, sosSchedule } from './modules/sos/sos.jobs.ts'
import { sosRoutes } from './modules/sos/sos.routes.ts'
import { countUnanswered } from './modules/sos/wake.store.ts'
import { staffRoutes } from './modules/staff/staff.routes.ts'
import { statisticsJobs, statisticsSchedule } from './modules/statistics/statistics.jobs.ts'
import { statisticsRoutes } from './modules/statistics/statistics.routes.ts'
import { testJobs, testSchedule } from './modules/tests/tests.jobs.ts'
import { testRoutes } from './modules/tests/tests.routes.ts'
import { visitorRoutes } from './modules/visitor/visitor.routes.ts'
import type { Authenticate } from './platform/http/access.ts'
import type { AnswerWatch } from './platform/http/answer-watch.ts'
import type { App } from './platform/core/app-type.ts'
import { createHttpApp } from './platform/http/create-http-app.ts'
import type { Figure } from './platform/http/metrics.ts'
import { registerSite } from './platform/pages/pages.ts'
import type { Ways } from './platform/http/readiness.ts'
import type { Schedule } from './platform/jobs/job-runner.ts'
import type { JobHandlers } from './platform/jobs/jobs.ts'
import { upkeepJobs, upkeepSchedule } from './platform/jobs/upkeep-jobs.ts'
import type { Platform } from './platform/platform.ts'
import { openSocketDoor } from './platform/realtime/socket-door.ts'
import { createGateways, smsJobs, smsSchedule } from './platform/sms/deliver-sms.ts'

export type { App } from './platform/core/app-type.ts'

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** The composition root: every module is registered here by name, in the order of the house. */
export async function buildApp(platform: Platform, watch?: AnswerWatch): Promise<App> {
  const authenticate: Authenticate = (token, audience) => authenticateOrThrow(platform, token, audience)
  const app = await createHttpApp(platform, authenticate, { watch, ways: waysOf(platform), figures: figuresOf(platform) })
  registerSecurity(app, platform)
  await authRoutes(app, platform)
  await staffRoutes(app, platform)
  await registerChat(app, platform)
  registerCases(app, platform)
  registerContent(app, platform)
  ownAccountRoutes(app, platform)
  await registerPages(app, platform)
  return app
}

/** The ways that calls take to the database: whoever is signed in, their chat, a call for help. */
function waysOf({ db, urgent_db }: Platform): Ways {
  return [() => readSession(db, NOBODY), () => findChat(db, NOBODY), () => readRinging(urgent_db, NOBODY)]
}

/** What happens at the doors is written down, and read by those who answer for it. */
function registerSecurity(app: App, platform: Platform): void {
  const keeper = keepSecurityLog(platform)
  app.addHook('onClose', () => keeper.stop())
  noteRefusals(app, platform)
  securityRoutes(app, platform, keeper)
}

/** What an operator is alarmed by (docs/operate/runbook.md). */
function figuresOf({ db, now }: Platform): Figure[] {
  return [
    {
      name: 'himoya_sos_unanswered',
      help: 'Calls for help that ring, and nobody is left to tell',
      read: () => countUnanswered(db),
    },
    {
      name: 'himoya_duty_now',
      help: 'Duty phones that would be told at this moment, the partner line too',
      read: async () => (await whoIsOnDuty({ now }, db)).length,
    },
  ]
}

/** Talking with a person, and what the team needs for it. */
async function registerChat(app: App, platform: Platform): Promise<void> {
  const doors = openDoors(platform)
  const standings = keepStandings(platform, doors)
  const keeper = keepQueue(platform)
  const sweep = keepSweep(platform)
  const hints = keepHints(platform)
  app.addHook('onClose', async () => void (await Promise.all([standings, keeper, sweep, hints].map((one) => one.stop()))))
  await shiftsRoutes(app, platform)
  await chatRoutes(app, platform, { ...doors, takeAttachment })
  readingRoutes(app, platform)
  await queueRoutes(app, platform, keeper)
  await superviseRoutes(app, platform, doors)
  await attachmentRoutes(app, platform)
  deskRoutes(app, platform)
  visitorRoutes(app, platform)
  snippetRoutes(app, platform)
  recordRoutes(app, platform)
  notificationRoutes(app, platform)
  tellingRoutes(app, platform)
  openSocketDoor(app, platform, [chatSocket({ platform, standings, sweep }), deskSocket({ platform, keeper, sweep })])
}

/** Calls for help, reports and the work on them, and the trail all of it leaves. */
function registerCases(app: App, platform: Platform): void {
  const urgent: Platform = { ...platform, db: platform.urgent_db }
  const sos = keepSos(urgent)
  const anchors = keepAnchors(platform)
  app.addHook('onClose', async () => void (await Promise.all([sos.stop(), anchors.stop()])))
  sosRoutes(app, urgent)
  dutyRoutes(app, platform)
  reporterRoutes(app, platform)
  evidenceRoutes(app, platform)
  caseRoutes(app, platform)
  caseFilesRoutes(app, platform)
  complaintRoutes(app, platform)
  statisticsRoutes(app, platform)
  auditRoutes(app, platform)
}

/** What everybody reads, and those who write it. */
function registerContent(app: App, platform: Platform): void {
  mediaUploadRoutes(app, platform)
  libraryRoutes(app, platform, usedIn)
  serveMediaRoutes(app, platform)
  cardRoutes(app, platform)
  editingRoutes(app, platform)
  lifeRoutes(app, platform)
  numberRoutes(app, platform)
  broadcastRoutes(app, platform)
  questionRoutes(app, platform)
  newsRoutes(app, platform)
  learningRoutes(app, platform)
  savedRoutes(app, platform)
  testRoutes(app, platform)
  questionnaireRoutes(app, platform)
  faqRoutes(app, platform)
  bannerRoutes(app, platform)
  siteRoutes(app, platform)
  placeRoutes(app, platform)
  searchRoutes(app, platform)
}

/** The site itself; a change of content empties its kept pages. */
async function registerPages(app: App, platform: Platform): Promise<void> {
  const { config, log, now, limiter, hub, db } = platform
  const site = await registerSite(app, {
    config,
    log,
    limiter,
    now,
    db,
    emergencyNumbers: (lang) => emergencyNumbers(platform, lang),
    listedContent: () => listedContent(platform),
  })
  const stopForgetting = onContentChanged(hub, site.invalidate)
  app.addHook('onClose', async () => stopForgetting())
}

/** What runs behind the answers: every module's jobs, and when they run by themselves. */
export function buildJobs(platform: Platform): { handlers: JobHandlers; schedule: Schedule } {
  const { config, now } = platform
  return {
    handlers: {
      ...upkeepJobs(platform),
      ...smsJobs(platform, createGateways(config.sms, config.data_dir, now)),
      ...auditJobs(platform),
      ...authJobs(platform),
      ...chatJobs(platform),
      ...notificationJobs(platform, { phoneOf, smsLeft }),
      ...broadcastJobs(platform),
      ...attachmentJobs(platform),
      ...evidenceJobs(platform),
      ...mediaJobs(platform),
      ...contentJobs(platform),
      ...caseJobs(platform),
      ...questionJobs(platform),
      ...complaintJobs(platform),
      ...sosJobs(platform),
      ...reportJobs(platform),
      ...bannerJobs(platform),
      ...searchJobs(platform),
      ...securityJobs(platform),
      ...statisticsJobs(platform),
      ...testJobs(platform),
      ...questionnaireJobs(platform),
      ...ownAccountJobs(platform),
    },
    schedule: {
      ...upkeepSchedule,
      ...smsSchedule,
      ...auditSchedule,
      ...authSchedule,
      ...chatSchedule,
      ...notificationSchedule,
      ...broadcastSchedule,
      ...attachmentSchedule,
      ...evidenceSchedule,
      ...mediaSchedule,
      ...contentSchedule,
      ...caseSchedule,
      ...questionSchedule,
      ...complaintSchedule,
      ...sosSchedule,
      ...reportSchedule,
      ...bannerSchedule,
      ...searchSchedule,
      ...securitySchedule,
      ...statisticsSchedule,
      ...testSchedule,
      ...questionnaireSchedule,
      ...ownAccountSchedule,
    },
  }
}
