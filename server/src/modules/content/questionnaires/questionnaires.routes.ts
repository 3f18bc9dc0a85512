import { Id, PageQuery } from '@himoya/contract/common'
import { ContentKey } from '@himoya/contract/content/learning'
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
} from '@himoya/contract/content/questionnaires'
import { z } from 'zod'
import type { App } from '../../../platform/core/app-type.ts'
import { get, post } from '../../../platform/http/routes.ts'
import { clientOf } from '../../../platform/core/client.ts'
import { pageAnswer } from '../../../platform/core/paging.ts'
import type { Platform } from '../../../platform/platform.ts'
import { answer } from './answer.service.ts'
import { totalsAsCsv } from './csv.service.ts'
import { listQuestionnaires, showQuestionnaire } from './questionnaires.service.ts'
import { listTotals, listWords, showTotals } from './totals.service.ts'

const PATH = '/api/v1/questionnaire/'
const STAFF = '/api/v1/staff/questionnaire/'
const CSV = 'text/csv'
const KeyPath = z.strictObject({ key: ContentKey })
const ofOne = z.strictObject({ id: Id })

/** Questionnaires, and for supervisors what came of them (api.md, "content and learning"). */
export function questionnaireRoutes(app: App, platform: Platform): void {
  publicRoutes(app, platform)
  totalsRoutes(app, platform)
}

function publicRoutes(app: App, platform: Platform): void {
  get(app, PATH, 'public', 'Questionnaires that are offered somewhere')
    .takes({ query: QuestionnaireQuery })
    .answers(QuestionnairePage, async (request) =>
      pageAnswer(PATH, request.query, await listQuestionnaires(platform, clientOf(request).lang, request.query)),
    )

  get(app, `${PATH}:key/`, 'public', 'A questionnaire with its questions; by id or slug')
    .takes({ params: KeyPath, errors: ['not_found'] })
    .answers(Questionnaire, (request) => showQuestionnaire(platform, clientOf(request).lang, request.params.key))

  post(app, `${PATH}:key/`, 'optional', 'Answer it; kept without who gave the answers')
    .takes({ params: KeyPath, body: AnswerSheetBody, errors: ['not_found', 'unauthenticated', 'already_done', 'rate_limited'] })
    .creates(AnswerSheet, (request) => answer(platform, request.actor, clientOf(request), request.params.key, request.body))
}

/** What was answered is for those who answer for the team: no counsellor, no editor reads it. */
function totalsRoutes(app: App, platform: Platform): void {
  const access = ['supervisor'] as const
  get(app, STAFF, access, 'Questionnaires and how many answered')
    .takes({ query: PageQuery })
    .answers(TotalsPage, async (request) =>
      pageAnswer(STAFF, request.query, await listTotals(platform, clientOf(request).lang, request.query)),
    )

  get(app, `${STAFF}:id/totals/`, access, 'How often what was answered; few are not told')
    .takes({ params: ofOne, query: TotalsQuery, errors: ['not_found'], produces: CSV })
    .answers(Totals, async (request, reply) => {
      const { lang } = clientOf(request)
      const totals = await showTotals(platform, lang, request.params.id)
      if (request.query.format === 'json') return totals
      return reply
        .type(`${CSV}; charset=utf-8`)
        .header('content-disposition', `attachment; filename="${totals.slug}.csv"`)
        .serializer((body: unknown) => String(body))
        .send(totalsAsCsv(totals, lang))
    })

  get(app, `${STAFF}:id/words/`, access, 'Free words to one question, in no order')
    .takes({ params: ofOne, query: WordsQuery, errors: ['not_found'] })
    .answers(WordsPage, async ({ params, query }) => {
      const path = `${STAFF}${params.id}/words/`
      return pageAnswer(path, query, await listWords(platform, params.id, query))
    })
}
