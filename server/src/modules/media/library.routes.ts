import { Empty, Id } from '@himoya/contract/common'
import { UsedIn } from '@himoya/contract/editing'
import { CaptionBody, CaptionPath, ChangeMediaBody, LibraryItem, LibraryPage, LibraryQuery } from '@himoya/contract/library'
import { z } from 'zod'
import type { App } from '../../platform/core/app-type.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  changeItem,
  listLibrary,
  putCaption,
  removeCaption,
  removeItem,
  showItem,
  whereUsed,
  type InSafetyText,
  type Uses,
} from './library.service.ts'

const ACCESS = ['editor', 'supervisor'] as const
const params = z.strictObject({ id: Id })

/** The library as those see it who write content. */
export function libraryRoutes(app: App, platform: Platform, usedIn: Uses, inSafetyText: InSafetyText): void {
  readRoutes(app, platform, usedIn)
  captionRoutes(app, platform, inSafetyText)

  app.patch(
    '/api/v1/staff/media/:id/',
    {
      config: {
        access: ACCESS,
        summary: 'Its name, what it shows, a video’s first picture',
        errors: ['not_found', 'second_person'],
      },
      schema: { params, body: ChangeMediaBody, response: { 200: LibraryItem } },
    },
    (request) => changeItem(platform, inSafetyText, request.params.id, request.body),
  )

  app.delete(
    '/api/v1/staff/media/:id/',
    {
      config: { access: ACCESS, summary: 'Delete what nothing refers to', errors: ['not_found', 'in_use'] },
      schema: { params, response: { 204: Empty } },
    },
    async (request, reply) => {
      await removeItem(platform, usedIn, request.params.id)
      reply.status(204)
    },
  )
}

function readRoutes(app: App, platform: Platform, usedIn: Uses): void {
  app.get(
    '/api/v1/staff/media/',
    {
      config: { access: ACCESS, summary: 'The media library, newest first' },
      schema: { querystring: LibraryQuery, response: { 200: LibraryPage } },
    },
    (request) => listLibrary(platform, request.query),
  )

  app.get(
    '/api/v1/staff/media/:id/',
    {
      config: { access: ACCESS, summary: 'One medium', errors: ['not_found'] },
      schema: { params, response: { 200: LibraryItem } },
    },
    (request) => showItem(platform, request.params.id),
  )

  app.get(
    '/api/v1/staff/media/:id/used-in/',
    {
      config: { access: ACCESS, summary: 'Which contents refer to it', errors: ['not_found'] },
      schema: { params, response: { 200: UsedIn } },
    },
    (request) => whereUsed(platform, usedIn, request.params.id),
  )
}

function captionRoutes(app: App, platform: Platform, inSafetyText: InSafetyText): void {
  app.put(
    '/api/v1/staff/media/:id/caption/:lang/',
    {
      config: {
        access: ACCESS,
        summary: 'A video’s captions in one language, as WebVTT or SRT',
        errors: ['not_found', 'second_person'],
      },
      schema: { params: CaptionPath, body: CaptionBody, response: { 200: LibraryItem } },
    },
    (request) => putCaption(platform, inSafetyText, request.params, request.body.text),
  )

  app.delete(
    '/api/v1/staff/media/:id/caption/:lang/',
    {
      config: { access: ACCESS, summary: 'Take captions away', errors: ['not_found', 'second_person'] },
      schema: { params: CaptionPath, response: { 200: LibraryItem } },
    },
    (request) => removeCaption(platform, inSafetyText, request.params),
  )
}
