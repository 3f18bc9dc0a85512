import { Empty, Id } from '@himoya/contract/common'
import {
  ChangeNotificationBody,
  Notification,
  NotificationPage,
  NotificationQuery,
  ReadAllBody,
} from '@himoya/contract/notifications'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { userActor } from '../../platform/core/actors.ts'
import type { App } from '../../platform/core/app-type.ts'
import { askedLanguage } from '../../platform/core/language.ts'
import type { Platform } from '../../platform/platform.ts'
import { changeNotification, listNotifications, readAll } from './notifications.service.ts'

const NOTIFICATION = '/api/v1/notification/'
const langOf = (request: Pick<FastifyRequest, 'headers'>) => askedLanguage(request.headers['accept-language'])

/** What a person is told, theirs alone. */
export function notificationRoutes(app: App, platform: Platform): void {
  app.get(
    NOTIFICATION,
    {
      config: { access: 'user', summary: 'Own notifications, the newest first' },
      schema: { querystring: NotificationQuery, response: { 200: NotificationPage } },
    },
    (request) => listNotifications(platform, userActor(request.actor), langOf(request), request.query),
  )

  app.patch(
    `${NOTIFICATION}:id/`,
    {
      config: { access: 'user', summary: 'Mark one as read, or as unread', errors: ['not_found'] },
      schema: { params: z.strictObject({ id: Id }), body: ChangeNotificationBody, response: { 200: Notification } },
    },
    (request) => changeNotification(platform, userActor(request.actor), langOf(request), request.params.id, request.body.is_read),
  )

  app.post(
    `${NOTIFICATION}read-all/`,
    {
      config: { access: 'user', summary: 'Mark all as read, up to a moment', idempotency: false },
      schema: { body: ReadAllBody, response: { 204: Empty } },
    },
    async (request, reply) => {
      await readAll(platform, userActor(request.actor), request.body.until)
      reply.status(204)
    },
  )
}
