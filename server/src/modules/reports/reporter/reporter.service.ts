export { exportReports, forgetReports } from './own-account-reports.service.ts'
export { sayToTeam } from './own-inbox.service.ts'
export { openSosInbox } from './sos-inbox.service.ts'
