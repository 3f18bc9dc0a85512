import { Id, PageQuery } from '@himoya/contract/common'
import {
  PlaceAnswerBody,
  PlaceLookBody,
  PlaceVoicesPage,
  PlaceWordsBody,
  PlaceWordsPage,
} from '@himoya/contract/content/place-answers'
import { z } from 'zod'
import type { App } from '../../../platform/core/app-type.ts'
import { clientOf } from '../../../platform/core/client.ts'
import { pageAnswer } from '../../../platform/core/paging.ts'
import { get, post } from '../../../platform/http/routes.ts'
import type { Platform } from '../../../platform/platform.ts'
import { answerOfPlace, writeOfPlace } from './place-answers.service.ts'
import { listPlaceVoices, listPlaceWords, lookAtPlace } from './place-voices.service.ts'

const PATH = '/api/v1/place/'
const STAFF = '/api/v1/staff/place/'
const VOICES = `${STAFF}voices/`
const EDITING = ['editor', 'supervisor'] as const
const ofOne = z.strictObject({ id: Id })

/** "Did they help?", and for the team what came of it (decision 0092). */
export function placeAnswerRoutes(app: App, platform: Platform): void {
  post(app, `${PATH}:id/answer/`, 'public', 'Did they help?')
    .takes({ params: ofOne, body: PlaceAnswerBody, errors: ['not_found', 'rate_limited'], idempotency: false })
    .does((request) => answerOfPlace(platform, clientOf(request), request.params.id, request.body))

  post(app, `${PATH}:id/words/`, 'public', 'A few words beside the answer, for the team alone')
    .takes({ params: ofOne, body: PlaceWordsBody, errors: ['not_found', 'rate_limited'], idempotency: false })
    .does((request) => writeOfPlace(platform, clientOf(request), request.params.id, request.body))

  get(app, VOICES, EDITING, 'Which places help; those that ask for a look first')
    .takes({ query: PageQuery })
    .answers(PlaceVoicesPage, async (request) =>
      pageAnswer(VOICES, request.query, await listPlaceVoices(platform, request.actor, clientOf(request).lang, request.query)),
    )

  get(app, `${STAFF}:id/words/`, ['supervisor'], 'What people wrote of a place, in no order')
    .takes({ params: ofOne, query: PageQuery, errors: ['not_found'] })
    .answers(PlaceWordsPage, async (request) => {
      const { params, query } = request
      return pageAnswer(
        `${STAFF}${params.id}/words/`,
        query,
        await listPlaceWords(platform, clientOf(request).lang, params.id, query),
      )
    })

  post(app, `${STAFF}:id/looked/`, EDITING, 'Somebody has looked into it')
    .takes({ params: ofOne, body: PlaceLookBody, errors: ['not_found'] })
    .does(({ actor, params, body }) => lookAtPlace(platform, actor, params.id, body))
}
