import type { OwnQuestion } from '@himoya/contract/questions/public-questions'
import { formatChatTime } from '@himoya/kit/dates'
import { MessageCircle } from 'lucide'
import { useEffect, useRef } from 'react'
import { Icon } from '../../../../art/icon.tsx'
import { useIslandTexts } from '../../../../i18n/use-island-texts.ts'
import { useSession } from '../../../../session/session.ts'
import { Withdraw } from '../ask/withdraw.tsx'
import { Changing } from '../../../../ui/screen/changing.tsx'

type Props = {
  question: OwnQuestion
  withdraw: () => Promise<unknown>
  onWithdrawn: () => void
  /** Just opened by its receipt: the heading takes the focus. */
  opened?: boolean
}

/** What became of one's question. */
export function OwnQuestionCard({ question, withdraw, onWithdrawn, opened = false }: Props) {
  const { lang } = useSession()
  const t = useIslandTexts('ask_question')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (opened) title.current?.focus()
  }, [opened])
  return (
    <article className="card flex flex-col gap-3 p-5" lang={question.lang === lang ? undefined : question.lang}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1" lang={lang}>
        <span className="tag">
          <Changing>{t(`own.${question.state}`)}</Changing>
        </span>
        <span className="meta">{t('own.asked_at', { time: formatChatTime(question.created_at, lang) })}</span>
      </p>
      <h2 ref={title} tabIndex={-1} className="text-h3 wrap-anywhere">
        {question.title}
      </h2>
      <p dir="auto" className="overflow-clip wrap-anywhere whitespace-pre-line text-ink-2">
        {question.question}
      </p>
      <Outcome question={question} />
      <div lang={lang}>
        <Withdraw withdraw={withdraw} onWithdrawn={onWithdrawn} />
      </div>
    </article>
  )
}

function Outcome({ question: { state, answer, slug, closed_for } }: { question: OwnQuestion }) {
  const { lang } = useSession()
  const t = useIslandTexts('ask_question')
  if (closed_for !== null) {
    return (
      <div key="closed" className="flex flex-col gap-3" lang={lang}>
        <p>
          <Changing>{t(`own.${closed_for}`)}</Changing>
        </p>
        {closed_for !== 'answered_before' && (
          <a className="btn btn-first" href={`/${lang}/numbers#write`} data-open-chat="">
            <Icon of={MessageCircle} />
            {t('own.write')}
          </a>
        )}
      </div>
    )
  }
  if (answer === null) return <p lang={lang}>{t('own.no_answer')}</p>
  return (
    <div className="flex flex-col gap-3 rounded-button bg-green-wash p-4">
      <h3 className="text-body" lang={lang}>
        {t('own.answer')}
      </h3>
      <p className="wrap-anywhere whitespace-pre-line">{answer}</p>
      {state === 'published' && slug !== null && (
        <p className="text-small" lang={lang}>
          {t('own.published_text')}{' '}
          <a className="inline-block py-2.5 font-[650]" href={`/${lang}/questions/${slug}`}>
            {t('own.read')}
          </a>
        </p>
      )}
    </div>
  )
}
