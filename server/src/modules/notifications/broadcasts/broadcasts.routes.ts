import {
  ApproveBroadcastBody,
  Broadcast,
  BroadcastBody,
  BroadcastPage,
  BroadcastQuery,
  ChangeBroadcastBody,
  Reach,
  ReachQuery,
} from '@himoya/contract/notifications/broadcasts'
import type { App } from '../../../platform/core/app-type.ts'
import { IdPath, get, post, put, remove } from '../../../platform/http/routes.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  addBroadcast,
  approveBroadcast,
  changeBroadcast,
  countReach,
  listBroadcasts,
  removeBroadcast,
  returnBroadcast,
  sendToReview,
  showBroadcast,
  stopBroadcast,
} from './broadcasts.service.ts'

const ACCESS = ['editor', 'supervisor'] as const
const PATH = '/api/v1/staff/broadcast/'

/** What editors write to many people at once; a second person approves it. */
export function broadcastRoutes(app: App, platform: Platform): void {
  get(app, PATH, ACCESS, 'Broadcasts')
    .takes({ query: BroadcastQuery })
    .answers(BroadcastPage, ({ actor, query }) => listBroadcasts(platform, actor, query))

  get(app, `${PATH}reach/`, ACCESS, 'How many accounts a broadcast would be for, in tens')
    .takes({ query: ReachQuery })
    .answers(Reach, ({ query }) => countReach(platform, query))

  post(app, PATH, ACCESS, 'Begin a broadcast')
    .takes({ body: BroadcastBody })
    .creates(Broadcast, ({ actor, body }) => addBroadcast(platform, actor, body))

  oneRoutes(app, platform)
  lifeRoutes(app, platform)
}

function oneRoutes(app: App, platform: Platform): void {
  get(app, `${PATH}:id/`, ACCESS, 'One broadcast')
    .takes({ params: IdPath, errors: ['not_found'] })
    .answers(Broadcast, ({ actor, params }) => showBroadcast(platform, actor, params.id))

  put(app, `${PATH}:id/`, ACCESS, 'Change it; it has to be approved again')
    .takes({ params: IdPath, body: ChangeBroadcastBody, errors: ['not_found', 'changed_meanwhile'] })
    .answers(Broadcast, ({ actor, params, body }) => changeBroadcast(platform, actor, params.id, body))

  remove(app, `${PATH}:id/`, ACCESS, 'Delete one that is not approved')
    .takes({ params: IdPath, errors: ['not_found', 'changed_meanwhile'] })
    .does(({ actor, params }) => removeBroadcast(platform, actor, params.id))
}

function lifeRoutes(app: App, platform: Platform): void {
  post(app, `${PATH}:id/review/`, ACCESS, 'Let a second person read it')
    .takes({ params: IdPath, errors: ['not_found', 'changed_meanwhile', 'incomplete'] })
    .answers(Broadcast, ({ actor, params }) => sendToReview(platform, actor, params.id))

  post(app, `${PATH}:id/return/`, ACCESS, 'Make it a draft again')
    .takes({ params: IdPath, errors: ['not_found', 'changed_meanwhile'] })
    .answers(Broadcast, ({ actor, params }) => returnBroadcast(platform, actor, params.id))

  post(app, `${PATH}:id/approve/`, ACCESS, 'Approve what somebody else wrote')
    .takes({ params: IdPath, body: ApproveBroadcastBody, errors: ['not_found', 'changed_meanwhile', 'second_person'] })
    .answers(Broadcast, ({ actor, params, body }) => approveBroadcast(platform, actor, params.id, body.version))

  post(app, `${PATH}:id/stop/`, ACCESS, 'Stop its sending')
    .takes({ params: IdPath, errors: ['not_found', 'changed_meanwhile'] })
    .answers(Broadcast, ({ actor, params }) => stopBroadcast(platform, actor, params.id))
}
