import { NumberChangeBody, NumberConfirmBody, NumbersDesk } from '@himoya/contract/content/number-changes'
import type { App } from '../../platform/core/app-type.ts'
import { IdPath, get, post } from '../../platform/http/routes.ts'
import type { Platform } from '../../platform/platform.ts'
import { askForChange, confirmChange, numbersDesk, refuseChange } from './numbers.service.ts'

const ACCESS = ['editor', 'supervisor'] as const

/** The numbers on every page, which only two people together change (safety.md 6). */
export function numberRoutes(app: App, platform: Platform): void {
  get(app, '/api/v1/staff/number/', ACCESS, 'Emergency numbers, and changes that wait for a second person').answers(
    NumbersDesk,
    ({ actor }) => numbersDesk(platform, actor),
  )

  post(app, '/api/v1/staff/number/change/', ACCESS, 'Ask to verify, set or remove a number')
    .takes({ body: NumberChangeBody, errors: ['not_found', 'already_done'] })
    .creates(NumbersDesk, ({ actor, body }) => askForChange(platform, actor, body))

  post(app, '/api/v1/staff/number/change/:id/confirm/', ACCESS, 'Confirm what somebody else asked for')
    .takes({ params: IdPath, body: NumberConfirmBody, errors: ['not_found', 'second_person', 'in_use'] })
    .answers(NumbersDesk, ({ actor, params, body }) => confirmChange(platform, actor, params.id, body.answered))

  post(app, '/api/v1/staff/number/change/:id/refuse/', ACCESS, 'Let it be')
    .takes({ params: IdPath, errors: ['not_found'] })
    .answers(NumbersDesk, ({ actor, params }) => refuseChange(platform, actor, params.id))
}
