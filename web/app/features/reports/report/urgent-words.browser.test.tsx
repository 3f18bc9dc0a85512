import { browserStorage } from '@himoya/kit/browser-storage'
import { LANGUAGES, type Language } from '@himoya/contract/languages'
import { OwnReport, Reported } from '@himoya/contract/reports/reports'
import { formatChatTime } from '@himoya/kit/dates'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ok } from '../../../../../kit/test/given-answers.ts'
import { axeFindings, cutTexts } from '../../../../../kit/test/looks.ts'
import { show } from '../../../../test/show.tsx'
import { messagesIn } from '../../../i18n/messages.ts'
import flow_css from './flow/flow.css?inline'
import { SentScreen } from './flow/sent-screen.tsx'
import type { Flow } from './flow/use-flow.ts'
import { InboxScreen } from './inbox/inbox-screen.tsx'
import inbox_css from './inbox/inbox.css?inline'
import { MineScreen } from './inbox/mine-screen.tsx'

/** What the server says of a danger, in its own words (urgent-words.policy.ts): by when it is opened, and that nobody is there. */
const SAID: Record<Language, readonly [by_when: string, nobody: string]> = {
  uz: [
    'Maslahatchilarga hozir signal ketdi. Ular buni soat 10:15 gacha ochishi kerak. Kutmang, xavf bo‘lsa, hozir 112 ga qo‘ng‘iroq qiling.',
    'Hozir navbatda hech kim yo‘q. Kutmang, xavf bo‘lsa, hozir 112 ga qo‘ng‘iroq qiling. Kelgan maslahatchi buni birinchilardan bo‘lib o‘qiydi.',
  ],
  ru: [
    'У консультантов сейчас сработал сигнал. Они должны открыть это до 10:15. Не ждите: если опасность, позвоните сейчас по 112.',
    'Сейчас никого нет на смене. Не ждите: если опасность, позвоните сейчас по 112. Кто придёт на смену, прочитает это среди первых.',
  ],
  en: [
    'It has rung at the counsellors just now. They are to open this by 10:15. Do not wait: in danger, call 112 now.',
    'Nobody is on shift right now. Do not wait: in danger, call 112 now. Whoever comes on shift reads this among the first.',
  ],
}
const SAYINGS = LANGUAGES.flatMap((lang) => SAID[lang].map((said) => ({ lang, said })))

const ANSWER_BY = '2026-12-03T05:00:00.000Z'
const ROW = {
  ref: '2026-000123',
  state: 'received',
  next_at: null,
  unread: 0,
  created_at: '2026-11-23T05:00:00.000Z',
} as const
const reportOf = (changes: Partial<OwnReport>): OwnReport =>
  OwnReport.parse({
    ...ROW,
    urgent_text: null,
    lang: 'uz',
    closed_for: null,
    messages: [],
    files: [],
    can_withdraw: true,
    can_write: true,
    ...changes,
  })

const showIn = (lang: Language, ui: ReactNode, answers = {}) =>
  show(ui, { texts: messagesIn, css: `${flow_css}${inbox_css}`, lang, width: 320, answers })

/** Read by everybody: nothing of it is cut, and it is heard as it is seen. */
async function expectSaid(said: string): Promise<void> {
  await expect.element(page.getByText(said)).toBeVisible()
  expect(cutTexts()).toEqual([])
  expect(await axeFindings()).toEqual([])
}

describe('after a report was sent', () => {
  const sent = (lang: Language, urgent_text: string | null) => {
    const reported = Reported.parse({ ref: 'R-1', receipt: '1'.repeat(20), answer_by: ANSWER_BY, help: false, urgent_text })
    const flow = { draft: { urgency: 'now' }, keep: () => {} } as unknown as Flow
    return showIn(lang, <SentScreen flow={flow} reported={reported} />)
  }

  it.each(SAYINGS)('what the server says of a danger stands first, and no date of office hours ($lang: $said)', async (one) => {
    await sent(one.lang, one.said)
    await expectSaid(one.said)
    expect(document.body.textContent).not.toContain(formatChatTime(ANSWER_BY, one.lang))
    const number = page.getByText('1111 1111 1111 1111 1111').first().element()
    expect(page.getByText(one.said).element().compareDocumentPosition(number)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('says by which day the answer comes where nothing is urgent', async () => {
    await sent('uz', null)
    expect(document.body.textContent).toContain(formatChatTime(ANSWER_BY, 'uz'))
  })
})

describe('on the page of a receipt', () => {
  const open = (lang: Language, report: OwnReport) => {
    const access = {
      key: ['Report', report.state, report.urgent_text ?? '', String(report.messages.length), lang],
      look: async () => report,
      say: async () => report.messages[0]!,
      withdraw: async () => null,
    }
    const unsent = { draft: '', setDraft: () => {}, unsaid: [], setUnsaid: () => {} }
    return showIn(lang, <InboxScreen access={access} unsent={unsent} onClosed={() => {}} />)
  }

  it.each(SAYINGS)(
    'what the server says of a danger stands in place of the usual words ($lang: $said)',
    async ({ lang, said }) => {
      await open(lang, reportOf({ urgent_text: said }))
      await expectSaid(said)
      expect(page.getByText(messagesIn(lang).inbox_screen.said.received_text).elements()).toEqual([])
    },
  )

  it.each(LANGUAGES)('it stands above the answer too, not below it where the usual words go (%s)', async (lang) => {
    const [said] = SAID[lang]
    const answer = {
      id: '01a8ab1d-0000-7000-8000-000000000001',
      cid: '01a8ab1d-0000-7000-8000-000000000002',
      seq: 1,
      is_admin: true,
      author: 'Nilufar',
      message: 'Eshikni qulflang',
      created_at: '2026-11-24T05:00:00.000Z',
      files: [],
    }
    await open(lang, reportOf({ state: 'in_work', urgent_text: said, messages: [answer] }))
    await expect.element(page.getByText(answer.message)).toBeVisible()
    expect(page.getByText(said).element().compareDocumentPosition(page.getByText(answer.message).element())).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
  })
})

describe('in the list of one’s own reports', () => {
  it.each(SAYINGS)('what the server says of a danger stands in the row ($lang: $said)', async ({ lang, said }) => {
    browserStorage('local').set('himoya_access', 'a')
    const results = [
      { ...ROW, urgent_text: said },
      { ...ROW, ref: '2026-000124', urgent_text: null, next_at: ANSWER_BY },
    ]
    await showIn(lang, <MineScreen />, { 'GET victim/?page=1': ok({ count: 2, next: null, previous: null, results }) })
    await expectSaid(said)
    const [urgent, usual] = page
      .getByRole('button')
      .filter({ hasText: '2026-0001' })
      .elements()
      .map((row) => row.textContent)
    expect(urgent).toContain(said)
    expect(usual).not.toContain('112')
    expect(usual).toContain(formatChatTime(ANSWER_BY, lang))
  })
})
