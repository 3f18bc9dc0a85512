import { NOTIFICATION_DAYS } from '@himoya/contract/notifications/notification-lists'
import type { Settings } from './settings.ts'

type Rule = {
  /** The variable that sets it, in days. */
  setting: string
  days: number
  lowest: number
  highest: number
  /** What runs by itself and deletes it, the key first; each module has its own. */
  job: string
  /** What a legal hold on a case keeps, whatever its age. */
  held: boolean
}

/**
 * How long what is kept (safety.md 28), in one place. What has no setting goes after hours: codes, waiting registrations, SMS, kept answers and
 * uploads that nobody sent after 24, an opened inbox after a quarter of one, ended sessions after 14 days. Counters of the statistics
 * stay: they tell of nobody.
 */
export const RETENTION = {
  /** Since the last message: text, notes and files of the chat; and a call for help since it was settled. */
  chat_days: { setting: 'CHAT_DAYS', days: 365, lowest: 1, highest: 3_650, job: 'chat.sweep_old', held: true },
  /** The sound of a voice note; the message that there was one stays with its chat. */
  voice_days: { setting: 'VOICE_DAYS', days: 60, lowest: 1, highest: 3_650, job: 'attachments.sweep', held: false },
  /** What a person was told, read or not. */
  notification_days: {
    setting: 'NOTIFICATION_DAYS',
    days: NOTIFICATION_DAYS,
    lowest: 1,
    highest: 3_650,
    job: 'notifications.sweep',
    held: false,
  },
  /** Since the answer; what was published of it stays. */
  question_days: { setting: 'QUESTION_DAYS', days: 365, lowest: 1, highest: 3_650, job: 'questions.sweep', held: false },
  /** Since its answer, or since it was looked into. */
  complaint_days: { setting: 'COMPLAINT_DAYS', days: 365, lowest: 1, highest: 3_650, job: 'complaints.sweep', held: false },
  /** How somebody was when they asked themselves; results of knowledge tests stay as long as the account. */
  self_check_days: { setting: 'SELF_CHECK_DAYS', days: 365, lowest: 1, highest: 3_650, job: 'tests.sweep', held: false },
  /** Free words in questionnaires; what was chosen is a count and stays. */
  free_words_days: { setting: 'FREE_WORDS_DAYS', days: 365, lowest: 1, highest: 3_650, job: 'questionnaires.sweep', held: false },
  /** A few words on a place of help; answers are a count and stay. */
  place_words_days: { setting: 'PLACE_WORDS_DAYS', days: 365, lowest: 1, highest: 3_650, job: 'places.sweep', held: false },
  /** Since it was settled: a report with its case, its inbox and its files. */
  report_days: { setting: 'REPORT_DAYS', days: 3 * 365, lowest: 1, highest: 36_500, job: 'reports.sweep', held: true },
  /** The same, once its risk was high. */
  grave_report_days: {
    setting: 'GRAVE_REPORT_DAYS',
    days: 10 * 365,
    lowest: 1,
    highest: 36_500,
    job: 'reports.sweep',
    held: true,
  },
  /** Since its receipt was last used: the inbox is closed, the case goes on. */
  inbox_days: { setting: 'INBOX_DAYS', days: 365, lowest: 1, highest: 3_650, job: 'reports.close_inboxes', held: false },
  /** Where somebody pressed SOS, a square of 100 m. */
  sos_place_days: { setting: 'SOS_PLACE_DAYS', days: 7, lowest: 1, highest: 7, job: 'sos.sweep', held: false },
  /** The security log: sign-ins, refusals, alerts. */
  security_days: { setting: 'SECURITY_DAYS', days: 14, lowest: 1, highest: 365, job: 'security.sweep', held: false },
  /** Who did what. */
  audit_days: { setting: 'AUDIT_DAYS', days: 5 * 365, lowest: 365, highest: 36_500, job: 'audit.prune', held: true },
} as const satisfies Record<string, Rule>

export type Retention = Record<keyof typeof RETENTION, number>

export function readRetention(settings: Settings): Retention {
  const rules = Object.entries(RETENTION) as [keyof Retention, Rule][]
  const read = rules.map(([name, { setting, days, lowest, highest }]) => [name, settings.integer(setting, days, lowest, highest)])
  return Object.fromEntries(read) as Retention
}

/** What stands in the configuration of it, by the names above. */
export function keptDays(config: Retention): Retention {
  const names = Object.keys(RETENTION) as (keyof Retention)[]
  return Object.fromEntries(names.map((name) => [name, config[name]])) as Retention
}
