import { Empty, Id, PageQuery } from '@himoya/contract/common'
import { FaqCategoryPage, FaqHelpfulPage, FaqPage, FaqQuery, HelpfulBody } from '@himoya/contract/faq'
import { z } from 'zod'
import type { App } from '../../platform/core/app-type.ts'
import { clientOf } from '../../platform/core/client.ts'
import { pageAnswer, windowOf } from '../../platform/core/paging.ts'
import type { Platform } from '../../platform/platform.ts'
import { listFaq, listFaqCategories, listVoices, sayHelpful } from './faq.service.ts'

const PATH = '/api/v1/faq/'
const CATEGORIES = '/api/v1/faq/category/'
const VOICES = '/api/v1/staff/faq/helpful/'

export function faqRoutes(app: App, platform: Platform): void {
  app.get(
    PATH,
    {
      config: { access: 'public', summary: 'Frequent questions with their answers' },
      schema: { querystring: FaqQuery, response: { 200: FaqPage } },
    },
    async (request) => pageAnswer(PATH, request.query, await listFaq(platform, clientOf(request).lang, request.query)),
  )

  app.get(
    CATEGORIES,
    {
      config: { access: 'public', summary: 'Groups of frequent questions' },
      schema: { querystring: PageQuery, response: { 200: FaqCategoryPage } },
    },
    async (request) => {
      const all = await listFaqCategories(platform, clientOf(request).lang)
      const { limit, offset } = windowOf(request.query)
      return pageAnswer(CATEGORIES, request.query, { count: all.length, results: all.slice(offset, offset + limit) })
    },
  )

  app.post(
    `${PATH}:id/helpful/`,
    {
      config: { access: 'public', summary: 'Was it helpful?', errors: ['not_found'], idempotency: false },
      schema: { params: z.strictObject({ id: Id }), body: HelpfulBody, response: { 204: Empty } },
    },
    async (request, reply) => {
      await sayHelpful(platform, clientOf(request), request.params.id, request.body.helpful)
      reply.status(204)
    },
  )

  app.get(
    VOICES,
    {
      config: { access: ['editor', 'supervisor'], summary: 'Which answers help, the least helpful first' },
      schema: { querystring: PageQuery, response: { 200: FaqHelpfulPage } },
    },
    async (request) => pageAnswer(VOICES, request.query, await listVoices(platform, clientOf(request).lang, request.query)),
  )
}
