import { Id } from '@himoya/contract/common'
import { SecurityAlerts, SecurityEventPage, SecurityQuery } from '@himoya/contract/audit/security'
import { z } from 'zod'
import type { App } from '../../../platform/core/app-type.ts'
import { get, post } from '../../../platform/http/routes.ts'
import { pageAnswer } from '../../../platform/core/paging.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { SecurityKeeper } from './keep-security.service.ts'
import { listAlerts, listEvents, seeAlert } from './read-security.service.ts'

/** Those who answer for the team and for the machine. No text and no name of a person stands in it. */
const READERS = ['supervisor', 'admin'] as const
const EVENTS = '/api/v1/staff/security/event/'
const ALERTS = '/api/v1/staff/security/alert/'

export function securityRoutes(app: App, platform: Platform, keeper: SecurityKeeper): void {
  get(app, EVENTS, READERS, 'Security events, the newest first')
    .takes({ query: SecurityQuery })
    .answers(SecurityEventPage, async ({ query }) => {
      await keeper.flush()
      return pageAnswer(EVENTS, query, await listEvents(platform, query))
    })

  get(app, ALERTS, READERS, 'What the log says should be looked at, what nobody has seen first').answers(
    SecurityAlerts,
    async () => {
      await keeper.flush()
      return listAlerts(platform)
    },
  )

  post(app, `${ALERTS}:id/seen/`, ['supervisor'], 'I have seen it')
    .takes({ params: z.strictObject({ id: Id }), idempotency: false })
    .answers(SecurityAlerts, ({ actor, params }) => seeAlert(platform, actor, params.id))
}
