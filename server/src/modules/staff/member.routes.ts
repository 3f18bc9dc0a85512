import { PageQuery } from '@himoya/contract/common'
import {
  ChangeMemberBody,
  DecideRequestBody,
  InviteAcceptBody,
  InviteAccepted,
  InviteCheckBody,
  Invited,
  InviteOffer,
  Member,
  MemberPage,
  MemberRequest,
  MemberRequestPage,
  MemberSessions,
  NewMemberBody,
} from '@himoya/contract/staff/members'
import type { App } from '../../platform/core/app-type.ts'
import { IdPath, get, patch, post, remove } from '../../platform/http/routes.ts'
import { clientOf } from '../../platform/core/client.ts'
import type { Platform } from '../../platform/platform.ts'
import type { LetsGo } from '../../platform/server-module.ts'
import { acceptInvite, checkInvite } from './invite.service.ts'
import { endMemberSession, listMemberSessions } from './member-sessions.service.ts'
import { addMember, changeMember, inviteAgain, listMembers, readOneMember } from './member.service.ts'
import { decideForMember, listRequests } from './request.service.ts'

const ADMINS = ['admin'] as const

export function memberRoutes(app: App, platform: Platform, lets_go: readonly LetsGo[]): void {
  inviteRoutes(app, platform)
  sessionRoutes(app, platform)
  requestRoutes(app, platform, lets_go)

  get(app, '/api/v1/staff/user/', ADMINS, 'All members')
    .takes({ query: PageQuery })
    .answers(MemberPage, ({ query }) => listMembers(platform, query))

  post(app, '/api/v1/staff/user/', ADMINS, 'Invite a member; the link goes to their own phone')
    .takes({ body: NewMemberBody, step_up: true })
    .creates(Invited, ({ actor, body }) => addMember(platform, actor, body))

  get(app, '/api/v1/staff/user/:id/', ADMINS, 'One member')
    .takes({ params: IdPath })
    .answers(Member, ({ params }) => readOneMember(platform, params.id))

  patch(app, '/api/v1/staff/user/:id/', ADMINS, 'Change what is given; a new role or a block signs the member out')
    .takes({ params: IdPath, body: ChangeMemberBody, step_up: true })
    .answers(Member, ({ actor, params, body }) => changeMember(platform, actor, params.id, body, lets_go))

  post(app, '/api/v1/staff/user/:id/invite/', ADMINS, 'A new invitation, also after a lost password or phone')
    .takes({ params: IdPath, step_up: true, idempotency: false })
    .answers(Invited, ({ actor, params }) => inviteAgain(platform, actor, params.id))
}

function requestRoutes(app: App, platform: Platform, lets_go: readonly LetsGo[]): void {
  get(app, '/api/v1/staff/member-request/', ['supervisor', 'admin'], 'What was asked for members, what waits first')
    .takes({ query: PageQuery })
    .answers(MemberRequestPage, ({ actor, query }) => listRequests(platform, actor, query))

  post(
    app,
    '/api/v1/staff/member-request/:id/decide/',
    ['supervisor'],
    'Yes or no to what was asked for a member; never by who asked or whom it is about',
  )
    .takes({
      params: IdPath,
      body: DecideRequestBody,
      step_up: true,
      errors: ['second_person', 'already_done'],
      idempotency: false,
    })
    .answers(MemberRequest, ({ actor, params, body }) => decideForMember(platform, actor, params.id, body, lets_go))
}

function sessionRoutes(app: App, platform: Platform): void {
  get(app, '/api/v1/staff/member-session/', ['supervisor'], 'Where the team is signed in').answers(MemberSessions, ({ actor }) =>
    listMemberSessions(platform, actor),
  )

  remove(app, '/api/v1/staff/member-session/:id/', ['supervisor'], 'Sign a member out there')
    .takes({ params: IdPath, step_up: true, errors: ['not_found'] })
    .does(({ actor, params }) => endMemberSession(platform, actor, params.id))
}

function inviteRoutes(app: App, platform: Platform): void {
  post(app, '/api/v1/staff/invite/check/', 'public', 'What an invitation offers')
    .takes({ body: InviteCheckBody, errors: ['not_found'], idempotency: false })
    .answers(InviteOffer, (request) => checkInvite(platform, clientOf(request), request.body.token))

  post(app, '/api/v1/staff/invite/accept/', 'public', 'First password and second factor; signed in')
    .takes({ body: InviteAcceptBody, errors: ['not_found', 'wrong_code'], idempotency: false })
    .answers(InviteAccepted, (request) => acceptInvite(platform, clientOf(request), request.body))
}
