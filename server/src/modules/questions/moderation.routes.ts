import { Id } from '@himoya/contract/common'
import {
  CloseBody,
  DraftBody,
  EscalateBody,
  Related,
  RelatedQuery,
  ReturnBody,
  SeenBody,
  StaffQuestion,
  StaffQuestionPage,
  StaffQuestionQuery,
} from '@himoya/contract/questions'
import { z } from 'zod'
import { staffActor } from '../../platform/core/actors.ts'
import type { App } from '../../platform/core/app-type.ts'
import { clientOf } from '../../platform/core/client.ts'
import { pageAnswer } from '../../platform/core/paging.ts'
import type { Platform } from '../../platform/platform.ts'
import { approveDraft, closeQuestion, escalate, returnDraft, saveDraft, submitDraft } from './moderation.service.ts'
import { listForStaff, listRelated, showQuestion } from './staff-questions.service.ts'

/** Nobody else reads what was asked: editors see what is published of it. */
const ACCESS = ['counsellor', 'supervisor'] as const
const PATH = '/api/v1/staff/question/'
const params = z.strictObject({ id: Id })
const RULES = ['not_found', 'changed_meanwhile', 'second_person', 'forbidden', 'incomplete'] as const
const response = { 200: StaffQuestion }

export function moderationRoutes(app: App, platform: Platform): void {
  listRoutes(app, platform)
  draftRoutes(app, platform)
  decisionRoutes(app, platform)
}

function listRoutes(app: App, platform: Platform): void {
  app.get(
    PATH,
    {
      config: { access: ACCESS, summary: 'Questions to answer' },
      schema: { querystring: StaffQuestionQuery, response: { 200: StaffQuestionPage } },
    },
    async (request) => pageAnswer(PATH, request.query, await listForStaff(platform, clientOf(request).lang, request.query)),
  )

  app.get(
    `${PATH}related/`,
    {
      config: { access: ACCESS, summary: 'Lessons or places that can stand beside an answer' },
      schema: { querystring: RelatedQuery, response: { 200: Related } },
    },
    (request) => listRelated(platform.db, clientOf(request).lang, request.query),
  )

  app.get(
    `${PATH}:id/`,
    {
      config: { access: ACCESS, summary: 'One question as it was asked', errors: ['not_found'] },
      schema: { params, response },
    },
    (request) => showQuestion(platform, staffActor(request.actor), clientOf(request).lang, request.params.id),
  )
}

function draftRoutes(app: App, platform: Platform): void {
  app.post(
    `${PATH}:id/draft/`,
    {
      config: { access: ACCESS, summary: 'Save an answer, whole or half done', errors: RULES, idempotency: false },
      schema: { params, body: DraftBody, response },
    },
    (request) => {
      const { version, draft } = request.body
      const seen = { id: request.params.id, version, lang: clientOf(request).lang }
      return saveDraft(platform, staffActor(request.actor), seen, draft)
    },
  )

  app.post(
    `${PATH}:id/submit/`,
    {
      config: { access: ACCESS, summary: 'Hand the answer to a second person', errors: RULES, idempotency: false },
      schema: { params, body: SeenBody, response },
    },
    (request) => {
      const seen = { id: request.params.id, version: request.body.version, lang: clientOf(request).lang }
      return submitDraft(platform, staffActor(request.actor), seen)
    },
  )

  app.post(
    `${PATH}:id/escalate/`,
    {
      config: { access: ACCESS, summary: 'Leave it to a supervisor', errors: RULES, idempotency: false },
      schema: { params, body: EscalateBody, response },
    },
    (request) => {
      const { version, reason } = request.body
      const seen = { id: request.params.id, version, lang: clientOf(request).lang }
      return escalate(platform, staffActor(request.actor), seen, reason)
    },
  )
}

function decisionRoutes(app: App, platform: Platform): void {
  app.post(
    `${PATH}:id/return/`,
    {
      config: { access: ACCESS, summary: 'Give it back with a word', errors: RULES, idempotency: false },
      schema: { params, body: ReturnBody, response },
    },
    (request) => {
      const { version, note } = request.body
      const seen = { id: request.params.id, version, lang: clientOf(request).lang }
      return returnDraft(platform, staffActor(request.actor), seen, note)
    },
  )

  app.post(
    `${PATH}:id/approve/`,
    {
      config: { access: ACCESS, summary: 'Publish it, or answer the asker alone', errors: RULES, idempotency: false },
      schema: { params, body: SeenBody, response },
    },
    (request) => {
      const seen = { id: request.params.id, version: request.body.version, lang: clientOf(request).lang }
      return approveDraft(platform, staffActor(request.actor), seen)
    },
  )

  app.post(
    `${PATH}:id/close/`,
    {
      config: { access: ACCESS, summary: 'End it without an answer', errors: RULES, idempotency: false },
      schema: { params, body: CloseBody, response },
    },
    (request) => {
      const { version, closed_for } = request.body
      const seen = { id: request.params.id, version, lang: clientOf(request).lang }
      return closeQuestion(platform, staffActor(request.actor), seen, closed_for)
    },
  )
}
