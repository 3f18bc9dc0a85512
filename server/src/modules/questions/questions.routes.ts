import { Empty, Id, PageQuery } from '@himoya/contract/common'
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
  ReceiptBody,
} from '@himoya/contract/questions'
import { z } from 'zod'
import { userActor } from '../../platform/core/actors.ts'
import type { App } from '../../platform/core/app-type.ts'
import { clientOf } from '../../platform/core/client.ts'
import { pageAnswer } from '../../platform/core/paging.ts'
import type { Platform } from '../../platform/platform.ts'
import { ask } from './ask.service.ts'
import { moderationRoutes } from './moderation.routes.ts'
import { listOwn, readWithReceipt, withdraw, withdrawWithReceipt } from './own-questions.service.ts'
import { listCategories, listQuestions, readQuestion, vote } from './public-questions.service.ts'

const PATH = '/api/v1/question/'
const params = z.strictObject({ id: Id })

/** Questions everybody reads, asking one, and what the asker sees of it (api.md, "content and learning"). */
export function questionRoutes(app: App, platform: Platform): void {
  readingRoutes(app, platform)
  askingRoutes(app, platform)
  receiptRoutes(app, platform)
  moderationRoutes(app, platform)
}

function readingRoutes(app: App, platform: Platform): void {
  const { db } = platform
  app.get(
    `${PATH}category/`,
    {
      config: { access: 'public', summary: 'Categories of questions' },
      schema: { querystring: PageQuery, response: { 200: QuestionCategories } },
    },
    async (request) =>
      pageAnswer(`${PATH}category/`, request.query, await listCategories(db, clientOf(request).lang, request.query)),
  )

  app.get(
    PATH,
    {
      config: { access: 'public', summary: 'Published questions, the newest first' },
      schema: { querystring: QuestionQuery, response: { 200: QuestionPage } },
    },
    async (request) => pageAnswer(PATH, request.query, await listQuestions(db, clientOf(request).lang, request.query)),
  )

  app.get(
    `${PATH}:address/`,
    {
      config: { access: 'public', summary: 'One published question with its answer; by id or slug', errors: ['not_found'] },
      schema: { params: z.strictObject({ address: z.string().max(80) }), response: { 200: QuestionOne } },
    },
    (request) => readQuestion(db, clientOf(request).lang, request.params.address),
  )

  app.post(
    `${PATH}:id/helpful/`,
    {
      config: { access: 'public', summary: 'Was it helpful?', errors: ['not_found'], idempotency: false },
      schema: { params, body: HelpfulBody, response: { 204: Empty } },
    },
    async (request, reply) => {
      await vote(platform, request.params.id, request.body.helpful, clientOf(request).address)
      reply.status(204)
    },
  )
}

function askingRoutes(app: App, platform: Platform): void {
  app.post(
    PATH,
    {
      config: { access: 'optional', summary: 'Ask; a guest gets a receipt', errors: ['rate_limited', 'proof_required'] },
      schema: { body: AskBody, response: { 201: Asked } },
    },
    async (request, reply) => reply.status(201).send(await ask(platform, request.actor, clientOf(request), request.body)),
  )

  app.get(
    `${PATH}mine/`,
    {
      config: { access: 'user', summary: 'What I asked, the newest first' },
      schema: { querystring: PageQuery, response: { 200: OwnQuestions } },
    },
    async (request) =>
      pageAnswer(`${PATH}mine/`, request.query, await listOwn(platform, userActor(request.actor), request.query)),
  )

  app.delete(
    `${PATH}mine/:id/`,
    {
      config: { access: 'user', summary: 'Take a question back for ever', errors: ['not_found'] },
      schema: { params, response: { 204: Empty } },
    },
    async (request, reply) => {
      await withdraw(platform, userActor(request.actor), request.params.id)
      reply.status(204)
    },
  )
}

function receiptRoutes(app: App, platform: Platform): void {
  const errors = ['not_found', 'rate_limited'] as const
  app.post(
    `${PATH}receipt/`,
    {
      config: { access: 'public', summary: 'A guest’s question, by its receipt', errors, idempotency: false },
      schema: { body: ReceiptBody, response: { 200: OwnQuestion } },
    },
    (request) => readWithReceipt(platform, { ...request.body, address: clientOf(request).address }),
  )

  app.post(
    `${PATH}receipt/withdraw/`,
    {
      config: { access: 'public', summary: 'A guest takes a question back for ever', errors, idempotency: false },
      schema: { body: ReceiptBody, response: { 204: Empty } },
    },
    async (request, reply) => {
      await withdrawWithReceipt(platform, { ...request.body, address: clientOf(request).address })
      reply.status(204)
    },
  )
}
