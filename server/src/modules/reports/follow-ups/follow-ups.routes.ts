import { Id } from '@himoya/contract/common'
import {
  AppointmentBody,
  FollowUp,
  FollowUpBody,
  FollowUps,
  FollowUpsQuery,
  FollowUpsToday,
  FollowUpTargets,
  HandBody,
  OwnPromise,
  OwnPromises,
  SettleBody,
} from '@himoya/contract/reports/follow-ups'
import { z } from 'zod'
import type { App } from '../../../platform/core/app-type.ts'
import { get, IdPath, patch, post } from '../../../platform/http/routes.ts'
import type { Platform } from '../../../platform/platform.ts'
import { answerAppointment } from './appointment.service.ts'
import { countOfToday, listOfCase, listOfChat, listOpen, ownPromises } from './list.service.ts'
import { promiseInCase, promiseInChat } from './make.service.ts'
import { handFollowUp, settleFollowUp, targetsOf } from './settle.service.ts'

/** Editors and admins see nothing that was said to a child. */
const TEAM = ['counsellor', 'supervisor'] as const
const FOLLOW_UPS = '/api/v1/staff/follow-up/'
const CHAT = `${FOLLOW_UPS}chat/:chat_id/` as const
const CASE = `${FOLLOW_UPS}case/:case_id/` as const
const ChatPath = z.strictObject({ chat_id: Id })
const CasePath = z.strictObject({ case_id: Id })

export function followUpRoutes(app: App, platform: Platform): void {
  listRoutes(app, platform)
  makeRoutes(app, platform)
  oneRoutes(app, platform)
}

function listRoutes(app: App, platform: Platform): void {
  get(app, FOLLOW_UPS, TEAM, 'Promises still open: one’s own, or the team’s without their words')
    .takes({ query: FollowUpsQuery, errors: ['forbidden'] })
    .answers(FollowUps, ({ actor, query }) => listOpen(platform, actor, query.whose))

  get(app, `${FOLLOW_UPS}today/`, ['supervisor'], 'How many promises were kept today').answers(FollowUpsToday, () =>
    countOfToday(platform),
  )

  get(app, CHAT, TEAM, 'What was promised in a chat')
    .takes({ params: ChatPath, errors: ['not_found'] })
    .answers(FollowUps, ({ actor, params }) => listOfChat(platform, actor, params.chat_id))

  get(app, CASE, TEAM, 'What was promised in a case')
    .takes({ params: CasePath, errors: ['not_found'] })
    .answers(FollowUps, ({ actor, params }) => listOfCase(platform, actor, params.case_id))

  get(app, '/api/v1/chat/promise/', 'user', 'What counsellors promised me, and until when').answers(OwnPromises, ({ actor }) =>
    ownPromises(platform, actor),
  )

  patch(app, '/api/v1/chat/promise/:id/', 'user', 'Say of an appointment that its time does not suit, or ask to be reminded')
    .takes({ params: IdPath, body: AppointmentBody, errors: ['not_found', 'already_done'] })
    .answers(OwnPromise, ({ actor, params, body }) => answerAppointment(platform, actor, params.id, body))
}

function makeRoutes(app: App, platform: Platform): void {
  post(app, CHAT, TEAM, 'Promise something in a chat, with a time')
    .takes({ params: ChatPath, body: FollowUpBody, errors: ['not_found', 'already_done'] })
    .creates(FollowUp, ({ actor, params, body }) => promiseInChat(platform, actor, params.chat_id, body))

  post(app, CASE, TEAM, 'Promise something in a case, with a time')
    .takes({ params: CasePath, body: FollowUpBody, errors: ['not_found', 'forbidden', 'changed_meanwhile'] })
    .creates(FollowUp, ({ actor, params, body }) => promiseInCase(platform, actor, params.case_id, body))
}

function oneRoutes(app: App, platform: Platform): void {
  post(app, `${FOLLOW_UPS}:id/settle/`, TEAM, 'Kept, broken, or not wanted any more')
    .takes({ params: IdPath, body: SettleBody, errors: ['not_found', 'already_done'] })
    .answers(FollowUp, ({ actor, params, body }) => settleFollowUp(platform, actor, params.id, body))

  get(app, `${FOLLOW_UPS}:id/target/`, TEAM, 'Who on shift may keep it instead')
    .takes({ params: IdPath, errors: ['not_found', 'forbidden'] })
    .answers(FollowUpTargets, ({ actor, params }) => targetsOf(platform, actor, params.id))

  post(app, `${FOLLOW_UPS}:id/hand/`, TEAM, 'Give a promise to a colleague on shift')
    .takes({ params: IdPath, body: HandBody, errors: ['not_found', 'forbidden', 'already_done'] })
    .answers(FollowUp, ({ actor, params, body }) => handFollowUp(platform, actor, params.id, body.to))
}
