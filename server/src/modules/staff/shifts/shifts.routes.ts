import { Id } from '@himoya/contract/common'
import { Hours, HoursBody, Rota, RotaBody, RotaQuery, RotaShifts, TeamSetting } from '@himoya/contract/staff/shifts'
import { z } from 'zod'
import type { App } from '../../../platform/core/app-type.ts'
import { get, post, put, remove } from '../../../platform/http/routes.ts'
import { askedLanguage } from '../../../platform/core/language.ts'
import type { Platform } from '../../../platform/platform.ts'
import { dropShift, planShift, readRota } from './rota.service.ts'
import { readHours, saveHours, saveTeam, teamSetting } from './hours.service.ts'

/** Who sees the plan of the house: those who answer, and who runs it. It holds no personal text. */
const READERS = ['counsellor', 'supervisor', 'admin'] as const
const PLANNERS = ['supervisor', 'admin'] as const

/** Working hours, rota and how the team works (api.md, "staff"). */
export async function shiftsRoutes(app: App, platform: Platform): Promise<void> {
  hoursRoutes(app, platform)
  rotaRoutes(app, platform)

  get(app, '/api/v1/staff/setting/', READERS, 'How the team works').answers(TeamSetting, () => teamSetting(platform.db))

  put(app, '/api/v1/staff/setting/', PLANNERS, 'Cap, assignment and lease')
    .takes({ body: TeamSetting })
    .answers(TeamSetting, ({ body }) => saveTeam(platform, body))
}

function hoursRoutes(app: App, platform: Platform): void {
  get(app, '/api/v1/staff/hours/', READERS, 'Working hours by language').answers(Hours, (request) =>
    readHours(platform, askedLanguage(request.headers['accept-language'])),
  )

  put(app, '/api/v1/staff/hours/', PLANNERS, 'Working hours, holidays and special days, as a whole')
    .takes({ body: HoursBody })
    .answers(Hours, (request) => saveHours(platform, askedLanguage(request.headers['accept-language']), request.body))
}

function rotaRoutes(app: App, platform: Platform): void {
  get(app, '/api/v1/staff/rota/', READERS, 'Planned shifts: own ones, or the team’s')
    .takes({ query: RotaQuery })
    .answers(Rota, ({ actor, query }) => readRota(platform, actor, query))

  post(app, '/api/v1/staff/rota/', PLANNERS, 'Plan a shift, also for weeks ahead')
    .takes({ body: RotaBody })
    .creates(RotaShifts, ({ body }) => planShift(platform, body))

  remove(app, '/api/v1/staff/rota/:id/', PLANNERS, 'Take a planned shift out')
    .takes({ params: z.strictObject({ id: Id }), errors: ['not_found'] })
    .does(({ params }) => dropShift(platform, params.id))
}
