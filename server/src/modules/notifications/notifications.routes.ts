import { Id } from '@himoya/contract/common'
import {
  ChangeNotificationBody,
  Notification,
  NotificationPage,
  NotificationQuery,
  ReadAllBody,
} from '@himoya/contract/notifications/notifications'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '../../platform/core/app-type.ts'
import { get, patch, post } from '../../platform/http/routes.ts'
import { askedLanguage } from '../../platform/core/language.ts'
import type { Platform } from '../../platform/platform.ts'
import { changeNotification, listNotifications, readAll } from './notifications.service.ts'

const NOTIFICATION = '/api/v1/notification/'
const langOf = (request: Pick<FastifyRequest, 'headers'>) => askedLanguage(request.headers['accept-language'])

/** What a person is told, theirs alone. */
export function notificationRoutes(app: App, platform: Platform): void {
  get(app, NOTIFICATION, 'user', 'Own notifications, the newest first')
    .takes({ query: NotificationQuery })
    .answers(NotificationPage, (request) => listNotifications(platform, request.actor, langOf(request), request.query))

  patch(app, `${NOTIFICATION}:id/`, 'user', 'Mark one as read, or as unread')
    .takes({ params: z.strictObject({ id: Id }), body: ChangeNotificationBody, errors: ['not_found'] })
    .answers(Notification, (request) =>
      changeNotification(platform, request.actor, langOf(request), request.params.id, request.body.is_read),
    )

  post(app, `${NOTIFICATION}read-all/`, 'user', 'Mark all as read, up to a moment')
    .takes({ body: ReadAllBody, idempotency: false })
    .does(({ actor, body }) => readAll(platform, actor, body.until))
}
