import { Id } from '@himoya/contract/common'
import {
  DutyCalledBody,
  DutyNumber,
  DutyPhoneBody,
  DutyRota,
  DutySlotBody,
  OwnDuty,
  OwnDutyCodeBody,
} from '@himoya/contract/duty'
import { z } from 'zod'
import { staffActor } from '../../platform/core/actors.ts'
import type { App } from '../../platform/core/app-type.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  addDutySlots,
  dropDutyPhone,
  dropDutySlot,
  noteCalled,
  readDutyRota,
  revealDutyPhone,
  setDutyPhone,
  testDutyPhone,
} from './duty-rota.service.ts'
import { confirmDutyPhone, readOwnDuty, sendDutyCode } from './own-duty.service.ts'

const PATH = '/api/v1/staff/duty/'
/** Whose phones ring at night is the supervisors' to say. */
const KEEPERS = ['supervisor'] as const
/** Whoever can take a call for help may be woken for one. */
const WOKEN = ['counsellor', 'supervisor'] as const
const params = z.strictObject({ id: Id })
const response = { 200: DutyRota }

/** The phones that are rung when a call for help comes and nobody is there (docs/decisions/0049). */
export function dutyRoutes(app: App, platform: Platform): void {
  app.get(PATH, { config: { access: KEEPERS, summary: 'Who is woken at night, and when nobody is' }, schema: { response } }, () =>
    readDutyRota(platform),
  )
  phoneRoutes(app, platform)
  trialRoutes(app, platform)
  slotRoutes(app, platform)
  ownRoutes(app, platform)
}

function phoneRoutes(app: App, platform: Platform): void {
  app.post(
    `${PATH}phone/`,
    {
      config: {
        access: KEEPERS,
        step_up: true,
        summary: 'Put a member’s phone or the partner line on the rota, or another number in its place',
        errors: ['not_found', 'changed_meanwhile'],
        idempotency: false,
      },
      schema: { body: DutyPhoneBody, response },
    },
    (request) => setDutyPhone(platform, staffActor(request.actor), request.body),
  )

  app.delete(
    `${PATH}phone/:id/`,
    {
      config: { access: KEEPERS, step_up: true, summary: 'Take a phone off the rota, with its times', errors: ['not_found'] },
      schema: { params, response },
    },
    (request) => dropDutyPhone(platform, staffActor(request.actor), request.params.id),
  )

  app.post(
    `${PATH}phone/:id/reveal/`,
    {
      config: {
        access: KEEPERS,
        step_up: true,
        summary: 'The whole number; written down before it is sent',
        errors: ['not_found'],
        // The answer holds the number: it is kept nowhere, not even for a replay.
        idempotency: false,
      },
      schema: { params, response: { 200: DutyNumber } },
    },
    (request) => revealDutyPhone(platform, staffActor(request.actor), request.params.id),
  )
}

/** Whether a number can be relied on. */
function trialRoutes(app: App, platform: Platform): void {
  app.post(
    `${PATH}phone/:id/test/`,
    {
      config: { access: KEEPERS, summary: 'Send a test message now', errors: ['not_found', 'rate_limited'] },
      schema: { params, response },
    },
    (request) => testDutyPhone(platform, staffActor(request.actor), request.params.id),
  )

  app.post(
    `${PATH}phone/:id/called/`,
    {
      config: { access: KEEPERS, summary: 'Somebody called the partner line, and it was answered', errors: ['not_found'] },
      schema: { params, body: DutyCalledBody, response },
    },
    (request) => noteCalled(platform, staffActor(request.actor), request.params.id, request.body.answered_by),
  )
}

function slotRoutes(app: App, platform: Platform): void {
  app.post(
    `${PATH}slot/`,
    {
      config: { access: KEEPERS, summary: 'Times in which a member may be woken, each week', errors: ['not_found'] },
      schema: { body: DutySlotBody, response },
    },
    (request) => addDutySlots(platform, staffActor(request.actor), request.body),
  )

  app.delete(
    `${PATH}slot/:id/`,
    {
      config: { access: KEEPERS, summary: 'Take a time out', errors: ['not_found'] },
      schema: { params, response },
    },
    (request) => dropDutySlot(platform, staffActor(request.actor), request.params.id),
  )
}

function ownRoutes(app: App, platform: Platform): void {
  const own = { 200: OwnDuty }
  app.get(
    `${PATH}own/`,
    { config: { access: WOKEN, summary: 'My own phone and times on the duty rota' }, schema: { response: own } },
    (request) => readOwnDuty(platform, staffActor(request.actor)),
  )

  app.post(
    `${PATH}own/code/`,
    {
      config: {
        access: WOKEN,
        summary: 'Send me the code that shows that the phone is mine',
        errors: ['not_found', 'already_done', 'rate_limited'],
        idempotency: false,
      },
      schema: { response: own },
    },
    (request) => sendDutyCode(platform, staffActor(request.actor)),
  )

  app.post(
    `${PATH}own/confirm/`,
    {
      config: {
        access: WOKEN,
        summary: 'This code came to my phone',
        errors: ['wrong_code', 'code_expired'],
        idempotency: false,
      },
      schema: { body: OwnDutyCodeBody, response: own },
    },
    (request) => confirmDutyPhone(platform, staffActor(request.actor), request.body.code),
  )
}
