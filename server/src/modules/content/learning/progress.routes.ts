import {
  FeedbackBody,
  ContentKey,
  LessonProgress,
  ProgressBody,
  ProgressPage,
  ProgressQuery,
} from '@himoya/contract/content/learning'
import { z } from 'zod'
import type { App } from '../../../platform/core/app-type.ts'
import { get, post } from '../../../platform/http/routes.ts'
import { pageAnswer } from '../../../platform/core/paging.ts'
import type { Platform } from '../../../platform/platform.ts'
import { giveFeedback, listProgress, recordProgress } from './progress.service.ts'

const ItemPath = z.strictObject({ id: ContentKey })

/** How far a person is: theirs alone, no member of staff can ask for it. */
export function progressRoutes(app: App, platform: Platform): void {
  get(app, '/api/v1/course/progress/', 'user', 'Own progress')
    .takes({ query: ProgressQuery })
    .answers(ProgressPage, async ({ actor, query }) =>
      pageAnswer('/api/v1/course/progress/', query, await listProgress(platform, actor, query)),
    )

  post(app, '/api/v1/course/lesson/:id/progress/', 'user', 'A lesson was begun or done')
    .takes({ params: ItemPath, body: ProgressBody, errors: ['not_found'], idempotency: false })
    .answers(LessonProgress, ({ actor, params, body }) => recordProgress(platform, actor, params.id, body))

  post(app, '/api/v1/course/lesson/:id/feedback/', 'user', 'What was the lesson like?')
    .takes({ params: ItemPath, body: FeedbackBody, errors: ['not_found'], idempotency: false })
    .answers(LessonProgress, ({ actor, params, body }) => giveFeedback(platform, actor, params.id, body.tags))
}
