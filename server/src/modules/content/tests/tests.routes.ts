import { ContentKey } from '@himoya/contract/content/learning'
import {
  Result,
  ResultBody,
  ResultPage,
  ResultQuery,
  Test,
  TestPage,
  TestQuery,
  TestQuestionQuery,
  TestQuestions,
} from '@himoya/contract/content/tests'
import { z } from 'zod'
import type { App } from '../../../platform/core/app-type.ts'
import { IdPath, get, post, remove } from '../../../platform/http/routes.ts'
import { clientOf } from '../../../platform/core/client.ts'
import { pageAnswer } from '../../../platform/core/paging.ts'
import type { Platform } from '../../../platform/platform.ts'
import { giveAnswers, listResults, removeResult, showResult } from './results.service.ts'
import { shareResult } from './share-result.service.ts'
import { listQuestions, listTests, showTest } from './tests.service.ts'

const TEST = '/api/v1/test/'
const RESULT = '/api/v1/result/'

/** Tests, and what came out of them (api.md, "content and learning"). */
export function testRoutes(app: App, platform: Platform): void {
  readingRoutes(app, platform)
  answerRoutes(app, platform)
  resultRoutes(app, platform)
}

function readingRoutes(app: App, platform: Platform): void {
  get(app, TEST, 'public', 'Tests and self-checks, by kind, audience and words')
    .takes({ query: TestQuery })
    .answers(TestPage, async (request) =>
      pageAnswer(TEST, request.query, await listTests(platform, clientOf(request), request.query)),
    )

  get(app, `${TEST}question/`, 'public', 'The questions of a test, without what is right')
    .takes({ query: TestQuestionQuery, errors: ['not_found'] })
    .answers(TestQuestions, (request) => listQuestions(platform, clientOf(request).lang, request.query.test))

  get(app, `${TEST}:slug/`, 'public', 'What a test is about; by id or slug')
    .takes({ params: z.strictObject({ slug: ContentKey }), errors: ['not_found'] })
    .answers(Test, (request) => showTest(platform, clientOf(request).lang, request.params.slug))
}

function answerRoutes(app: App, platform: Platform): void {
  post(app, RESULT, 'optional', 'Answer a test; of a guest nothing is kept')
    .takes({ body: ResultBody, errors: ['not_found', 'rate_limited'], idempotency: false })
    .creates(Result, (request) => giveAnswers(platform, request.actor, clientOf(request), request.body))

  post(app, `${RESULT}:id/share/`, 'user', 'Tell my counsellor what a result came to, once')
    .takes({ params: IdPath, errors: ['not_found', 'rate_limited', 'blocked', 'chat_ended'], idempotency: false })
    .answers(Result, (request) => shareResult(platform, request.actor, clientOf(request).lang, request.params.id))
}

function resultRoutes(app: App, platform: Platform): void {
  get(app, RESULT, 'user', 'Own results, the newest first')
    .takes({ query: ResultQuery })
    .answers(ResultPage, async (request) => {
      const lang = clientOf(request).lang
      return pageAnswer(RESULT, request.query, await listResults(platform, request.actor, lang, request.query))
    })

  get(app, `${RESULT}:id/`, 'user', 'An own result with its explanations')
    .takes({ params: IdPath, errors: ['not_found'] })
    .answers(Result, (request) => showResult(platform, request.actor, clientOf(request).lang, request.params.id))

  remove(app, `${RESULT}:id/`, 'user', 'Delete an own result for ever')
    .takes({ params: IdPath, errors: ['not_found'] })
    .does(({ actor, params }) => removeResult(platform, actor, params.id))
}
