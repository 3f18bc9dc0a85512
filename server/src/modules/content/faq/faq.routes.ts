import { Id, PageQuery } from '@himoya/contract/common'
import { FaqCategoryPage, FaqHelpfulPage, FaqPage, FaqQuery, HelpfulBody } from '@himoya/contract/content/faq'
import { z } from 'zod'
import type { App } from '../../../platform/core/app-type.ts'
import { get, post } from '../../../platform/http/routes.ts'
import { clientOf } from '../../../platform/core/client.ts'
import { pageAnswer, windowOf } from '../../../platform/core/paging.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listFaq, listFaqCategories, listVoices, sayHelpful } from './faq.service.ts'

const PATH = '/api/v1/faq/'
const CATEGORIES = '/api/v1/faq/category/'
const VOICES = '/api/v1/staff/faq/helpful/'

export function faqRoutes(app: App, platform: Platform): void {
  get(app, PATH, 'public', 'Frequent questions with their answers')
    .takes({ query: FaqQuery })
    .answers(FaqPage, async (request) =>
      pageAnswer(PATH, request.query, await listFaq(platform, clientOf(request), request.query)),
    )

  get(app, CATEGORIES, 'public', 'Groups of frequent questions')
    .takes({ query: PageQuery })
    .answers(FaqCategoryPage, async (request) => {
      const all = await listFaqCategories(platform, clientOf(request).lang)
      const { limit, offset } = windowOf(request.query)
      return pageAnswer(CATEGORIES, request.query, { count: all.length, results: all.slice(offset, offset + limit) })
    })

  post(app, `${PATH}:id/helpful/`, 'public', 'Was it helpful?')
    .takes({ params: z.strictObject({ id: Id }), body: HelpfulBody, errors: ['not_found'], idempotency: false })
    .does((request) => sayHelpful(platform, clientOf(request), request.params.id, request.body.helpful))

  get(app, VOICES, ['editor', 'supervisor'], 'Which answers help, the least helpful first')
    .takes({ query: PageQuery })
    .answers(FaqHelpfulPage, async (request) =>
      pageAnswer(VOICES, request.query, await listVoices(platform, clientOf(request).lang, request.query)),
    )
}
