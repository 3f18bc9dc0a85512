import type { OwnComplaint } from '@himoya/contract/questions/complaints'
import type { OwnQuestion } from '@himoya/contract/questions/public-questions'
import type { InboxMessage, OwnReport } from '@himoya/contract/reports/reports'
import { formatChatTime } from '@himoya/kit/dates'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { useSite } from '../../../../ui/site/use-site.ts'
import { HelpCard } from '../../../content/public/help-card.tsx'
import { PictureChoice } from '../../../../ui/receipt/picture-choice.tsx'
import { PlainCalls } from '../plain-calls.tsx'
import { asksForHelp } from './asks-for-help.ts'
import type { PlainInbox } from './plain-inbox.ts'

const LABEL = 'mb-1.5 block font-[650]'
const FIELD = 'min-h-13 w-full rounded-field border-[1.5px] border-line-strong bg-surface px-3.5 py-3'

/** The entry to an inbox without scripts: the number, and what one wants to say. */
export function PlainInboxEntry({ answer }: { answer: PlainInbox | undefined }) {
  const t = useTexts('inbox')
  const { lang } = useSite()
  return (
    <form className="report-form" method="post" action={`/${lang}/report/receipt`}>
      {answer?.refused && <Refused refused={answer.refused} />}
      {!answer?.report && !answer?.question && !answer?.complaint && <p>{t('entry.lead')}</p>}
      <div>
        <label className={LABEL} htmlFor="plain-receipt">
          {t('entry.receipt')}
        </label>
        <input id="plain-receipt" className={FIELD} name="receipt" autoComplete="off" required />
      </div>
      <PictureChoice lang={lang} legend={t('entry.picture')} />
      {answer?.report?.can_write !== false && (
        <div>
          <label className={LABEL} htmlFor="plain-message">
            {t('plain.message')}
          </label>
          <textarea id="plain-message" className={FIELD} name="message" rows={4} defaultValue={answer?.message} />
        </div>
      )}
      <button type="submit" className="btn btn-first">
        {t(answer?.report ? 'plain.again' : 'plain.open')}
      </button>
    </form>
  )
}

function Refused({ refused }: { refused: NonNullable<PlainInbox['refused']> }) {
  const t = useTexts('inbox')
  return (
    <p className="banner banner-urgent" role="alert">
      {typeof refused === 'object'
        ? refused.reason || t('plain.failed')
        : refused === 'wrong'
          ? t('plain.wrong')
          : t('entry.unknown')}
    </p>
  )
}

/** How far a report is and the words of both sides, on a page that is kept nowhere. */
export function PlainReport({ report, said }: { report: OwnReport; said: boolean }) {
  const t = useTexts('inbox')
  const inbox = useTexts('inbox_screen')
  const { lang } = useSite()
  const { ref, state, closed_for, next_at, urgent_text, messages } = report
  return (
    <div className="report-form">
      {asksForHelp(messages) && (
        <>
          <PlainCalls />
          <HelpCard card="chat" level={2} />
        </>
      )}
      {said && <p className="banner banner-done">{t('plain.sent')}</p>}
      <div className="card grid gap-2 p-4">
        <p className="meta">{inbox('ref', { ref })}</p>
        <h2>{t(`state.${state}`)}</h2>
        <p>{urgent_text ?? inbox(closed_for === null ? `said.${state}_text` : `said.${closed_for}`)}</p>
        {next_at !== null && (
          <p>
            <b>{t(state === 'received' ? 'state.first_by' : 'state.next_by', { time: formatChatTime(next_at, lang) })}</b>
          </p>
        )}
      </div>
      <h2>{inbox('talk.title')}</h2>
      {messages.length === 0 && <p>{inbox('talk.empty')}</p>}
      {messages.map((message) => (
        <Said key={message.id} message={message} />
      ))}
    </div>
  )
}

/** What became of a question, by the same entry page. */
export function PlainQuestion({ question }: { question: OwnQuestion }) {
  const t = useTexts('ask_question')
  const { lang } = useSite()
  const { title, state, created_at, answer, closed_for, slug } = question
  return (
    <div className="card grid gap-2 p-4">
      <p className="meta">{t('own.asked_at', { time: formatChatTime(created_at, lang) })}</p>
      <h2>{t(`own.${state}`)}</h2>
      <p lang={question.lang}>{title}</p>
      {answer !== null && (
        <>
          <b>{t('own.answer')}</b>
          <p className="whitespace-pre-line" lang={question.lang}>
            {answer}
          </p>
        </>
      )}
      {answer === null && <p>{t(closed_for === null ? 'own.no_answer' : `own.${closed_for}`)}</p>}
      {slug !== null && <a href={`/${lang}/questions/${slug}`}>{t('own.read')}</a>}
    </div>
  )
}

function Said({ message: { message, is_admin, author, created_at, files } }: { message: InboxMessage }) {
  const t = useTexts('inbox')
  const inbox = useTexts('inbox_screen')
  const { lang } = useSite()
  return (
    <div className="card grid gap-1 p-4">
      <b>{is_admin ? (author ?? t('plain.team')) : t('plain.own')}</b>
      <p className="overflow-clip whitespace-pre-line" dir="auto">
        {message}
      </p>
      {files.length > 0 && <p className="meta">{inbox('with_files', { count: String(files.length) })}</p>}
      <p className="meta">{formatChatTime(created_at, lang)}</p>
    </div>
  )
}

/** A complaint: how far it is, and the answer. */
export function PlainComplaint({ complaint: { state, answer, created_at, lang: written_in } }: { complaint: OwnComplaint }) {
  const t = useTexts('inbox')
  const { lang } = useSite()
  return (
    <div className="card grid gap-2 p-4">
      <p className="meta">{t('complaint.sent_at', { time: formatChatTime(created_at, lang) })}</p>
      <h2>{t(answer === null ? `complaint.${state === 'done' ? 'done' : 'waiting'}` : 'complaint.answered')}</h2>
      {answer !== null && (
        <p className="whitespace-pre-line" lang={written_in}>
          {answer}
        </p>
      )}
    </div>
  )
}
