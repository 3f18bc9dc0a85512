import {
  ApproveBroadcastBody,
  Broadcast,
  BroadcastBody,
  BroadcastPage,
  BroadcastQuery,
  ChangeBroadcastBody,
  Reach,
  ReachQuery,
} from '@himoya/contract/broadcasts'
import { Empty, Id } from '@himoya/contract/common'
import { z } from 'zod'
import { staffActor } from '../../platform/core/actors.ts'
import type { App } from '../../platform/core/app-type.ts'
import type { Platform } from '../../platform/platform.ts'
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
const params = z.strictObject({ id: Id })
const one = { 200: Broadcast }

/** What editors write to many people at once; a second person approves it. */
export function broadcastRoutes(app: App, platform: Platform): void {
  app.get(
    PATH,
    {
      config: { access: ACCESS, summary: 'Broadcasts' },
      schema: { querystring: BroadcastQuery, response: { 200: BroadcastPage } },
    },
    (request) => listBroadcasts(platform, staffActor(request.actor), request.query),
  )

  app.get(
    `${PATH}reach/`,
    {
      config: { access: ACCESS, summary: 'How many accounts a broadcast would be for, in tens' },
      schema: { querystring: ReachQuery, response: { 200: Reach } },
    },
    (request) => countReach(platform, request.query),
  )

  app.post(
    PATH,
    { config: { access: ACCESS, summary: 'Begin a broadcast' }, schema: { body: BroadcastBody, response: { 201: Broadcast } } },
    async (request, reply) => reply.status(201).send(await addBroadcast(platform, staffActor(request.actor), request.body)),
  )

  oneRoutes(app, platform)
  lifeRoutes(app, platform)
}

function oneRoutes(app: App, platform: Platform): void {
  app.get(
    `${PATH}:id/`,
    { config: { access: ACCESS, summary: 'One broadcast', errors: ['not_found'] }, schema: { params, response: one } },
    (request) => showBroadcast(platform, staffActor(request.actor), request.params.id),
  )

  app.put(
    `${PATH}:id/`,
    {
      config: {
        access: ACCESS,
        summary: 'Change it; it has to be approved again',
        errors: ['not_found', 'changed_meanwhile'],
      },
      schema: { params, body: ChangeBroadcastBody, response: one },
    },
    (request) => changeBroadcast(platform, staffActor(request.actor), request.params.id, request.body),
  )

  app.delete(
    `${PATH}:id/`,
    {
      config: { access: ACCESS, summary: 'Delete one that is not approved', errors: ['not_found', 'changed_meanwhile'] },
      schema: { params, response: { 204: Empty } },
    },
    async (request, reply) => {
      await removeBroadcast(platform, staffActor(request.actor), request.params.id)
      reply.status(204)
    },
  )
}

function lifeRoutes(app: App, platform: Platform): void {
  app.post(
    `${PATH}:id/review/`,
    {
      config: {
        access: ACCESS,
        summary: 'Let a second person read it',
        errors: ['not_found', 'changed_meanwhile', 'incomplete'],
      },
      schema: { params, response: one },
    },
    (request) => sendToReview(platform, staffActor(request.actor), request.params.id),
  )

  app.post(
    `${PATH}:id/return/`,
    {
      config: { access: ACCESS, summary: 'Make it a draft again', errors: ['not_found', 'changed_meanwhile'] },
      schema: { params, response: one },
    },
    (request) => returnBroadcast(platform, staffActor(request.actor), request.params.id),
  )

  app.post(
    `${PATH}:id/approve/`,
    {
      config: {
        access: ACCESS,
        summary: 'Approve what somebody else wrote',
        errors: ['not_found', 'changed_meanwhile', 'second_person'],
      },
      schema: { params, body: ApproveBroadcastBody, response: one },
    },
    (request) => approveBroadcast(platform, staffActor(request.actor), request.params.id, request.body.version),
  )

  app.post(
    `${PATH}:id/stop/`,
    {
      config: { access: ACCESS, summary: 'Stop its sending', errors: ['not_found', 'changed_meanwhile'] },
      schema: { params, response: one },
    },
    (request) => stopBroadcast(platform, staffActor(request.actor), request.params.id),
  )
}
