import { Empty, Id } from '@himoya/contract/common'
import { ChangeSnippetBody, Snippet, SnippetBody, SnippetPage, SnippetQuery } from '@himoya/contract/snippets'
import { z } from 'zod'
import { staffActor } from '../../platform/core/actors.ts'
import type { App } from '../../platform/core/app-type.ts'
import type { Platform } from '../../platform/platform.ts'
import { addSnippet, approve, changeSnippet, listSnippets, removeSnippet } from './snippets.service.ts'

/** Editors approve what goes to children; a snippet holds nothing of any child. */
const ACCESS = ['counsellor', 'supervisor', 'editor'] as const
const params = z.strictObject({ id: Id })

export function snippetRoutes(app: App, platform: Platform): void {
  app.get(
    '/api/v1/staff/snippet/',
    {
      config: { access: ACCESS, summary: 'Canned replies' },
      schema: { querystring: SnippetQuery, response: { 200: SnippetPage } },
    },
    (request) => listSnippets(platform, staffActor(request.actor), request.query),
  )

  app.post(
    '/api/v1/staff/snippet/',
    { config: { access: ACCESS, summary: 'Propose a canned reply' }, schema: { body: SnippetBody, response: { 201: Snippet } } },
    async (request, reply) => reply.status(201).send(await addSnippet(platform, staffActor(request.actor), request.body)),
  )

  app.patch(
    '/api/v1/staff/snippet/:id/',
    {
      config: { access: ACCESS, summary: 'Change it; it has to be approved again', errors: ['not_found'] },
      schema: { params, body: ChangeSnippetBody, response: { 200: Snippet } },
    },
    (request) => changeSnippet(platform, staffActor(request.actor), request.params.id, request.body),
  )

  app.post(
    '/api/v1/staff/snippet/:id/approve/',
    {
      config: { access: ACCESS, summary: 'Approve what somebody else wrote', errors: ['not_found', 'forbidden'] },
      schema: { params, response: { 200: Snippet } },
    },
    (request) => approve(platform, staffActor(request.actor), request.params.id),
  )

  app.delete(
    '/api/v1/staff/snippet/:id/',
    {
      config: { access: ACCESS, summary: 'Delete it', errors: ['not_found', 'forbidden'] },
      schema: { params, response: { 204: Empty } },
    },
    async (request, reply) => {
      await removeSnippet(platform, staffActor(request.actor), request.params.id)
      reply.status(204)
    },
  )
}
