import { OwnReport } from '@himoya/contract/reports/reports'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { translatePage } from '../../../../../../kit/test/translated.ts'
import { show } from '../../../../../test/show.tsx'
import { messagesIn } from '../../../../i18n/messages.ts'
import type { QueryCache } from '../../../../session/query-cache.ts'
import { useQueryClient } from '../../../../session/use-query.ts'
import type { InboxAccess } from './inbox-access.ts'
import { InboxScreen } from './inbox-screen.tsx'
import css from './inbox.css?inline'

const REPORT = OwnReport.parse({
  ref: '2026-000123',
  state: 'received',
  urgent_text: null,
  next_at: '2026-12-01T05:00:00.000Z',
  unread: 0,
  created_at: '2026-11-23T05:00:00.000Z',
  lang: 'uz',
  closed_for: null,
  messages: [],
  files: [],
  can_withdraw: true,
  can_write: true,
})
const UNSENT = { draft: '', setDraft: () => {}, unsaid: [], setUnsaid: () => {} }

it('how far a report is stands there as it is now, also on a page that the browser translates', async () => {
  let queries!: QueryCache
  function Reading() {
    queries = useQueryClient()
    return null
  }
  const access: InboxAccess = {
    key: ['Report', REPORT.ref, 'translated'],
    look: async () => REPORT,
    say: () => Promise.reject(new Error('nothing is said')),
    withdraw: async () => null,
  }
  await show(
    <>
      <Reading />
      <InboxScreen access={access} unsent={UNSENT} onClosed={() => {}} />
    </>,
    { texts: messagesIn, css },
  )
  const { inbox, inbox_screen } = messagesIn('uz')
  await expect.element(page.getByRole('heading', { name: inbox.state.received })).toBeVisible()
  translatePage({ numbers: true })
  queries.setQueryData<OwnReport>(access.key, { ...REPORT, state: 'closed', closed_for: 'referred', next_at: null })
  await expect.element(page.getByRole('heading', { name: inbox.state.closed })).toBeVisible()
  await expect.element(page.getByText(inbox_screen.said.referred)).toBeVisible()
  expect(document.querySelector('main')!.textContent).not.toContain(`«${inbox.state.received}»`)
})
