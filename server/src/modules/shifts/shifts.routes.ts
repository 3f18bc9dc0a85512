import { Empty, Id } from '@himoya/contract/common'
import { Hours, HoursBody, Rota, RotaBody, RotaQuery, RotaShifts, TeamSetting } from '@himoya/contract/shifts'
import { z } from 'zod'
import { staffActor } from '../../platform/core/actors.ts'
import type { App } from '../../platform/core/app-type.ts'
import { askedLanguage } from '../../platform/core/language.ts'
import type { Platform } from '../../platform/platform.ts'
import { dropShift, planShift, readRota } from './rota.service.ts'
import { readHours, saveHours, saveTeam, teamSetting } from './hours.service.ts'

/** Who sees the plan of the house: those who answer, and who runs it. It holds no personal text. */
const READERS = ['counsellor', 'supervisor', 'admin'] as const
const PLANNERS = ['supervisor', 'admin'] as const

/** Working hours, rota and how the team works (api.md, "staff"). */
export async function shiftsRoutes(app: App, platform: Platform): Promise<void> {
  hoursRoutes(app, platform)
  rotaRoutes(app, platform)

  app.get(
    '/api/v1/staff/setting/',
    { config: { access: READERS, summary: 'How the team works' }, schema: { response: { 200: TeamSetting } } },
    () => teamSetting(platform.db),
  )

  app.put(
    '/api/v1/staff/setting/',
    {
      config: { access: PLANNERS, summary: 'Cap, assignment and lease' },
      schema: { body: TeamSetting, response: { 200: TeamSetting } },
    },
    (request) => saveTeam(platform, request.body),
  )
}

function hoursRoutes(app: App, platform: Platform): void {
  app.get(
    '/api/v1/staff/hours/',
    { config: { access: READERS, summary: 'Working hours by language' }, schema: { response: { 200: Hours } } },
    (request) => readHours(platform, askedLanguage(request.headers['accept-language'])),
  )

  app.put(
    '/api/v1/staff/hours/',
    {
      config: { access: PLANNERS, summary: 'Working hours, holidays and special days, as a whole' },
      schema: { body: HoursBody, response: { 200: Hours } },
    },
    (request) => saveHours(platform, askedLanguage(request.headers['accept-language']), request.body),
  )
}

function rotaRoutes(app: App, platform: Platform): void {
  app.get(
    '/api/v1/staff/rota/',
    {
      config: { access: READERS, summary: 'Planned shifts: own ones, or the team’s' },
      schema: { querystring: RotaQuery, response: { 200: Rota } },
    },
    (request) => readRota(platform, staffActor(request.actor), request.query),
  )

  app.post(
    '/api/v1/staff/rota/',
    {
      config: { access: PLANNERS, summary: 'Plan a shift, also for weeks ahead' },
      schema: { body: RotaBody, response: { 201: RotaShifts } },
    },
    async (request, reply) => reply.status(201).send(await planShift(platform, request.body)),
  )

  app.delete(
    '/api/v1/staff/rota/:id/',
    {
      config: { access: PLANNERS, summary: 'Take a planned shift out', errors: ['not_found'] },
      schema: { params: z.strictObject({ id: Id }), response: { 204: Empty } },
    },
    async (request, reply) => {
      await dropShift(platform, request.params.id)
      reply.status(204)
    },
  )
}
