import {
  Case,
  CaseActBody,
  CaseCounts,
  CaseBreakGlassByRef,
  CaseByRef,
  CaseAssignees,
  CasePage,
  CaseQuery,
} from '@himoya/contract/reports/cases'
import type { App } from '../../../platform/core/app-type.ts'
import { get, post } from '../../../platform/http/routes.ts'
import { pageAnswer } from '../../../platform/core/paging.ts'
import type { Platform } from '../../../platform/platform.ts'
import { performAct } from './acts/acts.service.ts'
import { countBoard, listBoard, listAssignees } from './board.service.ts'
import { carefulRoutes } from './acts/careful.routes.ts'
import { CasePath, CASES, REFUSALS, TEAM } from './case-paths.ts'
import { breakGlassByRef } from './acts/break-glass.service.ts'
import { partRoutes } from './parts/parts.routes.ts'
import { referralRoutes } from './parts/referrals.routes.ts'
import { showCase } from './showing/show-case.service.ts'

export function caseRoutes(app: App, platform: Platform): void {
  boardRoutes(app, platform)
  oneRoutes(app, platform)
  partRoutes(app, platform)
  referralRoutes(app, platform)
  carefulRoutes(app, platform)
}

function boardRoutes(app: App, platform: Platform): void {
  get(app, CASES, TEAM, 'The board: the team’s, or one’s own and what is nobody’s yet')
    .takes({ query: CaseQuery })
    .answers(CasePage, async ({ actor, query }) => pageAnswer(CASES, query, await listBoard(platform, actor, query)))

  get(app, `${CASES}counts/`, TEAM, 'How many stand where').answers(CaseCounts, ({ actor }) => countBoard(platform.db, actor))

  get(app, `${CASES}assignees/`, TEAM, 'To whom a case can be given').answers(CaseAssignees, () => listAssignees(platform.db))

  post(app, `${CASES}break-glass/`, TEAM, 'Read another’s case in need, by what it is called; announced to every supervisor')
    .takes({ body: CaseBreakGlassByRef, errors: ['not_found', 'already_done', 'rate_limited'], idempotency: false })
    .answers(CaseByRef, ({ actor, body }) => breakGlassByRef(platform, actor, body))
}

function oneRoutes(app: App, platform: Platform): void {
  get(app, `${CASES}:id/`, TEAM, 'One case; that it was read is written down first')
    .takes({ params: CasePath, errors: ['not_found'] })
    .answers(Case, ({ actor, params }) => showCase(platform, actor, params.id))

  post(app, `${CASES}:id/act/`, TEAM, 'One step of a case’s way')
    .takes({
      params: CasePath,
      body: CaseActBody,
      errors: [...REFUSALS, 'second_person', 'already_done', 'incomplete', 'work_left'],
      idempotency: false,
    })
    .answers(Case, ({ actor, params, body }) => performAct(platform, actor, params.id, body))
}
