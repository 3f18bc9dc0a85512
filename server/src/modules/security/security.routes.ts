import { Id } from '@himoya/contract/common'
import { SecurityAlerts, SecurityEventPage, SecurityQuery } from '@himoya/contract/security'
import { z } from 'zod'
import { staffActor } from '../../platform/core/actors.ts'
import type { App } from '../../platform/core/app-type.ts'
import { pageAnswer } from '../../platform/core/paging.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SecurityKeeper } from './keep-security.service.ts'
import { listAlerts, listEvents, seeAlert } from './read-security.service.ts'

/** Those who answer for the team and for the machine. No text and no name of a person stands in it. */
const READERS = ['supervisor', 'admin'] as const
const EVENTS = '/api/v1/staff/security/event/'
const ALERTS = '/api/v1/staff/security/alert/'

export function securityRoutes(app: App, platform: Platform, keeper: SecurityKeeper): void {
  app.get(
    EVENTS,
    {
      config: { access: READERS, summary: 'What happened at the doors, the newest first' },
      schema: { querystring: SecurityQuery, response: { 200: SecurityEventPage } },
    },
    async (request) => {
      await keeper.flush()
      return pageAnswer(EVENTS, request.query, await listEvents(platform, request.query))
    },
  )

  app.get(
    ALERTS,
    {
      config: { access: READERS, summary: 'What the log says should be looked at, what nobody has seen first' },
      schema: { response: { 200: SecurityAlerts } },
    },
    async () => {
      await keeper.flush()
      return listAlerts(platform)
    },
  )

  app.post(
    `${ALERTS}:id/seen/`,
    {
      config: { access: ['supervisor'], summary: 'I have seen it', idempotency: false },
      schema: { params: z.strictObject({ id: Id }), response: { 200: SecurityAlerts } },
    },
    (request) => seeAlert(platform, staffActor(request.actor), request.params.id),
  )
}
