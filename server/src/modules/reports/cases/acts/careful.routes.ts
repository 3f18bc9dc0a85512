import { Case, CaseMessageBody, CasePhone, CasePrint, CaseReasonBody, BreakGlassAnswer } from '@himoya/contract/reports/cases'
import type { App } from '../../../../platform/core/app-type.ts'
import { post } from '../../../../platform/http/routes.ts'
import type { Platform } from '../../../../platform/platform.ts'
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
  post(app, `${CASES}:id/message/`, TEAM, 'Write to the reporter')
    .takes({ params: CasePath, body: CaseMessageBody, errors: REFUSALS, idempotency: false })
    .answers(Case, ({ actor, params, body }) => writeToReporter(platform, actor, params.id, body))

  post(app, `${CASES}:id/phone/`, TEAM, 'The reporter’s whole number, for a reason; written down before it is sent')
    .takes({
      params: CasePath,
      body: CaseReasonBody,
      step_up: true,
      errors: ['not_found', 'forbidden', 'rate_limited'],
      idempotency: false,
    })
    .answers(CasePhone, ({ actor, params, body }) => revealPhone(platform, actor, params.id, body.reason))
}

function reasonRoutes(app: App, platform: Platform): void {
  post(app, `${CASES}:id/print/`, TEAM, 'The case for paper, for a reason; written down before it is sent')
    .takes({ params: CasePath, body: CaseReasonBody, step_up: true, errors: ['not_found', 'forbidden'], idempotency: false })
    .answers(CasePrint, ({ actor, params, body }) => printCase(platform, actor, params.id, body.reason))

  post(app, `${CASES}:id/break-glass/`, TEAM, 'Read another’s case in need for an hour; announced to every supervisor')
    .takes({ params: CasePath, body: CaseReasonBody, errors: ['not_found', 'already_done', 'rate_limited'], idempotency: false })
    .answers(BreakGlassAnswer, async ({ actor, params, body }) => {
      const { until } = await breakGlass(platform, actor, params.id, body.reason)
      return { until }
    })
}

function holdRoutes(app: App, platform: Platform): void {
  const acts = {
    hold: { act: holdCase, summary: 'Keep all of it whatever its age' },
    'hold/lift': { act: liftHold, summary: 'Ask to lift the hold, or lift what another one asked for' },
  }
  for (const [path, { act, summary }] of Object.entries(acts)) {
    post(app, `${CASES}:id/${path}/`, SUPERVISORS, summary)
      .takes({
        params: CasePath,
        body: CaseReasonBody,
        errors: ['not_found', 'second_person', 'already_done'],
        idempotency: false,
      })
      .answers(Case, ({ actor, params, body }) => act(platform, actor, params.id, body.reason))
  }
}
