import { Id } from '@himoya/contract/common'
import { NumberChangeBody, NumbersDesk } from '@himoya/contract/number-changes'
import { z } from 'zod'
import { staffActor } from '../../platform/core/actors.ts'
import type { App } from '../../platform/core/app-type.ts'
import type { Platform } from '../../platform/platform.ts'
import { askForChange, confirmChange, numbersDesk, refuseChange } from './numbers.service.ts'

const ACCESS = ['editor', 'supervisor'] as const
const params = z.strictObject({ id: Id })
const response = { 200: NumbersDesk }

/** The numbers on every page, which only two people together change (safety.md 6). */
export function numberRoutes(app: App, platform: Platform): void {
  app.get(
    '/api/v1/staff/number/',
    { config: { access: ACCESS, summary: 'Emergency numbers, and changes that wait for a second person' }, schema: { response } },
    (request) => numbersDesk(platform, staffActor(request.actor)),
  )

  app.post(
    '/api/v1/staff/number/change/',
    {
      config: {
        access: ACCESS,
        summary: 'Ask to verify, set or remove a number',
        errors: ['not_found', 'already_done'],
      },
      schema: { body: NumberChangeBody, response: { 201: NumbersDesk } },
    },
    async (request, reply) => reply.status(201).send(await askForChange(platform, staffActor(request.actor), request.body)),
  )

  app.post(
    '/api/v1/staff/number/change/:id/confirm/',
    {
      config: {
        access: ACCESS,
        summary: 'Confirm what somebody else asked for',
        errors: ['not_found', 'second_person', 'in_use'],
      },
      schema: { params, response },
    },
    (request) => confirmChange(platform, staffActor(request.actor), request.params.id),
  )

  app.post(
    '/api/v1/staff/number/change/:id/refuse/',
    { config: { access: ACCESS, summary: 'Let it be', errors: ['not_found'] }, schema: { params, response } },
    (request) => refuseChange(platform, staffActor(request.actor), request.params.id),
  )
}
