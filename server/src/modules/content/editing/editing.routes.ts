import { Empty, Id } from '@himoya/contract/common'
import { ContentType } from '@himoya/contract/content-types'
import {
  ContentOne,
  ContentPage,
  ContentQuery,
  ContentVersionOne,
  ContentVersions,
  NewContentBody,
  OrderBody,
  Preview,
  PreviewBody,
  PreviewLink,
  RestoreBody,
  SaveContentBody,
  UsedIn,
} from '@himoya/contract/editing'
import { z } from 'zod'
import { staffActor } from '../../../platform/core/actors.ts'
import type { App } from '../../../platform/core/app-type.ts'
import { askedLanguage } from '../../../platform/core/language.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createContent, listContent, removeContent, saveContent, showContent } from './editing.service.ts'
import { orderContent } from './order.service.ts'
import { linkPreview, showPreview } from './preview.service.ts'
import { usedIn } from '../uses.service.ts'
import { listVersions, restoreVersion, showVersion } from './versions.service.ts'

/** Who works on content; neither a chat nor a report is theirs to read, an editor's never. */
const ACCESS = ['editor', 'supervisor'] as const
const ofType = z.strictObject({ type: ContentType })
const ofOne = ofType.extend({ id: Id })
const PATH = '/api/v1/staff/content/:type/'

export function editingRoutes(app: App, platform: Platform): void {
  listRoutes(app, platform)
  oneRoutes(app, platform)
  versionRoutes(app, platform)
  previewRoutes(app, platform)
}

function listRoutes(app: App, platform: Platform): void {
  app.get(
    PATH,
    {
      config: { access: ACCESS, summary: 'Contents of one type, whatever their state' },
      schema: { params: ofType, querystring: ContentQuery, response: { 200: ContentPage } },
    },
    (request) => listContent(platform, staffActor(request.actor), request.params.type, request.query),
  )

  app.post(
    PATH,
    {
      config: { access: ACCESS, summary: 'Begin a content, as a draft' },
      schema: { params: ofType, body: NewContentBody, response: { 201: ContentOne } },
    },
    async (request, reply) =>
      reply.status(201).send(await createContent(platform, staffActor(request.actor), request.params.type, request.body)),
  )

  app.put(
    `${PATH}order/`,
    {
      config: { access: ACCESS, summary: 'Put some into another order, in the places they hold', errors: ['not_found'] },
      schema: { params: ofType, body: OrderBody, response: { 204: Empty } },
    },
    async (request, reply) => {
      await orderContent(platform, request.params.type, request.body.ids)
      reply.status(204)
    },
  )
}

function oneRoutes(app: App, platform: Platform): void {
  app.get(
    `${PATH}:id/`,
    {
      config: { access: ACCESS, summary: 'One content with its facts and its texts in all languages', errors: ['not_found'] },
      schema: { params: ofOne, response: { 200: ContentOne } },
    },
    ({ actor, params: { type, id } }) => showContent(platform, staffActor(actor), type, id),
  )

  app.put(
    `${PATH}:id/`,
    {
      config: { access: ACCESS, summary: 'Save it: a new version, a draft', errors: ['not_found', 'changed_meanwhile'] },
      schema: { params: ofOne, body: SaveContentBody, response: { 200: ContentOne } },
    },
    (request) => saveContent(platform, staffActor(request.actor), request.params, request.body),
  )

  app.delete(
    `${PATH}:id/`,
    {
      config: { access: ACCESS, summary: 'Delete a draft that the public never saw', errors: ['not_found', 'in_use'] },
      schema: { params: ofOne, response: { 204: Empty } },
    },
    async (request, reply) => {
      await removeContent(platform, request.params.type, request.params.id)
      reply.status(204)
    },
  )

  app.get(
    `${PATH}:id/used-in/`,
    {
      config: { access: ACCESS, summary: 'What names it' },
      schema: { params: ofOne, response: { 200: UsedIn } },
    },
    (request) => usedIn(platform.db, request.params.id),
  )
}

function versionRoutes(app: App, platform: Platform): void {
  app.get(
    `${PATH}:id/versions/`,
    {
      config: { access: ACCESS, summary: 'Its versions, the newest first', errors: ['not_found'] },
      schema: { params: ofOne, response: { 200: ContentVersions } },
    },
    (request) => listVersions(platform, request.params),
  )

  app.get(
    `${PATH}:id/versions/:version/`,
    {
      config: { access: ACCESS, summary: 'One version with what stood in it', errors: ['not_found'] },
      schema: {
        params: ofOne.extend({ version: z.coerce.number().int().min(1).max(1_000_000) }),
        response: { 200: ContentVersionOne },
      },
    },
    (request) => showVersion(platform, request.params, request.params.version),
  )

  app.post(
    `${PATH}:id/restore/`,
    {
      config: {
        access: ACCESS,
        summary: 'What stood in an earlier version becomes the newest one, a draft',
        errors: ['not_found', 'changed_meanwhile'],
      },
      schema: { params: ofOne, body: RestoreBody, response: { 200: ContentOne } },
    },
    (request) => restoreVersion(platform, staffActor(request.actor), request.params, request.body.version),
  )
}

function previewRoutes(app: App, platform: Platform): void {
  app.post(
    `${PATH}:id/preview/`,
    {
      config: {
        access: ACCESS,
        summary: 'An address that shows it as the public would see it, for ten minutes',
        errors: ['not_found'],
      },
      schema: { params: ofOne, body: PreviewBody, response: { 200: PreviewLink } },
    },
    (request) => linkPreview(platform, request.params, request.body.lang),
  )

  app.get(
    '/api/v1/preview/:token/',
    {
      config: { access: 'public', summary: 'What a preview address shows', errors: ['not_found'] },
      schema: { params: z.strictObject({ token: z.string().max(100) }), response: { 200: Preview } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return showPreview(platform, request.params.token, askedLanguage(request.headers['accept-language']))
    },
  )
}
