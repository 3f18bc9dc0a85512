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
} from '@himoya/contract/questions/public-questions'
import type { App } from '../../../platform/core/app-type.ts'
import { IdPath, get, post } from '../../../platform/http/routes.ts'
import { clientOf } from '../../../platform/core/client.ts'
import { pageAnswer } from '../../../platform/core/paging.ts'
import type { Platform } from '../../../platform/platform.ts'
import { approveDraft, closeQuestion, escalate, returnDraft, saveDraft, submitDraft } from './moderation.service.ts'
import { listForStaff, listRelated, showQuestion } from './staff-questions.service.ts'

/** Nobody else reads what was asked: editors see what is published of it. */
const ACCESS = ['counsellor', 'supervisor'] as const
const PATH = '/api/v1/staff/question/'
const RULES = ['not_found', 'changed_meanwhile', 'second_person', 'forbidden', 'incomplete'] as const

export function moderationRoutes(app: App, platform: Platform): void {
  listRoutes(app, platform)
  draftRoutes(app, platform)
  decisionRoutes(app, platform)
}

function listRoutes(app: App, platform: Platform): void {
  get(app, PATH, ACCESS, 'Questions to answer')
    .takes({ query: StaffQuestionQuery })
    .answers(StaffQuestionPage, async (request) =>
      pageAnswer(PATH, request.query, await listForStaff(platform, clientOf(request).lang, request.query)),
    )

  get(app, `${PATH}related/`, ACCESS, 'Lessons or places that can stand beside an answer')
    .takes({ query: RelatedQuery })
    .answers(Related, (request) => listRelated(platform.db, clientOf(request).lang, request.query))

  get(app, `${PATH}:id/`, ACCESS, 'One question as it was asked')
    .takes({ params: IdPath, errors: ['not_found'] })
    .answers(StaffQuestion, (request) => showQuestion(platform, request.actor, clientOf(request).lang, request.params.id))
}

function draftRoutes(app: App, platform: Platform): void {
  post(app, `${PATH}:id/draft/`, ACCESS, 'Save an answer, whole or half done')
    .takes({ params: IdPath, body: DraftBody, errors: RULES, idempotency: false })
    .answers(StaffQuestion, (request) => {
      const { version, draft } = request.body
      const seen = { id: request.params.id, version, lang: clientOf(request).lang }
      return saveDraft(platform, request.actor, seen, draft)
    })

  post(app, `${PATH}:id/submit/`, ACCESS, 'Hand the answer to a second person')
    .takes({ params: IdPath, body: SeenBody, errors: RULES, idempotency: false })
    .answers(StaffQuestion, (request) => {
      const seen = { id: request.params.id, version: request.body.version, lang: clientOf(request).lang }
      return submitDraft(platform, request.actor, seen)
    })

  post(app, `${PATH}:id/escalate/`, ACCESS, 'Leave it to a supervisor')
    .takes({ params: IdPath, body: EscalateBody, errors: RULES, idempotency: false })
    .answers(StaffQuestion, (request) => {
      const { version, reason } = request.body
      const seen = { id: request.params.id, version, lang: clientOf(request).lang }
      return escalate(platform, request.actor, seen, reason)
    })
}

function decisionRoutes(app: App, platform: Platform): void {
  post(app, `${PATH}:id/return/`, ACCESS, 'Give it back with a word')
    .takes({ params: IdPath, body: ReturnBody, errors: RULES, idempotency: false })
    .answers(StaffQuestion, (request) => {
      const { version, note } = request.body
      const seen = { id: request.params.id, version, lang: clientOf(request).lang }
      return returnDraft(platform, request.actor, seen, note)
    })

  post(app, `${PATH}:id/approve/`, ACCESS, 'Publish it, or answer the asker alone')
    .takes({ params: IdPath, body: SeenBody, errors: RULES, idempotency: false })
    .answers(StaffQuestion, (request) => {
      const seen = { id: request.params.id, version: request.body.version, lang: clientOf(request).lang }
      return approveDraft(platform, request.actor, seen)
    })

  post(app, `${PATH}:id/close/`, ACCESS, 'End it without an answer')
    .takes({ params: IdPath, body: CloseBody, errors: RULES, idempotency: false })
    .answers(StaffQuestion, (request) => {
      const { version, closed_for } = request.body
      const seen = { id: request.params.id, version, lang: clientOf(request).lang }
      return closeQuestion(platform, request.actor, seen, closed_for)
    })
}
