import { Id } from '@himoya/contract/common'
import {
  SosBody,
  SosCall,
  SosDetail,
  SosMore,
  SosQuery,
  SosRow,
  SosRows,
  SosSent,
  SosSettleBody,
  SosTalk,
  SosTalkBody,
} from '@himoya/contract/sos'
import { SOS_NONCE_HEADER } from '@himoya/contract/sos-lists'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { staffActor } from '../../platform/core/actors.ts'
import type { App } from '../../platform/core/app-type.ts'
import { clientOf } from '../../platform/core/client.ts'
import type { Platform } from '../../platform/platform.ts'
import { addToSos, cancelSos, readOwnSos } from './own-sos.service.ts'
import { readSosTalk, writeSosTalk } from './sos-talk.service.ts'
import { sendSos } from './send-sos.service.ts'
import { acceptSos, listSos, openSos, settleSos, undoSettling } from './staff-sos.service.ts'
import { comeToSos } from './wake.service.ts'

const PATH = '/api/v1/sos/'
const STAFF = '/api/v1/staff/sos/'
/** Editors and admins see none of it (safety.md 20). */
const ACCESS = ['counsellor', 'supervisor'] as const
const params = z.strictObject({ id: Id })

const senderOf = ({ actor, headers }: FastifyRequest) => {
  const nonce = headers[SOS_NONCE_HEADER]
  return { actor, nonce: typeof nonce === 'string' ? nonce : undefined }
}

/** Calls for help (api.md, "victim, SOS, notification"): the sender's side and the team's. */
export function sosRoutes(app: App, platform: Platform): void {
  senderRoutes(app, platform)
  staffRoutes(app, platform)
  talkRoutes(app, platform)
  outcomeRoutes(app, platform)
}

function senderRoutes(app: App, platform: Platform): void {
  app.post(
    PATH,
    {
      config: { access: 'optional', summary: 'A call for help; the same nonce again is the same call', errors: ['rate_limited'] },
      schema: { body: SosBody, response: { 200: SosSent } },
    },
    (request) => sendSos(platform, request.actor, clientOf(request), request.body),
  )

  app.get(
    `${PATH}:id/`,
    {
      config: {
        access: 'optional',
        summary: `How an own call stands; a guest shows it is theirs by ${SOS_NONCE_HEADER}`,
        errors: ['not_found'],
      },
      schema: { params, response: { 200: SosCall } },
    },
    (request) => readOwnSos(platform, senderOf(request), request.params.id),
  )

  app.patch(
    `${PATH}:id/`,
    {
      config: { access: 'optional', summary: 'Say more in an own call', errors: ['not_found', 'already_done'] },
      schema: { params, body: SosMore, response: { 200: SosCall } },
    },
    (request) => addToSos(platform, senderOf(request), request.params.id, request.body),
  )

  app.post(
    `${PATH}:id/cancel/`,
    {
      config: { access: 'optional', summary: 'It was a mistake', errors: ['not_found', 'already_done'], idempotency: false },
      schema: { params, response: { 200: SosCall } },
    },
    (request) => cancelSos(platform, senderOf(request), request.params.id),
  )
}

function staffRoutes(app: App, platform: Platform): void {
  app.get(
    STAFF,
    {
      config: { access: ACCESS, summary: 'Calls for help, without what was said' },
      schema: { querystring: SosQuery, response: { 200: SosRows } },
    },
    (request) => listSos(platform, request.query.view),
  )

  app.get(
    `${STAFF}:id/`,
    {
      config: { access: ACCESS, summary: 'What the sender said, for whoever accepted it and supervisors', errors: ['not_found'] },
      schema: { params, response: { 200: SosDetail } },
    },
    (request) => openSos(platform, staffActor(request.actor), request.params.id),
  )

  app.post(
    `${STAFF}:id/accept/`,
    {
      config: { access: ACCESS, summary: 'Take a call', errors: ['not_found', 'already_claimed', 'already_done'] },
      schema: { params, response: { 200: SosDetail } },
    },
    (request) => acceptSos(platform, staffActor(request.actor), request.params.id),
  )

  app.post(
    `${STAFF}:id/coming/`,
    {
      config: {
        access: ACCESS,
        summary: 'I am coming: of a member on duty; nobody else is woken meanwhile',
        errors: ['not_found', 'forbidden', 'already_claimed', 'already_done'],
      },
      schema: { params, response: { 200: SosRow } },
    },
    (request) => comeToSos(platform, staffActor(request.actor), request.params.id),
  )
}

function talkRoutes(app: App, platform: Platform): void {
  app.get(
    `${STAFF}:id/message/`,
    {
      config: { access: ACCESS, summary: 'The words with a guest, for whoever accepted the call', errors: ['not_found'] },
      schema: { params, response: { 200: SosTalk } },
    },
    (request) => readSosTalk(platform, staffActor(request.actor), request.params.id),
  )

  app.post(
    `${STAFF}:id/message/`,
    {
      config: { access: ACCESS, summary: 'Words to a guest', errors: ['not_found', 'forbidden', 'changed_meanwhile'] },
      schema: { params, body: SosTalkBody, response: { 200: SosTalk } },
    },
    (request) => writeSosTalk(platform, staffActor(request.actor), request.params.id, request.body),
  )
}

function outcomeRoutes(app: App, platform: Platform): void {
  app.post(
    `${STAFF}:id/settle/`,
    {
      config: { access: ACCESS, summary: 'How it ended', errors: ['not_found', 'already_done'] },
      schema: { params, body: SosSettleBody, response: { 200: SosDetail } },
    },
    (request) => settleSos(platform, staffActor(request.actor), request.params.id, request.body),
  )

  app.post(
    `${STAFF}:id/undo/`,
    {
      config: {
        access: ACCESS,
        summary: 'It did not end so; within a minute',
        errors: ['not_found', 'already_done', 'too_late'],
        idempotency: false,
      },
      schema: { params, response: { 200: SosDetail } },
    },
    (request) => undoSettling(platform, staffActor(request.actor), request.params.id),
  )
}
