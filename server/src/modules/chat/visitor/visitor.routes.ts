import { Id, PageQuery } from '@himoya/contract/common'
import {
  ConfidentialityBody,
  OwnSurvey,
  SafeContact,
  SafeContactBody,
  SafeNowBody,
  SurveyAnswers,
  SurveyBody,
  SurveyTotals,
  SurveyTotalsQuery,
} from '@himoya/contract/chat/visitor'
import { z } from 'zod'
import type { App } from '../../../platform/core/app-type.ts'
import { get, post, remove } from '../../../platform/http/routes.ts'
import { pageAnswer } from '../../../platform/core/paging.ts'
import type { Platform } from '../../../platform/platform.ts'
import { agreeSafeContact, ownSafeContact } from './safe-contact.service.ts'
import { giveSurvey, listAnswers, ownSurvey, surveyTotals } from './survey.service.ts'
import { answerSafeNow, deleteConversation, tellConfidentiality } from './visitor.service.ts'

const ChatPath = z.strictObject({ chat_id: Id })

/** What a person says and does around the messages of their own chat (api.md, "chat, message"). */
export function visitorRoutes(app: App, platform: Platform): void {
  aroundRoutes(app, platform)
  contactRoutes(app, platform)
  surveyRoutes(app, platform)
  readingRoutes(app, platform)
}

function aroundRoutes(app: App, platform: Platform): void {
  post(app, '/api/v1/chat/:chat_id/confidentiality/', 'user', 'Which wording on secrecy was shown')
    .takes({ params: ChatPath, body: ConfidentialityBody, errors: ['not_found'], idempotency: false })
    .does(({ actor, params, body }) => tellConfidentiality(platform, actor, params.chat_id, body.version))

  post(app, '/api/v1/chat/:chat_id/safe-now/', 'user', 'Are you safe now?')
    .takes({ params: ChatPath, body: SafeNowBody, errors: ['not_found'], idempotency: false })
    .does(({ actor, params, body }) => answerSafeNow(platform, actor, params.chat_id, body.answer))

  remove(app, '/api/v1/chat/:chat_id/messages/', 'user', 'Delete a conversation for ever')
    .takes({ params: ChatPath, errors: ['not_found'] })
    .does(({ actor, params }) => deleteConversation(platform, actor, params.chat_id))
}

function contactRoutes(app: App, platform: Platform): void {
  get(app, '/api/v1/chat/:chat_id/safe-contact/', 'user', 'When an answer does no harm, and whether a word is agreed')
    .takes({ params: ChatPath, errors: ['not_found'] })
    .answers(SafeContact, ({ actor, params }) => ownSafeContact(platform, actor, params.chat_id))

  post(app, '/api/v1/chat/:chat_id/safe-contact/', 'user', 'When is it safe to answer you, and by which word do we know you?')
    .takes({ params: ChatPath, body: SafeContactBody, errors: ['not_found'], idempotency: false })
    .answers(SafeContact, ({ actor, params, body }) => agreeSafeContact(platform, actor, params.chat_id, body))
}

function surveyRoutes(app: App, platform: Platform): void {
  get(app, '/api/v1/chat/:chat_id/survey/', 'user', 'Own answer on a conversation')
    .takes({ params: ChatPath, errors: ['not_found'] })
    .answers(OwnSurvey, ({ actor, params }) => ownSurvey(platform, actor, params.chat_id))

  post(app, '/api/v1/chat/:chat_id/survey/', 'user', 'Did it help? After the end, changeable for a day')
    .takes({ params: ChatPath, body: SurveyBody, errors: ['not_found', 'forbidden', 'too_late'], idempotency: false })
    .answers(OwnSurvey, ({ actor, params, body }) => giveSurvey(platform, actor, params.chat_id, body))
}

/** Supervisors read what was said; only numbers go further (safety.md 20). */
function readingRoutes(app: App, platform: Platform): void {
  get(app, '/api/v1/staff/survey/', ['supervisor'], 'What people say of conversations, without one’s own')
    .takes({ query: PageQuery })
    .answers(SurveyAnswers, async ({ actor, query }) =>
      pageAnswer('/api/v1/staff/survey/', query, await listAnswers(platform, actor, query)),
    )

  get(app, '/api/v1/staff/survey/totals/', ['supervisor', 'admin'], 'How people felt helped, in numbers')
    .takes({ query: SurveyTotalsQuery })
    .answers(SurveyTotals, ({ query }) => surveyTotals(platform, query.days))
}
