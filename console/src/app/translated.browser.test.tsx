import { SecurityAlerts } from '@himoya/contract/audit/security'
import { expect, it } from 'vitest'
import { ok, PENDING } from '../../../kit/test/given-answers.ts'
import { translatePage } from '../../../kit/test/translated.ts'
import { show } from '../../test/show.tsx'
import { RailLinks } from './rail-links.tsx'

const ALERTS = 'GET staff/security/alert/'
/** Counts beside, which are not looked at. */
const OTHERS = { 'GET staff/my-day/': PENDING, 'GET staff/member-request/?page=1&page_size=20': PENDING } as const
const alerts = (unseen: number) => ok(SecurityAlerts.parse({ unseen, results: [] }))

it.each([false, true])(
  'the counts of the rail go on in a page that the browser translates (its numbers too: %s)',
  async (numbers) => {
    const admin = { role: 'admin', worded: true } as const
    const stage = await show(<RailLinks {...admin} />, { answers: { ...OTHERS, [ALERTS]: alerts(2) } })
    const counted = () => document.querySelector('a[href="/security"]')?.textContent?.match(/\d+/)?.[0] ?? null
    await expect.poll(counted).toBe('2')
    for (const [unseen, shown] of [
      [3, '3'],
      [0, null],
      [12, '12'],
    ] as const) {
      translatePage({ numbers })
      stage.answers[ALERTS] = alerts(unseen)
      await stage.services.queries.invalidateQueries({ queryKey: ['security'] })
      await expect.poll(counted).toBe(shown)
    }
  },
)
