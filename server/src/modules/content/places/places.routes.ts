import { Id, PageQuery } from '@himoya/contract/common'
import {
  PhoneCheckBody,
  PhoneTaskPage,
  Place,
  PlaceExport,
  PlaceImport,
  PlaceImportBody,
  PlacePage,
  PlaceQuery,
} from '@himoya/contract/content/places'
import { z } from 'zod'
import type { App } from '../../../platform/core/app-type.ts'
import { get, post } from '../../../platform/http/routes.ts'
import { clientOf } from '../../../platform/core/client.ts'
import { pageAnswer } from '../../../platform/core/paging.ts'
import type { Platform } from '../../../platform/platform.ts'
import { checkPhone, listPhoneTasks } from './phone-tasks.service.ts'
import { exportPlaces, importPlaces } from './place-table.service.ts'
import { listPlaces, showPlace } from './places.service.ts'

const PATH = '/api/v1/place/'
const TASKS = '/api/v1/staff/place/stale/'
const EDITING = ['editor', 'supervisor'] as const

export function placeRoutes(app: App, platform: Platform): void {
  get(app, PATH, 'public', 'Places of help')
    .takes({ query: PlaceQuery })
    .answers(PlacePage, async (request) =>
      pageAnswer(PATH, request.query, await listPlaces(platform, clientOf(request).lang, request.query)),
    )

  get(app, `${PATH}:key/`, 'public', 'One place of help, by its id or its slug')
    .takes({ params: z.strictObject({ key: z.string().min(1).max(100) }), errors: ['not_found'] })
    .answers(Place, (request) => showPlace(platform, clientOf(request).lang, request.params.key))

  staffRoutes(app, platform)
}

function staffRoutes(app: App, platform: Platform): void {
  get(app, TASKS, EDITING, 'Numbers of places that somebody has to call')
    .takes({ query: PageQuery })
    .answers(PhoneTaskPage, async (request) =>
      pageAnswer(TASKS, request.query, await listPhoneTasks(platform, clientOf(request).lang, request.query)),
    )

  post(app, '/api/v1/staff/place/:id/check/', EDITING, 'Somebody called the number')
    .takes({ params: z.strictObject({ id: Id }), body: PhoneCheckBody, errors: ['not_found'] })
    .does(({ actor, params, body }) => checkPhone(platform, actor, params.id, body))

  post(app, '/api/v1/staff/place/import/', EDITING, 'Places from a table (CSV), as drafts; with a report of each bad row')
    .takes({ body: PlaceImportBody })
    .answers(PlaceImport, ({ actor, body }) => importPlaces(platform, actor, body))

  get(app, '/api/v1/staff/place/export/', EDITING, 'All places as a table (CSV)').answers(PlaceExport, () =>
    exportPlaces(platform),
  )
}
