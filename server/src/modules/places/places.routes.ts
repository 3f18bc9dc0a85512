import { Empty, Id, PageQuery } from '@himoya/contract/common'
import {
  PhoneCheckBody,
  PhoneTaskPage,
  Place,
  PlaceExport,
  PlaceImport,
  PlaceImportBody,
  PlacePage,
  PlaceQuery,
} from '@himoya/contract/places'
import { z } from 'zod'
import { staffActor } from '../../platform/core/actors.ts'
import type { App } from '../../platform/core/app-type.ts'
import { clientOf } from '../../platform/core/client.ts'
import { pageAnswer } from '../../platform/core/paging.ts'
import type { Platform } from '../../platform/platform.ts'
import { checkPhone, listPhoneTasks } from './phone-tasks.service.ts'
import { exportPlaces, importPlaces } from './place-table.service.ts'
import { listPlaces, showPlace } from './places.service.ts'

const PATH = '/api/v1/place/'
const TASKS = '/api/v1/staff/place/stale/'
const EDITING = ['editor', 'supervisor'] as const

export function placeRoutes(app: App, platform: Platform): void {
  app.get(
    PATH,
    {
      config: { access: 'public', summary: 'Places of help' },
      schema: { querystring: PlaceQuery, response: { 200: PlacePage } },
    },
    async (request) => pageAnswer(PATH, request.query, await listPlaces(platform, clientOf(request).lang, request.query)),
  )

  app.get(
    `${PATH}:key/`,
    {
      config: { access: 'public', summary: 'One place of help, by its id or its slug', errors: ['not_found'] },
      schema: { params: z.strictObject({ key: z.string().min(1).max(100) }), response: { 200: Place } },
    },
    (request) => showPlace(platform, clientOf(request).lang, request.params.key),
  )

  staffRoutes(app, platform)
}

function staffRoutes(app: App, platform: Platform): void {
  app.get(
    TASKS,
    {
      config: { access: EDITING, summary: 'Numbers of places that somebody has to call' },
      schema: { querystring: PageQuery, response: { 200: PhoneTaskPage } },
    },
    async (request) => pageAnswer(TASKS, request.query, await listPhoneTasks(platform, clientOf(request).lang, request.query)),
  )

  app.post(
    '/api/v1/staff/place/:id/check/',
    {
      config: { access: EDITING, summary: 'Somebody called the number', errors: ['not_found'] },
      schema: { params: z.strictObject({ id: Id }), body: PhoneCheckBody, response: { 204: Empty } },
    },
    async (request, reply) => {
      await checkPhone(platform, staffActor(request.actor), request.params.id, request.body)
      reply.status(204)
    },
  )

  app.post(
    '/api/v1/staff/place/import/',
    {
      config: { access: EDITING, summary: 'Places from a table (CSV), as drafts; with a report of each bad row' },
      schema: { body: PlaceImportBody, response: { 200: PlaceImport } },
    },
    (request) => importPlaces(platform, staffActor(request.actor), request.body),
  )

  app.get(
    '/api/v1/staff/place/export/',
    {
      config: { access: EDITING, summary: 'All places as a table (CSV)' },
      schema: { response: { 200: PlaceExport } },
    },
    () => exportPlaces(platform),
  )
}
