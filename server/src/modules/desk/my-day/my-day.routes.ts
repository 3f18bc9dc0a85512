import { MyDay } from '@himoya/contract/desk/my-day'
import { STAFF_ROLES } from '@himoya/contract/staff/staff'
import type { App } from '../../../platform/core/app-type.ts'
import { clientOf } from '../../../platform/core/client.ts'
import { get } from '../../../platform/http/routes.ts'
import type { Platform } from '../../../platform/platform.ts'
import { AWAITS, type Take } from '../../../platform/server-module.ts'

/** What waits for whoever asks; no module here knows another. */
export function myDayRoutes(app: App, platform: Platform, take: Take): void {
  const awaits = take(AWAITS)
  get(app, '/api/v1/staff/my-day/', STAFF_ROLES, 'What waits for the caller, over all they may do').answers(
    MyDay,
    async (request) => {
      const who = { actor: request.actor, lang: clientOf(request).lang }
      return { parts: (await Promise.all(awaits.map((ask) => ask(platform, who)))).flat() }
    },
  )
}
