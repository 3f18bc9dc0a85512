import type { SecurityAlert, SecurityEvent } from '@himoya/contract/audit/security-lists'

const HOUR = 3_600

/** One person's wrong guesses at what opens an account. */
const GUESSES = [
  'sign_in_failed',
  'factor_failed',
  'passkey_failed',
  'sms_code_failed',
  'password_failed',
  'step_up_failed',
  'recovery_failed',
] as const

export type AlertRule = {
  alert: SecurityAlert
  /** Which events count towards it. */
  events: readonly SecurityEvent[]
  /** What they are counted by. */
  by: 'account' | 'address' | 'member_id'
  /** What is counted: how often it happened, or to how many accounts. */
  of: 'count' | 'accounts'
  /** From so many on, in so many seconds; a member's account is worth more to a stranger than a child's. */
  from: { web: number; staff: number }
  seconds: number
}

/** When a supervisor is told (safety.md 28). */
export const ALERT_RULES: readonly AlertRule[] = [
  { alert: 'many_failures', events: GUESSES, by: 'account', of: 'count', from: { web: 10, staff: 5 }, seconds: HOUR },
  // A class behind one address forgets a few passwords; nobody tries those of ten others.
  { alert: 'password_spray', events: GUESSES, by: 'address', of: 'accounts', from: { web: 10, staff: 4 }, seconds: HOUR },
  { alert: 'token_reused', events: ['token_reused'], by: 'account', of: 'count', from: { web: 1, staff: 1 }, seconds: HOUR },
  { alert: 'new_device', events: ['new_device'], by: 'member_id', of: 'count', from: { web: 1, staff: 1 }, seconds: HOUR },
  {
    alert: 'curtain_guesses',
    events: ['curtain_failed'],
    by: 'account',
    of: 'count',
    from: { web: 5, staff: 5 },
    seconds: 24 * HOUR,
  },
  {
    alert: 'many_refusals',
    events: ['access_refused'],
    by: 'member_id',
    of: 'count',
    from: { web: 20, staff: 20 },
    seconds: HOUR,
  },
  // Messages of alarm have no budget; who wakes a phone for nothing is stopped by people.
  { alert: 'many_alarms', events: ['duty_phone_rung'], by: 'account', of: 'count', from: { web: 10, staff: 10 }, seconds: HOUR },
]
