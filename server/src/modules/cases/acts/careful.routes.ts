import { Case, CaseMessageBody, CasePhone, CasePrint, CaseReasonBody, BreakGlassAnswer } from '@himoya/contract/cases'
import { staffActor } from '../../../platform/core/actors.ts'
import type { App } from '../../../platform/core/app-type.ts'
import type { Platform } from '../../../platform/platform.ts'
import { CasePath, CASES, REFUSALS, SUPERVISORS, TEAM } from '../case-paths.ts'
import { breakGlass } from './break-glass.service.ts'
import { holdCase, liftHold } from './hold.service.ts'
import { printCase } from '../showing/print.service.ts'
import { revealPhone, writeToReporter } from '../parts/words.service.ts'

/** What leaves the team, or the rule, with a reason: words to the reporter, phone, paper, break-glass, a hold by law. */
export function carefulRoutes(app: App, platform: Platform): void {
  reporterRoutes(app, platform)
  reasonRoutes(app, platform)
  holdRoutes(app, platform)
}

function reporterRoutes(app: App, platform: Platform): void {
  app.post(
    `${CASES}:id/message/`,
    {
      config: { access: TEAM, summary: 'Write to the reporter', errors: REFUSALS, idempotency: false },
      schema: { params: CasePath, body: CaseMessageBody, response: { 200: Case } },
    },
    (request) => writeToReporter(platform, staffActor(request.actor), request.params.id, request.body),
  )

  app.post(
    `${CASES}:id/phone/`,
    {
      config: {
        access: TEAM,
        step_up: true,
        summary: 'The reporter’s whole number, for a reason; written down before it is sent',
        errors: ['not_found', 'forbidden', 'rate_limited'],
        idempotency: false,
      },
      schema: { params: CasePath, body: CaseReasonBody, response: { 200: CasePhone } },
    },
    (request) => revealPhone(platform, staffActor(request.actor), request.params.id, request.body.reason),
  )
}

function reasonRoutes(app: App, platform: Platform): void {
  app.post(
    `${CASES}:id/print/`,
    {
      config: {
        access: TEAM,
        step_up: true,
        summary: 'The case for paper, for a reason; written down before it is sent',
        errors: ['not_found', 'forbidden'],
        idempotency: false,
      },
      schema: { params: CasePath, body: CaseReasonBody, response: { 200: CasePrint } },
    },
    (request) => printCase(platform, staffActor(request.actor), request.params.id, request.body.reason),
  )

  app.post(
    `${CASES}:id/break-glass/`,
    {
      config: {
        access: TEAM,
        summary: 'Read another’s case in need for an hour; announced to every supervisor',
        errors: ['not_found', 'already_done', 'rate_limited'],
        idempotency: false,
      },
      schema: { params: CasePath, body: CaseReasonBody, response: { 200: BreakGlassAnswer } },
    },
    async (request) => {
      const { until } = await breakGlass(platform, staffActor(request.actor), request.params.id, request.body.reason)
      return { until }
    },
  )
}

function holdRoutes(app: App, platform: Platform): void {
  const acts = {
    hold: { act: holdCase, summary: 'Keep all of it whatever its age' },
    'hold/lift': { act: liftHold, summary: 'Ask to lift the hold, or lift what another one asked for' },
  }
  for (const [path, { act, summary }] of Object.entries(acts)) {
    app.post(
      `${CASES}:id/${path}/`,
      {
        config: { access: SUPERVISORS, summary, errors: ['not_found', 'second_person', 'already_done'], idempotency: false },
        schema: { params: CasePath, body: CaseReasonBody, response: { 200: Case } },
      },
      (request) => act(platform, staffActor(request.actor), request.params.id, request.body.reason),
    )
  }
}
