import { NOBODY } from '../../platform/crypto/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ServerModule } from '../../platform/server-module.ts'
import { keepSos, letGoOfCalls } from './sos-keeper.service.ts'
import { sosRoutes } from './sos.routes.ts'
import { readRinging } from './sos.store.ts'
import { sweepSos } from './sweep-sos.service.ts'
import { ALERT_OVER, noteAlertOver, WAKE, wakeDuty } from './wake.service.ts'
import { countUnanswered } from './wake.store.ts'

const SWEEP = 'sos.sweep'

/** Calls for help have connections of their own. */
const urgentOf = (platform: Platform): Platform => ({ ...platform, db: platform.urgent_db })

export const sos: ServerModule = {
  routes(app, platform, { onClose }) {
    const urgent = urgentOf(platform)
    const keeper = keepSos(urgent)
    onClose(() => keeper.stop())
    sosRoutes(app, urgent, { ...platform, db: platform.first_call_db })
  },
  ways: ({ urgent_db }) => [() => readRinging(urgent_db, NOBODY)],
  figures: ({ db }) => [
    {
      name: 'himoya_sos_unanswered',
      help: 'Calls for help that ring, and nobody is left to tell',
      read: () => countUnanswered(db),
    },
  ],
  jobs: (platform) => ({
    [SWEEP]: () => sweepSos(platform),
    [WAKE]: ({ call_id }) => wakeDuty(platform, String(call_id)),
    [ALERT_OVER]: ({ sms_id }) => noteAlertOver(platform, String(sms_id)),
  }),
  schedule: { [SWEEP]: '17 * * * *' },
  letsGo: letGoOfCalls,
}
