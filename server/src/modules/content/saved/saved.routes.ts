import { Id } from '@himoya/contract/common'
import {
  MergedSaved,
  SavedItem,
  SavedRows,
  SavedPage,
  SavedQuery,
  SavedRef,
  SavedRefs,
  ShownRefs,
} from '@himoya/contract/content/saved'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { userActor } from '../../../platform/core/actors.ts'
import type { App } from '../../../platform/core/app-type.ts'
import { get, post, remove } from '../../../platform/http/routes.ts'
import { askedLanguage } from '../../../platform/core/language.ts'
import { pageAnswer } from '../../../platform/core/paging.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listSaved, markSaved, mergeSaved, save, showRefs, unsave } from './saved.service.ts'

const SAVED = '/api/v1/saved/'
const langOf = (request: Pick<FastifyRequest, 'headers'>) => askedLanguage(request.headers['accept-language'])

/** What a person keeps for later: theirs alone. */
export function savedRoutes(app: App, platform: Platform): void {
  ownRoutes(app, platform)
  listRoutes(app, platform)
}

function ownRoutes(app: App, platform: Platform): void {
  get(app, SAVED, 'user', 'Own saved things, of one kind or all')
    .takes({ query: SavedQuery })
    .answers(SavedPage, async (request) =>
      pageAnswer(SAVED, request.query, await listSaved(platform, request.actor, langOf(request), request.query)),
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

  remove(app, `${SAVED}:id/`, 'user', 'Save it no longer')
    .takes({ params: z.strictObject({ id: Id }), errors: ['not_found'] })
    .does(({ actor, params }) => unsave(platform, actor, params.id))
}

/** They create nothing twice and ask by a body: an address would tell every proxy what somebody keeps. */
function listRoutes(app: App, platform: Platform): void {
  post(app, `${SAVED}marks/`, 'user', 'Which of these things are saved')
    .takes({ body: SavedRefs, idempotency: false })
    .answers(SavedRows, ({ actor, body }) => markSaved(platform, actor, body.items))

  post(app, `${SAVED}merge/`, 'user', 'Take a guest’s own list over')
    .takes({ body: SavedRefs, idempotency: false })
    .answers(MergedSaved, ({ actor, body }) => mergeSaved(platform, actor, body.items))

  post(app, `${SAVED}shown/`, 'public', 'What these things are called, for a guest’s own list')
    .takes({ body: SavedRefs, idempotency: false })
    .answers(ShownRefs, (request) => showRefs(platform, langOf(request), request.body.items))
}
