import { Empty, Id } from '@himoya/contract/common'
import { MergedSaved, SavedItem, SavedMarks, SavedPage, SavedQuery, SavedRef, SavedRefs, ShownRefs } from '@himoya/contract/saved'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { userActor } from '../../platform/core/actors.ts'
import type { App } from '../../platform/core/app-type.ts'
import { askedLanguage } from '../../platform/core/language.ts'
import { pageAnswer } from '../../platform/core/paging.ts'
import type { Platform } from '../../platform/platform.ts'
import { listSaved, markSaved, mergeSaved, save, showRefs, unsave } from './saved.service.ts'

const SAVED = '/api/v1/saved/'
const langOf = (request: Pick<FastifyRequest, 'headers'>) => askedLanguage(request.headers['accept-language'])

/** What a person keeps for later: theirs alone. */
export function savedRoutes(app: App, platform: Platform): void {
  ownRoutes(app, platform)
  listRoutes(app, platform)
}

function ownRoutes(app: App, platform: Platform): void {
  app.get(
    SAVED,
    {
      config: { access: 'user', summary: 'Own saved things, of one kind or all' },
      schema: { querystring: SavedQuery, response: { 200: SavedPage } },
    },
    async (request) =>
      pageAnswer(SAVED, request.query, await listSaved(platform, userActor(request.actor), langOf(request), request.query)),
  )

  app.post(
    SAVED,
    {
      config: {
        access: 'user',
        summary: 'Save a thing; a saved one is answered as it is',
        errors: ['not_found', 'too_many_saved'],
      },
      schema: { body: SavedRef, response: { 200: SavedItem, 201: SavedItem } },
    },
    async (request, reply) => {
      const { added, item } = await save(platform, userActor(request.actor), langOf(request), request.body)
      return reply.status(added ? 201 : 200).send(item)
    },
  )

  app.delete(
    `${SAVED}:id/`,
    {
      config: { access: 'user', summary: 'Save it no longer', errors: ['not_found'] },
      schema: { params: z.strictObject({ id: Id }), response: { 204: Empty } },
    },
    async (request, reply) => {
      await unsave(platform, userActor(request.actor), request.params.id)
      reply.status(204)
    },
  )
}

/** They create nothing twice and ask by a body: an address would tell every proxy what somebody keeps. */
function listRoutes(app: App, platform: Platform): void {
  app.post(
    `${SAVED}marks/`,
    {
      config: { access: 'user', summary: 'Which of these things are saved', idempotency: false },
      schema: { body: SavedRefs, response: { 200: SavedMarks } },
    },
    (request) => markSaved(platform, userActor(request.actor), request.body.items),
  )

  app.post(
    `${SAVED}merge/`,
    {
      config: { access: 'user', summary: 'Take a guest’s own list over', idempotency: false },
      schema: { body: SavedRefs, response: { 200: MergedSaved } },
    },
    (request) => mergeSaved(platform, userActor(request.actor), request.body.items),
  )

  app.post(
    `${SAVED}shown/`,
    {
      config: { access: 'public', summary: 'What these things are called, for a guest’s own list', idempotency: false },
      schema: { body: SavedRefs, response: { 200: ShownRefs } },
    },
    (request) => showRefs(platform, langOf(request), request.body.items),
  )
}
