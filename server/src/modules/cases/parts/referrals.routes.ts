import { Case, CaseReferralAct, CaseReferralBody } from '@himoya/contract/cases'
import { Id } from '@himoya/contract/common'
import { staffActor } from '../../../platform/core/actors.ts'
import type { App } from '../../../platform/core/app-type.ts'
import type { Platform } from '../../../platform/platform.ts'
import { CasePath, CASES, REFUSALS, TEAM } from '../case-paths.ts'
import { changeReferral, draftReferral, performReferralAct } from './referrals.service.ts'

const ReferralPath = CasePath.extend({ referral_id: Id })

export function referralRoutes(app: App, platform: Platform): void {
  app.post(
    `${CASES}:id/referral/`,
    {
      config: { access: TEAM, summary: 'Draft what another body is told', errors: REFUSALS },
      schema: { params: CasePath, body: CaseReferralBody, response: { 201: Case } },
    },
    async (request, reply) =>
      reply.status(201).send(await draftReferral(platform, staffActor(request.actor), request.params.id, request.body)),
  )

  app.put(
    `${CASES}:id/referral/:referral_id/`,
    {
      config: { access: TEAM, summary: 'Change a referral before it is sent', errors: [...REFUSALS, 'too_late'] },
      schema: { params: ReferralPath, body: CaseReferralBody, response: { 200: Case } },
    },
    (request) => {
      const { id, referral_id } = request.params
      return changeReferral(platform, staffActor(request.actor), { case_id: id, referral_id }, request.body)
    },
  )

  app.post(
    `${CASES}:id/referral/:referral_id/act/`,
    {
      config: { access: TEAM, summary: 'One step of a referral’s way', errors: REFUSALS, idempotency: false },
      schema: { params: ReferralPath, body: CaseReferralAct, response: { 200: Case } },
    },
    (request) => {
      const { id, referral_id } = request.params
      return performReferralAct(platform, staffActor(request.actor), { case_id: id, referral_id }, request.body)
    },
  )
}
