import { Id } from '@himoya/contract/common'
import { ContentType } from '@himoya/contract/content/content-types'
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
} from '@himoya/contract/content/editing'
import { z } from 'zod'
import type { App } from '../../../platform/core/app-type.ts'
import { get, post, put, remove } from '../../../platform/http/routes.ts'
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
  get(app, PATH, ACCESS, 'Contents of one type, whatever their state')
    .takes({ params: ofType, query: ContentQuery })
    .answers(ContentPage, ({ actor, params, query }) => listContent(platform, actor, params.type, query))

  post(app, PATH, ACCESS, 'Begin a content, as a draft')
    .takes({ params: ofType, body: NewContentBody })
    .creates(ContentOne, ({ actor, params, body }) => createContent(platform, actor, params.type, body))

  put(app, `${PATH}order/`, ACCESS, 'Put some into another order, in the places they hold')
    .takes({ params: ofType, body: OrderBody, errors: ['not_found'] })
    .does(({ params, body }) => orderContent(platform, params.type, body.ids))
}

function oneRoutes(app: App, platform: Platform): void {
  get(app, `${PATH}:id/`, ACCESS, 'One content with its facts and its texts in all languages')
    .takes({ params: ofOne, errors: ['not_found'] })
    .answers(ContentOne, ({ actor, params: { type, id } }) => showContent(platform, actor, type, id))

  put(app, `${PATH}:id/`, ACCESS, 'Save it: a new version, a draft')
    .takes({ params: ofOne, body: SaveContentBody, errors: ['not_found', 'changed_meanwhile'] })
    .answers(ContentOne, ({ actor, params, body }) => saveContent(platform, actor, params, body))

  remove(app, `${PATH}:id/`, ACCESS, 'Delete a draft that the public never saw')
    .takes({ params: ofOne, errors: ['not_found', 'in_use'] })
    .does(({ params }) => removeContent(platform, params.type, params.id))

  get(app, `${PATH}:id/used-in/`, ACCESS, 'What names it')
    .takes({ params: ofOne })
    .answers(UsedIn, ({ params }) => usedIn(platform.db, params.id))
}

function versionRoutes(app: App, platform: Platform): void {
  get(app, `${PATH}:id/versions/`, ACCESS, 'Its versions, the newest first')
    .takes({ params: ofOne, errors: ['not_found'] })
    .answers(ContentVersions, ({ params }) => listVersions(platform, params))

  get(app, `${PATH}:id/versions/:version/`, ACCESS, 'One version with what stood in it')
    .takes({ params: ofOne.extend({ version: z.coerce.number().int().min(1).max(1_000_000) }), errors: ['not_found'] })
    .answers(ContentVersionOne, ({ params }) => showVersion(platform, params, params.version))

  post(app, `${PATH}:id/restore/`, ACCESS, 'What stood in an earlier version becomes the newest one, a draft')
    .takes({ params: ofOne, body: RestoreBody, errors: ['not_found', 'changed_meanwhile'] })
    .answers(ContentOne, ({ actor, params, body }) => restoreVersion(platform, actor, params, body.version))
}

function previewRoutes(app: App, platform: Platform): void {
  post(app, `${PATH}:id/preview/`, ACCESS, 'An address that shows it as the public would see it, for ten minutes')
    .takes({ params: ofOne, body: PreviewBody, errors: ['not_found'] })
    .answers(PreviewLink, ({ params, body }) => linkPreview(platform, params, body.lang))

  get(app, '/api/v1/preview/:token/', 'public', 'What a preview address shows')
    .takes({ params: z.strictObject({ token: z.string().max(100) }), errors: ['not_found'] })
    .answers(Preview, (request, reply) => {
      reply.header('cache-control', 'no-store')
      return showPreview(platform, request.params.token, askedLanguage(request.headers['accept-language']))
    })
}
