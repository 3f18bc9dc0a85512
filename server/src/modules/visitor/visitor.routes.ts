import { Empty, Id, PageQuery } from '@himoya/contract/common'
import {
  ConfidentialityBody,
  OwnSurvey,
  SafeNowBody,
  SurveyAnswers,
  SurveyBody,
  SurveyTotals,
  SurveyTotalsQuery,
} from '@himoya/contract/visitor'
import { z } from 'zod'
import { staffActor, userActor } from '../../platform/core/actors.ts'
import type { App } from '../../platform/core/app-type.ts'
import { pageAnswer } from '../../platform/core/paging.ts'
import type { Platform } from '../../platform/platform.ts'
import { giveSurvey, listAnswers, ownSurvey, surveyTotals } from './survey.service.ts'
import { answerSafeNow, deleteConversation, tellConfidentiality } from './visitor.service.ts'

const params = z.strictObject({ chat_id: Id })

/** What a person says and does around the messages of their own chat (api.md, "chat, message"). */
export function visitorRoutes(app: App, platform: Platform): void {
  aroundRoutes(app, platform)
  surveyRoutes(app, platform)
  readingRoutes(app, platform)
}

function aroundRoutes(app: App, platform: Platform): void {
  app.post(
    '/api/v1/chat/:chat_id/confidentiality/',
    {
      config: { access: 'user', summary: 'Which wording on secrecy was shown', errors: ['not_found'], idempotency: false },
      schema: { params, body: ConfidentialityBody, response: { 204: Empty } },
    },
    async (request, reply) => {
      await tellConfidentiality(platform, userActor(request.actor), request.params.chat_id, request.body.version)
      reply.status(204)
    },
  )

  app.post(
    '/api/v1/chat/:chat_id/safe-now/',
    {
      config: { access: 'user', summary: 'Are you safe now?', errors: ['not_found'], idempotency: false },
      schema: { params, body: SafeNowBody, response: { 204: Empty } },
    },
    async (request, reply) => {
      await answerSafeNow(platform, userActor(request.actor), request.params.chat_id, request.body.answer)
      reply.status(204)
    },
  )

  app.delete(
    '/api/v1/chat/:chat_id/messages/',
    {
      config: { access: 'user', summary: 'Delete a conversation for ever', errors: ['not_found'] },
      schema: { params, response: { 204: Empty } },
    },
    async (request, reply) => {
      await deleteConversation(platform, userActor(request.actor), request.params.chat_id)
      reply.status(204)
    },
  )
}

function surveyRoutes(app: App, platform: Platform): void {
  app.get(
    '/api/v1/chat/:chat_id/survey/',
    {
      config: { access: 'user', summary: 'Own answer on a conversation', errors: ['not_found'] },
      schema: { params, response: { 200: OwnSurvey } },
    },
    (request) => ownSurvey(platform, userActor(request.actor), request.params.chat_id),
  )

  app.post(
    '/api/v1/chat/:chat_id/survey/',
    {
      config: {
        access: 'user',
        summary: 'Did it help? After the end, changeable for a day',
        errors: ['not_found', 'forbidden', 'too_late'],
        idempotency: false,
      },
      schema: { params, body: SurveyBody, response: { 200: OwnSurvey } },
    },
    (request) => giveSurvey(platform, userActor(request.actor), request.params.chat_id, request.body),
  )
}

/** Supervisors read what was said; only numbers go further (safety.md 20). */
function readingRoutes(app: App, platform: Platform): void {
  app.get(
    '/api/v1/staff/survey/',
    {
      config: { access: ['supervisor'], summary: 'What people say of conversations, without one’s own' },
      schema: { querystring: PageQuery, response: { 200: SurveyAnswers } },
    },
    async (request) =>
      pageAnswer('/api/v1/staff/survey/', request.query, await listAnswers(platform, staffActor(request.actor), request.query)),
  )

  app.get(
    '/api/v1/staff/survey/totals/',
    {
      config: { access: ['supervisor', 'admin'], summary: 'How people felt helped, in numbers' },
      schema: { querystring: SurveyTotalsQuery, response: { 200: SurveyTotals } },
    },
    (request) => surveyTotals(platform, request.query.days),
  )
}
