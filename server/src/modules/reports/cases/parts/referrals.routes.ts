import { Case, CaseReferralAct, CaseReferralBody } from '@himoya/contract/reports/cases'
import { Id } from '@himoya/contract/common'
import type { App } from '../../../../platform/core/app-type.ts'
import { post, put } from '../../../../platform/http/routes.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { CasePath, CASES, REFUSALS, TEAM } from '../case-paths.ts'
import { changeReferral, draftReferral, performReferralAct } from './referrals.service.ts'

const ReferralPath = CasePath.extend({ referral_id: Id })

export function referralRoutes(app: App, platform: Platform): void {
  post(app, `${CASES}:id/referral/`, TEAM, 'Draft what another body is told')
    .takes({ params: CasePath, body: CaseReferralBody, errors: REFUSALS })
    .creates(Case, ({ actor, params, body }) => draftReferral(platform, actor, params.id, body))

  put(app, `${CASES}:id/referral/:referral_id/`, TEAM, 'Change a referral before it is sent')
    .takes({ params: ReferralPath, body: CaseReferralBody, errors: [...REFUSALS, 'too_late'] })
    .answers(Case, ({ actor, params, body }) => {
      const { id, referral_id } = params
      return changeReferral(platform, actor, { case_id: id, referral_id }, body)
    })

  post(app, `${CASES}:id/referral/:referral_id/act/`, TEAM, 'One step of a referral’s way')
    .takes({ params: ReferralPath, body: CaseReferralAct, errors: REFUSALS, idempotency: false })
    .answers(Case, ({ actor, params, body }) => {
      const { id, referral_id } = params
      return performReferralAct(platform, actor, { case_id: id, referral_id }, body)
    })
}
