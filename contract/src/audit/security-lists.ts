/* Lists of the security log that screens use; apart from the schemas so that a browser gets them without zod. */

/** What the log counts (safety.md 28). An event never changes its meaning while its rows are kept. */
export const SECURITY_EVENTS = [
  'signed_in',
  'signed_in_by_code',
  'signed_in_by_passkey',
  'signed_in_by_recovery_code',
  'new_device',
  'sign_in_failed',
  'sign_in_slowed',
  'sign_in_blocked',
  'factor_failed',
  'passkey_failed',
  'sms_code_failed',
  'password_failed',
  'step_up_failed',
  'token_reused',
  'token_refused',
  'access_refused',
  'object_missing',
  'input_refused',
  'limit_reached',
  'puzzle_failed',
  'curtain_failed',
  'curtain_opened',
  'recovery_failed',
  'password_reset',
  'password_changed',
  'passkey_added',
  'factor_replaced',
  'link_refused',
  'duty_phone_rung',
] as const
export type SecurityEvent = (typeof SECURITY_EVENTS)[number]

/** What a supervisor is told of by itself. */
export const SECURITY_ALERTS = [
  'many_failures',
  'password_spray',
  'token_reused',
  'new_device',
  'curtain_guesses',
  'many_refusals',
  'many_alarms',
] as const
export type SecurityAlert = (typeof SECURITY_ALERTS)[number]
