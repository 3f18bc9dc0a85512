import { Empty, Id, PageQuery } from '@himoya/contract/common'
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
} from '@himoya/contract/members'
import { z } from 'zod'
import { staffActor } from '../../platform/core/actors.ts'
import type { App } from '../../platform/core/app-type.ts'
import { clientOf } from '../../platform/core/client.ts'
import type { Platform } from '../../platform/platform.ts'
import { acceptInvite, checkInvite } from './invite.service.ts'
import { endMemberSession, listMemberSessions } from './member-sessions.service.ts'
import { addMember, changeMember, inviteAgain, listMembers, readOneMember } from './member.service.ts'
import { decideForMember, listRequests } from './request.service.ts'

const ADMINS = ['admin'] as const
const params = z.strictObject({ id: Id })

export function memberRoutes(app: App, platform: Platform): void {
  inviteRoutes(app, platform)
  sessionRoutes(app, platform)
  requestRoutes(app, platform)

  app.get(
    '/api/v1/staff/user/',
    { config: { access: ADMINS, summary: 'All members' }, schema: { querystring: PageQuery, response: { 200: MemberPage } } },
    (request) => listMembers(platform, request.query),
  )

  app.post(
    '/api/v1/staff/user/',
    {
      config: { access: ADMINS, step_up: true, summary: 'Invite a member; the link goes to their own phone' },
      schema: { body: NewMemberBody, response: { 201: Invited } },
    },
    async (request, reply) => reply.status(201).send(await addMember(platform, staffActor(request.actor), request.body)),
  )

  app.get(
    '/api/v1/staff/user/:id/',
    { config: { access: ADMINS, summary: 'One member' }, schema: { params, response: { 200: Member } } },
    (request) => readOneMember(platform, request.params.id),
  )

  app.patch(
    '/api/v1/staff/user/:id/',
    {
      config: { access: ADMINS, step_up: true, summary: 'Change what is given; a new role or a block signs the member out' },
      schema: { params, body: ChangeMemberBody, response: { 200: Member } },
    },
    (request) => changeMember(platform, staffActor(request.actor), request.params.id, request.body),
  )

  app.post(
    '/api/v1/staff/user/:id/invite/',
    {
      config: {
        access: ADMINS,
        step_up: true,
        summary: 'A new invitation, also after a lost password or phone',
        idempotency: false,
      },
      schema: { params, response: { 200: Invited } },
    },
    (request) => inviteAgain(platform, staffActor(request.actor), request.params.id),
  )
}

function requestRoutes(app: App, platform: Platform): void {
  app.get(
    '/api/v1/staff/member-request/',
    {
      config: { access: ['supervisor', 'admin'], summary: 'What was asked for members, what waits first' },
      schema: { querystring: PageQuery, response: { 200: MemberRequestPage } },
    },
    (request) => listRequests(platform, request.query),
  )

  app.post(
    '/api/v1/staff/member-request/:id/decide/',
    {
      config: {
        access: ['supervisor'],
        step_up: true,
        summary: 'Yes or no to what was asked for a member; never by who asked or whom it is about',
        errors: ['second_person', 'already_done'],
        idempotency: false,
      },
      schema: { params, body: DecideRequestBody, response: { 200: MemberRequest } },
    },
    (request) => decideForMember(platform, staffActor(request.actor), request.params.id, request.body),
  )
}

function sessionRoutes(app: App, platform: Platform): void {
  app.get(
    '/api/v1/staff/member-session/',
    {
      config: { access: ['supervisor'], summary: 'Where the team is signed in' },
      schema: { response: { 200: MemberSessions } },
    },
    (request) => listMemberSessions(platform, staffActor(request.actor)),
  )

  app.delete(
    '/api/v1/staff/member-session/:id/',
    {
      config: { access: ['supervisor'], step_up: true, summary: 'Sign a member out there', errors: ['not_found'] },
      schema: { params, response: { 204: Empty } },
    },
    async (request, reply) => {
      await endMemberSession(platform, staffActor(request.actor), request.params.id)
      reply.status(204)
    },
  )
}

function inviteRoutes(app: App, platform: Platform): void {
  app.post(
    '/api/v1/staff/invite/check/',
    {
      config: { access: 'public', summary: 'What an invitation offers', errors: ['not_found'], idempotency: false },
      schema: { body: InviteCheckBody, response: { 200: InviteOffer } },
    },
    (request) => checkInvite(platform, clientOf(request), request.body.token),
  )

  app.post(
    '/api/v1/staff/invite/accept/',
    {
      config: {
        access: 'public',
        summary: 'First password and second factor; signed in',
        errors: ['not_found', 'wrong_code'],
        idempotency: false,
      },
      schema: { body: InviteAcceptBody, response: { 200: InviteAccepted } },
    },
    (request) => acceptInvite(platform, clientOf(request), request.body),
  )
}
