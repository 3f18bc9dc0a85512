import { Empty, Id } from '@himoya/contract/common'
import { ContentKey } from '@himoya/contract/learning'
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
} from '@himoya/contract/tests'
import { z } from 'zod'
import { userActor } from '../../platform/core/actors.ts'
import type { App } from '../../platform/core/app-type.ts'
import { clientOf } from '../../platform/core/client.ts'
import { pageAnswer } from '../../platform/core/paging.ts'
import type { Platform } from '../../platform/platform.ts'
import { giveAnswers, listResults, removeResult, showResult } from './results.service.ts'
import { shareResult } from './share-result.service.ts'
import { listQuestions, listTests, showTest } from './tests.service.ts'

const TEST = '/api/v1/test/'
const RESULT = '/api/v1/result/'
const params = z.strictObject({ id: Id })

/** Tests, and what came out of them (api.md, "content and learning"). */
export function testRoutes(app: App, platform: Platform): void {
  readingRoutes(app, platform)
  answerRoutes(app, platform)
  resultRoutes(app, platform)
}

function readingRoutes(app: App, platform: Platform): void {
  app.get(
    TEST,
    {
      config: { access: 'public', summary: 'Tests and self-checks, by kind, audience and words' },
      schema: { querystring: TestQuery, response: { 200: TestPage } },
    },
    async (request) => pageAnswer(TEST, request.query, await listTests(platform, clientOf(request).lang, request.query)),
  )

  app.get(
    `${TEST}question/`,
    {
      config: { access: 'public', summary: 'The questions of a test, without what is right', errors: ['not_found'] },
      schema: { querystring: TestQuestionQuery, response: { 200: TestQuestions } },
    },
    (request) => listQuestions(platform, clientOf(request).lang, request.query.test),
  )

  app.get(
    `${TEST}:slug/`,
    {
      config: { access: 'public', summary: 'What a test is about; by id or slug', errors: ['not_found'] },
      schema: { params: z.strictObject({ slug: ContentKey }), response: { 200: Test } },
    },
    (request) => showTest(platform, clientOf(request).lang, request.params.slug),
  )
}

function answerRoutes(app: App, platform: Platform): void {
  app.post(
    RESULT,
    {
      config: {
        access: 'optional',
        summary: 'Answer a test; of a guest nothing is kept',
        errors: ['not_found', 'rate_limited'],
        // A kept answer would keep what a guest said. The same answers again are the same result without it.
        idempotency: false,
      },
      schema: { body: ResultBody, response: { 201: Result } },
    },
    async (request, reply) => {
      const { actor, body } = request
      return reply.status(201).send(await giveAnswers(platform, actor, clientOf(request), body))
    },
  )

  app.post(
    `${RESULT}:id/share/`,
    {
      config: {
        access: 'user',
        summary: 'Tell my counsellor what a result came to, once',
        errors: ['not_found', 'rate_limited', 'blocked', 'chat_ended'],
        idempotency: false,
      },
      schema: { params, response: { 200: Result } },
    },
    (request) => shareResult(platform, userActor(request.actor), clientOf(request).lang, request.params.id),
  )
}

function resultRoutes(app: App, platform: Platform): void {
  app.get(
    RESULT,
    {
      config: { access: 'user', summary: 'Own results, the newest first' },
      schema: { querystring: ResultQuery, response: { 200: ResultPage } },
    },
    async (request) => {
      const lang = clientOf(request).lang
      return pageAnswer(RESULT, request.query, await listResults(platform, userActor(request.actor), lang, request.query))
    },
  )

  app.get(
    `${RESULT}:id/`,
    {
      config: { access: 'user', summary: 'An own result with its explanations', errors: ['not_found'] },
      schema: { params, response: { 200: Result } },
    },
    (request) => showResult(platform, userActor(request.actor), clientOf(request).lang, request.params.id),
  )

  app.delete(
    `${RESULT}:id/`,
    {
      config: { access: 'user', summary: 'Delete an own result for ever', errors: ['not_found'] },
      schema: { params, response: { 204: Empty } },
    },
    async (request, reply) => {
      await removeResult(platform, userActor(request.actor), request.params.id)
      reply.status(204)
    },
  )
}
