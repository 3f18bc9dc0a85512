export { isNewDevice } from './sessions/account-notices.service.ts'
export { createUser, findUser, readUser } from './accounts/account.service.ts'
export { deleteOwnAccount, eraseClosed, eraseRestored } from './accounts/closing.service.ts'
export { codeText } from './codes/code-sms.service.ts'
export { codeOf } from './codes/code.service.ts'
export { assertNoDelay, forgetFailures, noteFailure } from './passwords/delay.service.ts'
export { openCurtain, phoneOf, readPerson } from './accounts/person.service.ts'
export { endOwnSession, listSessions } from './accounts/profile.service.ts'
export { makeStaffRecoveryCode, staffRecoveryHash } from './passwords/recovery-code.service.ts'
export {
  announceEnded,
  authenticate,
  createSession,
  displayNames,
  endSession,
  endEverySessionIn,
  endOtherSessionsIn,
  endSessionsIn,
  renewProven,
  refreshSession,
  sessionEnded,
} from './sessions/sessions.service.ts'
export { checkPassword, confirmPassword } from './sessions/sign-in.service.ts'
export { isWayBack } from './sessions/way-back.service.ts'
export {
  activateStaffAccount,
  changeStaffAccount,
  changeStaffPassword,
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
} from './accounts/staff-account.service.ts'
export { endStaffSessionIn, openStaffSessions } from './sessions/staff-sessions.service.ts'
