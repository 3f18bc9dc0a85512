import { Id, PageQuery } from '@himoya/contract/common'
import { ContentKey } from '@himoya/contract/learning'
import {
  AnswerSheet,
  AnswerSheetBody,
  Questionnaire,
  QuestionnairePage,
  QuestionnaireQuery,
  Totals,
  TotalsPage,
  TotalsQuery,
  WordsPage,
  WordsQuery,
} from '@himoya/contract/questionnaires'
import { z } from 'zod'
import type { App } from '../../platform/core/app-type.ts'
import { clientOf } from '../../platform/core/client.ts'
import { pageAnswer } from '../../platform/core/paging.ts'
import type { Platform } from '../../platform/platform.ts'
import { answer } from './answer.service.ts'
import { totalsAsCsv } from './csv.service.ts'
import { listQuestionnaires, showQuestionnaire } from './questionnaires.service.ts'
import { listTotals, listWords, showTotals } from './totals.service.ts'

const PATH = '/api/v1/questionnaire/'
const STAFF = '/api/v1/staff/questionnaire/'
const CSV = 'text/csv'
const params = z.strictObject({ key: ContentKey })
const ofOne = z.strictObject({ id: Id })

/** Questionnaires, and for supervisors what came of them (api.md, "content and learning"). */
export function questionnaireRoutes(app: App, platform: Platform): void {
  publicRoutes(app, platform)
  totalsRoutes(app, platform)
}

function publicRoutes(app: App, platform: Platform): void {
  app.get(
    PATH,
    {
      config: { access: 'public', summary: 'Questionnaires that are offered somewhere' },
      schema: { querystring: QuestionnaireQuery, response: { 200: QuestionnairePage } },
    },
    async (request) => pageAnswer(PATH, request.query, await listQuestionnaires(platform, clientOf(request).lang, request.query)),
  )

  app.get(
    `${PATH}:key/`,
    {
      config: { access: 'public', summary: 'A questionnaire with its questions; by id or slug', errors: ['not_found'] },
      schema: { params, response: { 200: Questionnaire } },
    },
    (request) => showQuestionnaire(platform, clientOf(request).lang, request.params.key),
  )

  app.post(
    `${PATH}:key/`,
    {
      config: {
        access: 'optional',
        summary: 'Answer it; kept without who gave the answers',
        errors: ['not_found', 'unauthenticated', 'already_done', 'rate_limited'],
      },
      schema: { params, body: AnswerSheetBody, response: { 201: AnswerSheet } },
    },
    async (request, reply) => {
      const { actor, params: named, body } = request
      return reply.status(201).send(await answer(platform, actor, clientOf(request), named.key, body))
    },
  )
}

/** What was answered is for those who answer for the team: no counsellor, no editor reads it. */
function totalsRoutes(app: App, platform: Platform): void {
  const access = ['supervisor'] as const
  app.get(
    STAFF,
    {
      config: { access, summary: 'Questionnaires and how many answered' },
      schema: { querystring: PageQuery, response: { 200: TotalsPage } },
    },
    async (request) => pageAnswer(STAFF, request.query, await listTotals(platform, clientOf(request).lang, request.query)),
  )

  app.get(
    `${STAFF}:id/totals/`,
    {
      config: { access, summary: 'How often what was answered; few are not told', errors: ['not_found'], produces: CSV },
      schema: { params: ofOne, querystring: TotalsQuery, response: { 200: Totals } },
    },
    async (request, reply) => {
      const { lang } = clientOf(request)
      const totals = await showTotals(platform, lang, request.params.id)
      if (request.query.format === 'json') return totals
      return reply
        .type(`${CSV}; charset=utf-8`)
        .header('content-disposition', `attachment; filename="${totals.slug}.csv"`)
        .serializer((body: unknown) => String(body))
        .send(totalsAsCsv(totals, lang) as never)
    },
  )

  app.get(
    `${STAFF}:id/words/`,
    {
      config: { access, summary: 'Free words to one question, in no order', errors: ['not_found'] },
      schema: { params: ofOne, querystring: WordsQuery, response: { 200: WordsPage } },
    },
    async (request) => {
      const path = `${STAFF}${request.params.id}/words/`
      return pageAnswer(path, request.query, await listWords(platform, request.params.id, request.query))
    },
  )
}
