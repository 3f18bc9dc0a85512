/* What screens say of a person's own data, in one place (safety.md 28, 29); server/src/modules/desk/own-account/own-account.test.ts holds it to what is done. */

/** What becomes of it when the person deletes their account. `days`: by which settings of server/src/retention.ts it stays. */
export const LEAVINGS = [
  { what: 'account', after: 'goes', days: [] },
  { what: 'chats', after: 'goes', days: [] },
  { what: 'calls', after: 'goes', days: [] },
  { what: 'questions', after: 'goes', days: [] },
  { what: 'results', after: 'goes', days: [] },
  { what: 'notifications', after: 'goes', days: [] },
  { what: 'learning', after: 'goes', days: [] },
  { what: 'reports', after: 'stays', days: ['report_days', 'grave_report_days'] },
  { what: 'published', after: 'stays', days: [] },
  { what: 'nameless', after: 'stays', days: [] },
  { what: 'log', after: 'stays', days: ['audit_days'] },
] as const

/** How long what is kept while the account lives, in the order it is shown: settings of server/src/retention.ts. */
export const KEPT_ROWS = [
  'chat_days',
  'voice_days',
  'question_days',
  'report_days',
  'grave_report_days',
  'sos_place_days',
  'self_check_days',
  'notification_days',
] as const
