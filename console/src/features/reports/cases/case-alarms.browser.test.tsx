import { CasePage } from '@himoya/contract/reports/cases'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ok } from '../../../../../kit/test/given-answers.ts'
import { caseRowOf, ME, presenceOf } from '../../../../test/samples.ts'
import { show } from '../../../../test/show.tsx'
import { CaseAlarms } from './case-alarms.tsx'

const CALLING = CasePage.parse({
  count: 1,
  next: null,
  previous: null,
  results: [
    caseRowOf({ state: 'received', urgency: 'now', type_ids: ['beating'], child_age_band: '7-10', reporter_role: 'neighbour' }),
  ],
})

it.each(['on_shift', 'off'] as const)(
  'a case that calls says beside its words when it is not heard, where it rings (%s)',
  async (state) => {
    const { text } = await show(<CaseAlarms />, {
      answers: {
        'GET staff/auth/me/': ok(ME),
        'GET staff/presence/': ok(presenceOf({ state })),
        'GET staff/report/?page=1&page_size=100&view=triage': ok(CALLING),
      },
    })
    const bar = page.getByRole('alert')
    const unheard = `${text('bell.untouched')}.`
    await expect.element(bar).toBeVisible()
    await expect.poll(() => bar.element().textContent.includes(unheard)).toBe(state === 'on_shift')
  },
)
