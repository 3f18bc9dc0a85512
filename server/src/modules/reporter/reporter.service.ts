export { exportReports, forgetReports } from './own-account-reports.service.ts'
export { openSosInbox } from './sos-inbox.service.ts'
