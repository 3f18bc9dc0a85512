import { FeedbackBody, ContentKey, LessonProgress, ProgressBody, ProgressPage, ProgressQuery } from '@himoya/contract/learning'
import { z } from 'zod'
import { userActor } from '../../platform/core/actors.ts'
import type { App } from '../../platform/core/app-type.ts'
import { pageAnswer } from '../../platform/core/paging.ts'
import type { Platform } from '../../platform/platform.ts'
import { giveFeedback, listProgress, recordProgress } from './progress.service.ts'

const params = z.strictObject({ id: ContentKey })

/** How far a person is: theirs alone, no member of staff can ask for it. */
export function progressRoutes(app: App, platform: Platform): void {
  app.get(
    '/api/v1/course/progress/',
    {
      config: { access: 'user', summary: 'Own progress' },
      schema: { querystring: ProgressQuery, response: { 200: ProgressPage } },
    },
    async (request) =>
      pageAnswer(
        '/api/v1/course/progress/',
        request.query,
        await listProgress(platform, userActor(request.actor), request.query),
      ),
  )

  app.post(
    '/api/v1/course/lesson/:id/progress/',
    {
      config: { access: 'user', summary: 'A lesson was begun or done', errors: ['not_found'], idempotency: false },
      schema: { params, body: ProgressBody, response: { 200: LessonProgress } },
    },
    (request) => recordProgress(platform, userActor(request.actor), request.params.id, request.body),
  )

  app.post(
    '/api/v1/course/lesson/:id/feedback/',
    {
      config: { access: 'user', summary: 'What was the lesson like?', errors: ['not_found'], idempotency: false },
      schema: { params, body: FeedbackBody, response: { 200: LessonProgress } },
    },
    (request) => giveFeedback(platform, userActor(request.actor), request.params.id, request.body.tags),
  )
}
