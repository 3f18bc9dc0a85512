import {
  Case,
  CaseActBody,
  CaseCounts,
  CaseBreakGlassByRef,
  CaseByRef,
  CaseAssignees,
  CasePage,
  CaseQuery,
} from '@himoya/contract/cases'
import { staffActor } from '../../platform/core/actors.ts'
import type { App } from '../../platform/core/app-type.ts'
import { pageAnswer } from '../../platform/core/paging.ts'
import type { Platform } from '../../platform/platform.ts'
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
  app.get(
    CASES,
    {
      config: { access: TEAM, summary: 'The board: the team’s, or one’s own and what is nobody’s yet' },
      schema: { querystring: CaseQuery, response: { 200: CasePage } },
    },
    async (request) => pageAnswer(CASES, request.query, await listBoard(platform, staffActor(request.actor), request.query)),
  )

  app.get(
    `${CASES}counts/`,
    { config: { access: TEAM, summary: 'How many stand where' }, schema: { response: { 200: CaseCounts } } },
    (request) => countBoard(platform.db, staffActor(request.actor)),
  )

  app.get(
    `${CASES}assignees/`,
    { config: { access: TEAM, summary: 'To whom a case can be given' }, schema: { response: { 200: CaseAssignees } } },
    () => listAssignees(platform.db),
  )

  app.post(
    `${CASES}break-glass/`,
    {
      config: {
        access: TEAM,
        summary: 'Read another’s case in need, by what it is called; announced to every supervisor',
        errors: ['not_found', 'already_done', 'rate_limited'],
        idempotency: false,
      },
      schema: { body: CaseBreakGlassByRef, response: { 200: CaseByRef } },
    },
    (request) => breakGlassByRef(platform, staffActor(request.actor), request.body),
  )
}

function oneRoutes(app: App, platform: Platform): void {
  app.get(
    `${CASES}:id/`,
    {
      config: { access: TEAM, summary: 'One case; that it was read is written down first', errors: ['not_found'] },
      schema: { params: CasePath, response: { 200: Case } },
    },
    (request) => showCase(platform, staffActor(request.actor), request.params.id),
  )

  app.post(
    `${CASES}:id/act/`,
    {
      config: {
        access: TEAM,
        summary: 'One step of a case’s way',
        errors: [...REFUSALS, 'second_person', 'already_done', 'incomplete'],
        idempotency: false,
      },
      schema: { params: CasePath, body: CaseActBody, response: { 200: Case } },
    },
    (request) => performAct(platform, staffActor(request.actor), request.params.id, request.body),
  )
}
