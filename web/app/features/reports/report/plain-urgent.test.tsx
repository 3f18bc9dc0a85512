import { LANGUAGES, type Language } from '@himoya/contract/languages'
import { OwnReport, Reported } from '@himoya/contract/reports/reports'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import { messagesIn } from '../../../i18n/messages.ts'
import { PlainReport } from './inbox/plain-view.tsx'
import { PlainSent } from './plain-sent.tsx'

const SAID: Record<Language, string> = {
  uz: 'Hozir navbatda hech kim yo‘q. Kutmang, xavf bo‘lsa, hozir 112 ga qo‘ng‘iroq qiling.',
  ru: 'Сейчас никого нет на смене. Не ждите: если опасность, позвоните сейчас по 112.',
  en: 'Nobody is on shift right now. Do not wait: in danger, call 112 now.',
}
const UUID = '01a8ab1d-0000-7000-8000-000000000001'
const ANSWER_BY = '2026-12-03T05:00:00.000Z'
const REPORT = { ref: 'R-1', unread: 0, created_at: '2026-11-23T05:00:00.000Z', lang: 'uz', closed_for: null } as const

/** As the server writes a page: inside its frame, with all texts of its language. */
function pageOf(lang: Language, ui: ReactNode): string {
  const root = { lang, rest: '/report', numbers: [], islands: {}, public_url: '', map_tiles: null, banner: undefined }
  const router = createMemoryRouter([{ id: 'root', path: '*', element: ui, loader: () => root }], {
    hydrationData: { loaderData: { root } },
  })
  return renderToStaticMarkup(
    <IntlProvider locale={lang} timeZone="Asia/Tashkent" messages={messagesIn(lang)}>
      <RouterProvider router={router} />
    </IntlProvider>,
  )
}

it.each(LANGUAGES)('without scripts too a report that was sent says what the server says of a danger (%s)', (lang) => {
  const sent = (urgent_text: string | null): string =>
    pageOf(lang, <PlainSent reported={Reported.parse({ ref: 'R-1', answer_by: ANSWER_BY, help: false, urgent_text })} />)
  const usual = sent(null)
  expect(usual).not.toContain(SAID[lang])
  expect(sent(SAID[lang])).toContain(SAID[lang])
  // The date of office hours is not beside it.
  const date = /\d\d:\d\d/
  expect(usual).toMatch(date)
  expect(sent(SAID[lang])).not.toMatch(date)
})

it.each(LANGUAGES)('without scripts too the page of a receipt says what the server says of a danger (%s)', (lang) => {
  const report = OwnReport.parse({
    ...REPORT,
    state: 'received',
    urgent_text: SAID[lang],
    next_at: null,
    messages: [],
    files: [],
    can_withdraw: true,
    can_write: true,
  })
  const { said } = messagesIn(lang).inbox_screen
  expect(pageOf(lang, <PlainReport report={report} said={false} />)).toContain(SAID[lang])
  expect(pageOf(lang, <PlainReport report={report} said={false} />)).not.toContain(said.received_text)
  expect(pageOf(lang, <PlainReport report={{ ...report, urgent_text: null }} said={false} />)).toContain(said.received_text)
})

it.each(LANGUAGES)(
  'without scripts too words of danger in an inbox are answered with a person and the numbers first (%s)',
  (lang) => {
    const own = { id: UUID, cid: UUID, seq: 1, message: 'x', created_at: ANSWER_BY, is_admin: false, files: [] }
    const shown = (help: object): string =>
      pageOf(
        lang,
        <PlainReport
          report={OwnReport.parse({
            ...REPORT,
            state: 'received',
            urgent_text: null,
            next_at: null,
            messages: [{ ...own, ...help }],
            files: [],
            can_withdraw: true,
            can_write: true,
          })}
          said
        />,
      )
    const { help, inbox } = { help: messagesIn(lang).content.help, inbox: messagesIn(lang).inbox }
    expect(shown({})).not.toContain(help.chat_title)
    expect(shown({ help: true }).indexOf(help.chat_title)).toBeGreaterThan(0)
    expect(shown({ help: true }).indexOf(help.chat_title)).toBeLessThan(shown({ help: true }).indexOf(inbox.plain.sent))
  },
)
