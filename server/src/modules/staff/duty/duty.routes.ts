import {
  DutyCalledBody,
  DutyNumber,
  DutyPhoneBody,
  DutyRota,
  DutySlotBody,
  OwnDuty,
  OwnDutyCodeBody,
} from '@himoya/contract/staff/duty'
import type { App } from '../../../platform/core/app-type.ts'
import { IdPath, get, post, remove } from '../../../platform/http/routes.ts'
import type { Platform } from '../../../platform/platform.ts'
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

/** The phones that are rung when a call for help comes and nobody is there (docs/decisions/0049). */
export function dutyRoutes(app: App, platform: Platform): void {
  get(app, PATH, KEEPERS, 'Who is woken at night, and when nobody is').answers(DutyRota, () => readDutyRota(platform))
  phoneRoutes(app, platform)
  trialRoutes(app, platform)
  slotRoutes(app, platform)
  ownRoutes(app, platform)
}

function phoneRoutes(app: App, platform: Platform): void {
  post(app, `${PATH}phone/`, KEEPERS, 'Put a member’s phone or the partner line on the rota, or another number in its place')
    .takes({ body: DutyPhoneBody, step_up: true, errors: ['not_found', 'changed_meanwhile'], idempotency: false })
    .answers(DutyRota, ({ actor, body }) => setDutyPhone(platform, actor, body))

  remove(app, `${PATH}phone/:id/`, KEEPERS, 'Take a phone off the rota, with its times')
    .takes({ params: IdPath, step_up: true, errors: ['not_found'] })
    .answers(DutyRota, ({ actor, params }) => dropDutyPhone(platform, actor, params.id))

  post(app, `${PATH}phone/:id/reveal/`, KEEPERS, 'The whole number; written down before it is sent')
    .takes({ params: IdPath, step_up: true, errors: ['not_found'], idempotency: false })
    .answers(DutyNumber, ({ actor, params }) => revealDutyPhone(platform, actor, params.id))
}

/** Whether a number can be relied on. */
function trialRoutes(app: App, platform: Platform): void {
  post(app, `${PATH}phone/:id/test/`, KEEPERS, 'Send a test message now')
    .takes({ params: IdPath, errors: ['not_found', 'rate_limited'] })
    .answers(DutyRota, ({ actor, params }) => testDutyPhone(platform, actor, params.id))

  post(app, `${PATH}phone/:id/called/`, KEEPERS, 'Somebody called the partner line, and it was answered')
    .takes({ params: IdPath, body: DutyCalledBody, errors: ['not_found'] })
    .answers(DutyRota, ({ actor, params, body }) => noteCalled(platform, actor, params.id, body.answered_by))
}

function slotRoutes(app: App, platform: Platform): void {
  post(app, `${PATH}slot/`, KEEPERS, 'Times in which a member may be woken, each week')
    .takes({ body: DutySlotBody, errors: ['not_found'] })
    .answers(DutyRota, ({ actor, body }) => addDutySlots(platform, actor, body))

  remove(app, `${PATH}slot/:id/`, KEEPERS, 'Take a time out')
    .takes({ params: IdPath, errors: ['not_found'] })
    .answers(DutyRota, ({ actor, params }) => dropDutySlot(platform, actor, params.id))
}

function ownRoutes(app: App, platform: Platform): void {
  get(app, `${PATH}own/`, WOKEN, 'My own phone and times on the duty rota').answers(OwnDuty, ({ actor }) =>
    readOwnDuty(platform, actor),
  )

  post(app, `${PATH}own/code/`, WOKEN, 'Send me the code that shows that the phone is mine')
    .takes({ errors: ['not_found', 'already_done', 'rate_limited'], idempotency: false })
    .answers(OwnDuty, ({ actor }) => sendDutyCode(platform, actor))

  post(app, `${PATH}own/confirm/`, WOKEN, 'This code came to my phone')
    .takes({ body: OwnDutyCodeBody, errors: ['wrong_code', 'code_expired'], idempotency: false })
    .answers(OwnDuty, ({ actor, body }) => confirmDutyPhone(platform, actor, body.code))
}
