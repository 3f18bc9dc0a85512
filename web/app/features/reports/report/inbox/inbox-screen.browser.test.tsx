import { InboxMessage, OwnReport } from '@himoya/contract/reports/reports'
import { LANGUAGES, type Language } from '@himoya/contract/languages'
import { ApiError } from '@himoya/kit/session/api-error'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { axeFindings, cutTexts } from '../../../../../../kit/test/looks.ts'
import { show } from '../../../../../test/show.tsx'
import { messagesIn } from '../../../../i18n/messages.ts'
import css from './inbox.css?inline'
import type { QueryCache } from '../../../../session/query-cache.ts'
import { useQueryClient } from '../../../../session/use-query.ts'
import type { InboxAccess } from './inbox-access.ts'
import { InboxScreen } from './inbox-screen.tsx'
import { type Unsent, useUnsentWords } from './use-unsent-words.ts'

const ANSWER = 'Yozganingiz uchun rahmat. Siz aybdor emassiz.'
const REPORT = OwnReport.parse({
  ref: '2026-000123',
  state: 'in_work',
  urgent_text: null,
  next_at: '2026-12-01T05:00:00.000Z',
  unread: 1,
  created_at: '2026-11-23T05:00:00.000Z',
  lang: 'uz',
  closed_for: null,
  messages: [
    InboxMessage.parse({
      id: '01a8ab1d-0000-7000-8000-000000000001',
      cid: '01a8ab1d-0000-7000-8000-000000000002',
      seq: 1,
      is_admin: true,
      author: 'Nilufar',
      message: ANSWER,
      created_at: '2026-11-24T05:00:00.000Z',
      files: [],
    }),
  ],
  files: [
    {
      id: '01a8ab1d-0000-7000-8000-000000000003',
      kind: 'image',
      size: 200_000,
      state: 'clean',
      created_at: '2026-11-23T05:00:00.000Z',
    },
  ],
  can_withdraw: true,
  can_write: true,
})
const UNSENT: Unsent = { draft: '', setDraft: () => {}, unsaid: [], setUnsaid: () => {} }

const open = (report: OwnReport, lang: Language = 'uz') => {
  const access: InboxAccess = {
    key: ['Report', report.ref, report.state, String(report.messages.length)],
    look: async () => report,
    say: async () => report.messages[0]!,
    withdraw: async () => null,
  }
  const texts = (of: Language) => {
    const { inbox, inbox_screen, chat, report_files, problems, help_now } = messagesIn(of)
    return { inbox, inbox_screen, chat, report_files, problems, help_now }
  }
  return show(<InboxScreen access={access} unsent={UNSENT} onClosed={() => {}} />, { texts, css, lang })
}

it.each(LANGUAGES)(
  'an answer comes right after how far it is, and before files, the steps and taking back (%s)',
  async (lang) => {
    await open(REPORT, lang)
    const { inbox, inbox_screen, report_files } = messagesIn(lang)
    const order = [
      page.getByRole('heading', { name: inbox.state.in_work }),
      page.getByText(ANSWER),
      page.getByRole('list', { name: report_files.kept }),
      page.getByText(inbox_screen.said.in_work_text),
      page.getByRole('button', { name: inbox_screen.withdraw.open }),
    ]
    await expect.element(order[1]!).toBeVisible()
    for (const [at, one] of order.slice(1).entries())
      expect(order[at]!.element().compareDocumentPosition(one.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(cutTexts()).toEqual([])
    expect(await axeFindings()).toEqual([])
  },
)

it.each(LANGUAGES)(
  'words of danger are answered with a person and the numbers first, until somebody has written (%s)',
  async (lang) => {
    const own = {
      ...REPORT.messages[0]!,
      id: '01a8ab1d-0000-7000-8000-000000000008',
      seq: 2,
      is_admin: false,
      help: true as const,
    }
    const answer = { ...REPORT.messages[0]!, id: '01a8ab1d-0000-7000-8000-000000000007', seq: 3 }
    const { help_now, inbox } = messagesIn(lang)
    const help = page.getByRole('region', { name: help_now.title })
    const stage = await open({ ...REPORT, messages: [...REPORT.messages, own] }, lang)
    await expect.element(help).toBeVisible()
    expect(help.element().compareDocumentPosition(page.getByRole('heading', { name: inbox.state.in_work }).element())).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    expect(cutTexts()).toEqual([])
    expect(await axeFindings()).toEqual([])
    stage.leave()
    await open({ ...REPORT, messages: [...REPORT.messages, own, answer] }, lang)
    await expect.element(page.getByRole('heading', { name: inbox.state.in_work })).toBeVisible()
    expect(help.elements()).toEqual([])
  },
)

it('what is asked of the reader, and how it ended, stay above the answer', async () => {
  const { said } = messagesIn('uz').inbox_screen
  for (const [report, words] of [
    [{ ...REPORT, state: 'needs_you' }, said.needs_you_text],
    [{ ...REPORT, state: 'closed', closed_for: 'referred', next_at: null }, said.referred],
  ] as const) {
    const stage = await open(report)
    await expect.element(page.getByText(words)).toBeVisible()
    expect(page.getByText(words).element().compareDocumentPosition(page.getByText(ANSWER).element())).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    stage.leave()
  }
})

it('an answer that comes while it is read is said to screen readers, once; what stood there is not', async () => {
  const late = { ...REPORT.messages[0]!, id: '01a8ab1d-0000-7000-8000-000000000009', seq: 2, message: 'Ertaga yana yozamiz.' }
  let queries!: QueryCache
  function Reading() {
    queries = useQueryClient()
    return null
  }
  const access: InboxAccess = {
    key: ['Report', REPORT.ref, 'heard'],
    look: async () => REPORT,
    say: async () => late,
    withdraw: async () => null,
  }
  const { inbox, inbox_screen, chat, report_files, problems } = messagesIn('uz')
  const texts = () => ({ inbox, inbox_screen, chat, report_files, problems })
  await show(
    <>
      <Reading />
      <InboxScreen access={access} unsent={UNSENT} onClosed={() => {}} />
    </>,
    { texts, css, lang: 'uz' },
  )
  const saidAs = (words: string) =>
    page
      .getByText(words, { exact: true })
      .elements()
      .map((one) => one.closest<HTMLElement>('[aria-live]')?.ariaLive)
  await expect.poll(() => saidAs(ANSWER)).toEqual(['off'])
  queries.setQueryData<OwnReport>(access.key, { ...REPORT, messages: [...REPORT.messages, late] })
  await expect.poll(() => saidAs(late.message)).toEqual(['polite'])
  expect(saidAs(ANSWER)).toEqual(['off'])
})

it('words go once, however Enter is pressed in one moment', async () => {
  const said: string[] = []
  const access: InboxAccess = {
    key: ['Report', REPORT.ref, 'pressed'],
    look: async () => REPORT,
    say: ({ message }) => (said.push(message), Promise.reject(new ApiError({ kind: 'HTTP', status: 422, body: {} }))),
    withdraw: async () => null,
  }
  function Opened() {
    return <InboxScreen access={access} unsent={useUnsentWords(() => {})} onClosed={() => {}} />
  }
  await show(<Opened />, { texts: messagesIn, css })
  const box = page.getByRole('textbox')
  await box.fill('Bugun ham kutishdi')
  const press = () => box.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  press()
  press()
  await expect.element(box).toHaveValue('')
  await expect.element(page.getByRole('button', { name: messagesIn('uz').chat.send_again })).toBeVisible()
  expect(said).toEqual(['Bugun ham kutishdi'])
  await box.fill('Ertaga ham')
  press()
  await expect.poll(() => said).toEqual(['Bugun ham kutishdi', 'Ertaga ham'])
})

it.each([
  ['the server', { code: 'token_expired' as const }, 1],
  ['a network that wants a sign-in', {}, 0],
])('is closed by a refusal of its key, when that comes from %s', async (_whom, body, closings) => {
  const failed = vi.fn(async () => Promise.reject(new ApiError({ kind: 'HTTP', status: 401, body })))
  const onClosed = vi.fn()
  const access = {
    key: ['Report', 'refused', String(closings)],
    look: failed,
    say: failed,
    withdraw: failed,
  } satisfies InboxAccess
  const texts = (of: Language) => {
    const { inbox, inbox_screen, chat, report_files, problems } = messagesIn(of)
    return { inbox, inbox_screen, chat, report_files, problems }
  }
  await show(<InboxScreen access={access} unsent={UNSENT} onClosed={onClosed} />, { texts, css, lang: 'uz' })
  await expect.poll(() => failed.mock.calls.length).toBeGreaterThan(0)
  await expect.poll(() => onClosed.mock.calls.length + page.getByRole('alert').elements().length).toBeGreaterThan(0)
  expect(onClosed).toHaveBeenCalledTimes(closings)
})
