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
} from '@himoya/contract/sos/sos'
import { SOS_NONCE_HEADER } from '@himoya/contract/sos/sos-lists'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../platform/core/app-type.ts'
import { IdPath, get, patch, post } from '../../platform/http/routes.ts'
import { clientOf } from '../../platform/core/client.ts'
import { isFirstCall } from '../../platform/limits/first-calls.ts'
import type { Platform } from '../../platform/platform.ts'
import { addToSos, cancelSos, readOwnSos } from './own-sos.service.ts'
import { takeTurns } from './sender-turns.routes.ts'
import { readOwnTalk, readSosTalk, writeOwnTalk, writeSosTalk } from './sos-talk.service.ts'
import { sendSos } from './send-sos.service.ts'
import { acceptSos, listSos, openSos, settleSos, undoSettling } from './staff-sos.service.ts'
import { comeToSos } from './wake.service.ts'

const PATH = '/api/v1/sos/'
const STAFF = '/api/v1/staff/sos/'
/** Editors and admins see none of it (safety.md 20). */
const ACCESS = ['counsellor', 'supervisor'] as const

const senderOf = (request: FastifyRequest) => {
  const nonce = request.headers[SOS_NONCE_HEADER]
  return { actor: request.actor, nonce: typeof nonce === 'string' ? nonce : undefined, lang: clientOf(request).lang }
}

/** Calls for help (api.md, "victim, SOS, notification"): the sender's side and the team's. `first`: for the first word of a call. */
export function sosRoutes(app: App, platform: Platform, first: Platform): void {
  void app.register(async (part) => {
    const sender = part as App
    takeTurns(sender, platform, PATH)
    senderRoutes(sender, platform, first)
    ownTalkRoutes(sender, platform)
  })
  staffRoutes(app, platform)
  talkRoutes(app, platform)
  outcomeRoutes(app, platform)
}

function senderRoutes(app: App, platform: Platform, first: Platform): void {
  post(app, PATH, 'optional', 'A call for help; the same nonce again is the same call')
    .takes({ body: SosBody, errors: ['rate_limited'] })
    .answers(SosSent, (request) =>
      sendSos(isFirstCall(request) ? first : platform, request.actor, clientOf(request), request.body),
    )

  get(app, `${PATH}:id/`, 'optional', `How an own call stands; a guest shows it is theirs by ${SOS_NONCE_HEADER}`)
    .takes({ params: IdPath, errors: ['not_found'] })
    .answers(SosCall, (request) => readOwnSos(platform, senderOf(request), request.params.id))

  patch(app, `${PATH}:id/`, 'optional', 'Say more in an own call')
    .takes({ params: IdPath, body: SosMore, errors: ['not_found', 'already_done', 'rate_limited'] })
    .answers(SosCall, (request) => addToSos(platform, senderOf(request), request.params.id, request.body))

  post(app, `${PATH}:id/cancel/`, 'optional', 'It was a mistake')
    .takes({ params: IdPath, errors: ['not_found', 'already_done'], idempotency: false })
    .answers(SosCall, (request) => cancelSos(platform, senderOf(request), request.params.id))
}

function staffRoutes(app: App, platform: Platform): void {
  get(app, STAFF, ACCESS, 'Calls for help, without what was said')
    .takes({ query: SosQuery })
    .answers(SosRows, ({ query }) => listSos(platform, query.view))

  get(app, `${STAFF}:id/`, ACCESS, 'What the sender said, for whoever accepted it and supervisors')
    .takes({ params: IdPath, errors: ['not_found'] })
    .answers(SosDetail, ({ actor, params }) => openSos(platform, actor, params.id))

  post(app, `${STAFF}:id/accept/`, ACCESS, 'Take a call')
    .takes({ params: IdPath, errors: ['not_found', 'already_claimed', 'already_done'] })
    .answers(SosDetail, ({ actor, params }) => acceptSos(platform, actor, params.id))

  post(app, `${STAFF}:id/coming/`, ACCESS, 'I am coming: of a member on duty; nobody else is woken meanwhile')
    .takes({ params: IdPath, errors: ['not_found', 'forbidden', 'already_claimed', 'already_done'] })
    .answers(SosRow, ({ actor, params }) => comeToSos(platform, actor, params.id))
}

function ownTalkRoutes(app: App, platform: Platform): void {
  get(app, `${PATH}:id/message/`, 'optional', 'The words with whoever answers an own call of a guest')
    .takes({ params: IdPath, errors: ['not_found'] })
    .answers(SosTalk, (request) => readOwnTalk(platform, senderOf(request), request.params.id))

  post(app, `${PATH}:id/message/`, 'optional', 'Words to whoever answers an own call of a guest')
    .takes({
      params: IdPath,
      body: SosTalkBody,
      errors: ['not_found', 'rate_limited', 'too_late'],
      idempotency: false,
    })
    .answers(SosTalk, (request) => writeOwnTalk(platform, senderOf(request), request.params.id, request.body))
}

function talkRoutes(app: App, platform: Platform): void {
  get(app, `${STAFF}:id/message/`, ACCESS, 'The words with a guest, for whoever accepted the call')
    .takes({ params: IdPath, errors: ['not_found'] })
    .answers(SosTalk, ({ actor, params }) => readSosTalk(platform, actor, params.id))

  post(app, `${STAFF}:id/message/`, ACCESS, 'Words to a guest')
    .takes({ params: IdPath, body: SosTalkBody, errors: ['not_found', 'forbidden', 'changed_meanwhile'] })
    .answers(SosTalk, ({ actor, params, body }) => writeSosTalk(platform, actor, params.id, body))
}

function outcomeRoutes(app: App, platform: Platform): void {
  post(app, `${STAFF}:id/settle/`, ACCESS, 'How it ended')
    .takes({ params: IdPath, body: SosSettleBody, errors: ['not_found', 'already_done'] })
    .answers(SosDetail, ({ actor, params, body }) => settleSos(platform, actor, params.id, body))

  post(app, `${STAFF}:id/undo/`, ACCESS, 'It did not end so; within a minute')
    .takes({ params: IdPath, errors: ['not_found', 'already_done', 'too_late'], idempotency: false })
    .answers(SosDetail, ({ actor, params }) => undoSettling(platform, actor, params.id))
}
