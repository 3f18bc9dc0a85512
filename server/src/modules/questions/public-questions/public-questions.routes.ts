import { PageQuery } from '@himoya/contract/common'
import {
  AskBody,
  Asked,
  HelpfulBody,
  OwnQuestion,
  OwnQuestions,
  QuestionCategories,
  QuestionOne,
  QuestionPage,
  QuestionQuery,
} from '@himoya/contract/questions/public-questions'
import { ReceiptBody } from '@himoya/contract/accounts/receipts'
import { z } from 'zod'
import type { App } from '../../../platform/core/app-type.ts'
import { answerKeeper } from '../../../platform/http/idempotency.ts'
import { IdPath, get, post, remove } from '../../../platform/http/routes.ts'
import { clientOf } from '../../../platform/core/client.ts'
import { pageAnswer } from '../../../platform/core/paging.ts'
import type { Platform } from '../../../platform/platform.ts'
import { ask } from './ask.service.ts'
import { moderationRoutes } from './moderation.routes.ts'
import { listOwn, readWithReceipt, withdraw, withdrawWithReceipt } from './own-questions.service.ts'
import { listCategories, listQuestions, readQuestion, vote } from './published-questions.service.ts'

const PATH = '/api/v1/question/'

/** Questions everybody reads, asking one, and what the asker sees of it (api.md, "content and learning"). */
export function publicQuestionRoutes(app: App, platform: Platform): void {
  readingRoutes(app, platform)
  askRoutes(app, platform)
  receiptRoutes(app, platform)
  moderationRoutes(app, platform)
}

function readingRoutes(app: App, platform: Platform): void {
  const { db } = platform
  get(app, `${PATH}category/`, 'public', 'Categories of questions')
    .takes({ query: PageQuery })
    .answers(QuestionCategories, async (request) =>
      pageAnswer(`${PATH}category/`, request.query, await listCategories(db, clientOf(request).lang, request.query)),
    )

  get(app, PATH, 'public', 'Published questions, the newest first')
    .takes({ query: QuestionQuery })
    .answers(QuestionPage, async (request) =>
      pageAnswer(PATH, request.query, await listQuestions(platform, clientOf(request), request.query)),
    )

  get(app, `${PATH}:address/`, 'public', 'One published question with its answer; by id or slug')
    .takes({ params: z.strictObject({ address: z.string().max(80) }), errors: ['not_found'] })
    .answers(QuestionOne, (request) => readQuestion(db, clientOf(request).lang, request.params.address))

  post(app, `${PATH}:id/helpful/`, 'public', 'Was it helpful?')
    .takes({ params: IdPath, body: HelpfulBody, errors: ['not_found'], idempotency: false })
    .does((request) => vote(platform, request.params.id, request.body.helpful, clientOf(request).address))
}

function askRoutes(app: App, platform: Platform): void {
  post(app, PATH, 'optional', 'Ask; a guest gets a receipt')
    .takes({ body: AskBody, errors: ['rate_limited', 'proof_required'] })
    .creates(Asked, (request) => ask(platform, request.actor, clientOf(request), request.body, answerKeeper(platform, request)))

  get(app, `${PATH}mine/`, 'user', 'What I asked, the newest first')
    .takes({ query: PageQuery })
    .answers(OwnQuestions, async ({ actor, query }) => pageAnswer(`${PATH}mine/`, query, await listOwn(platform, actor, query)))

  remove(app, `${PATH}mine/:id/`, 'user', 'Take a question back for ever')
    .takes({ params: IdPath, errors: ['not_found'] })
    .does(({ actor, params }) => withdraw(platform, actor, params.id))
}

function receiptRoutes(app: App, platform: Platform): void {
  const errors = ['not_found', 'rate_limited'] as const
  post(app, `${PATH}receipt/`, 'public', 'A guest’s question, by its receipt')
    .takes({ body: ReceiptBody, errors, idempotency: false })
    .answers(OwnQuestion, (request) => readWithReceipt(platform, clientOf(request), request.body))

  post(app, `${PATH}receipt/withdraw/`, 'public', 'A guest takes a question back for ever')
    .takes({ body: ReceiptBody, errors, idempotency: false })
    .does((request) => withdrawWithReceipt(platform, clientOf(request), request.body))
}
