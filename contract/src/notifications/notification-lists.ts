/* What screens need to know of notifications without zod. */

/**
 * What is told: an answer in the chat that nobody saw, an answer to an own question, news on an own report, what concerns
 * the account's safety, what editors write to many (product.md 11), and an appointment of which the person asked to be reminded.
 */
export const NOTIFICATION_KINDS = ['message', 'question', 'report', 'account', 'news', 'appointment'] as const
/** Ways besides the list itself. An SMS says no more than that there is something new. */
export const NOTIFICATION_CHANNELS = ['push', 'sms'] as const
/** What is on before anybody chose. SMS are on for nobody: whoever holds the SIM would read along. */
export const FIRST_CHOICES = {
  message: { push: true, sms: false },
  question: { push: true, sms: false },
  report: { push: true, sms: false },
  account: { push: true, sms: false },
  news: { push: false, sms: false },
  // Each one is asked for by itself beside the appointment (decision 0090).
  appointment: { push: true, sms: false },
} as const
/** How many devices of one account may be told. */
export const PUSH_DEVICES = 10
/** Days after which a notification is deleted. */
export const NOTIFICATION_DAYS = 90
