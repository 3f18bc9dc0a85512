export { filesOf, inboxOf, readByTeam, say, sayToReporter, unreadForReporter, unreadForTeam } from './inbox.service.ts'
export { openInbox, reportOfSession } from './receipt-session.service.ts'
export {
  type OpenedReport,
  type Report,
  type ReportFacts,
  addReport,
  factsOfReport,
  leaveNameless,
  noteOpened,
  ownReport,
  ownReports,
  reportForCase,
  reportsToForget,
} from './report.service.ts'
export { type ImportedReport, importReport } from './import-report.service.ts'
