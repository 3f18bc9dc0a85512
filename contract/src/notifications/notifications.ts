import { z } from 'zod'
import { Id, pageOf, PageQuery, Timestamp } from '../common.ts'
import { type NOTIFICATION_CHANNELS, NOTIFICATION_KINDS } from './notification-lists.ts'

/*
 * Calls under /api/v1/, all of the signed-in person's own:
 *   GET notification/ NotificationQuery -> NotificationPage       PATCH notification/{id}/ ChangeNotificationBody -> Notification
 *   POST notification/read-all/ ReadAllBody -> 204
 *   GET notification/preference/ -> Preference      PUT notification/preference/ Preference -> Preference
 *   GET notification/subscription/ -> PushKey       POST notification/subscription/ SubscriptionBody -> 201 Subscription
 *   DELETE notification/subscription/ EndSubscriptionBody -> 204
 */

export const Notification = z.strictObject({
  id: Id,
  kind: z.enum(NOTIFICATION_KINDS),
  /** In the asked language. Says that there is something, never what a person wrote. */
  title: z.string(),
  text: z.string(),
  /** A page of ours without its language; null: the chat panel for `message` and `appointment`, else nowhere. */
  path: z.string().nullable(),
  is_read: z.boolean(),
  created_at: Timestamp,
})
export type Notification = z.infer<typeof Notification>
/** Newest first. */
export const NotificationPage = pageOf(Notification)
export type NotificationPage = z.infer<typeof NotificationPage>
/** `is_read=false` with `page_size=1`: its `count` is the number of unread ones. */
export const NotificationQuery = PageQuery.extend({
  is_read: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
})

export const ChangeNotificationBody = z.strictObject({ is_read: z.boolean() })
/** Everything up to the moment `until`, so that what comes meanwhile stays unread; without it: everything. */
export const ReadAllBody = z.strictObject({ until: Timestamp.optional() })

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const choice = z.strictObject({ push: z.boolean(), sms: z.boolean() } satisfies Record<
  (typeof NOTIFICATION_CHANNELS)[number],
  unknown
>)
export const Preference = z.strictObject({
  kinds: z.record(z.enum(NOTIFICATION_KINDS), choice),
  /** In Asia/Tashkent, over midnight too. In these hours nothing rings; what came is told once, when they end. null: none. */
  quiet: z.strictObject({ from: time, until: time }).nullable(),
})
export type Preference = z.infer<typeof Preference>

/** The server's VAPID public key, base64url (RFC 8292); null where push is not set up. */
export const PushKey = z.strictObject({ key: z.string().nullable() })
export type PushKey = z.infer<typeof PushKey>
/** What `PushSubscription.toJSON()` gives (W3C Push API). */
export const SubscriptionBody = z.strictObject({
  endpoint: z.url().max(1_000),
  /** Milliseconds since 1970, up to the year 9999. */
  expirationTime: z.number().min(0).max(253_402_300_799_999).nullable().optional(),
  keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
})
export const Subscription = z.strictObject({ id: Id, created_at: Timestamp })
export const EndSubscriptionBody = z.strictObject({ endpoint: z.url().max(1_000) })

/** In a person's own data (auth.ts, AccountExport). */
export const ExportedNotification = z.strictObject({
  title: z.string(),
  text: z.string(),
  is_read: z.boolean(),
  created_at: Timestamp,
})
export type ExportedNotification = z.infer<typeof ExportedNotification>
