export { isNewDevice } from './account-news.service.ts'
export { findUser, readUser } from './account.service.ts'
export { deleteOwnAccount, eraseClosed } from './closing.service.ts'
export { codeText } from './code-sms.service.ts'
export { codeOf } from './code.service.ts'
export { assertNoDelay, forgetFailures, noteFailure } from './delay.service.ts'
export { openCurtain, phoneOf, readPerson } from './person.service.ts'
export { endOwnSession, listSessions } from './profile.service.ts'
export { makeRecoveryCode, recoveryHash } from './recovery-code.service.ts'
export {
  announceEnded,
  authenticate,
  createSession,
  displayNames,
  endSession,
  endSessionsIn,
  noteProof,
  refreshSession,
  sessionEnded,
} from './sessions.service.ts'
export { checkPassword, confirmPassword } from './sign-in.service.ts'
export {
  activateStaffAccount,
  changeStaffAccount,
  createStaffAccount,
  emailIndex,
  findStaff,
  hasAdmin,
  hasOtherOfRole,
  hashStaffPassword,
  maskedPhone,
  staffEmail,
  staffKey,
  staffPhone,
  staffSealer,
} from './staff-account.service.ts'
export { endStaffSessionIn, openStaffSessions } from './staff-sessions.service.ts'
