import type { Totals } from '@himoya/contract/content/questionnaires'
import { formatDay } from '@himoya/kit/dates'
import { Button } from '@mui/material'
import { ArrowLeft, Download, Printer } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { FailedPage } from '../../../ui/pages/failed-page.tsx'
import { LoadingPage } from '../../../ui/pages/loading-page.tsx'
import { NotFoundPage } from '../../../ui/pages/not-found-page.tsx'
import { NothingHere, ScreenPage } from '../../../ui/pages/page.tsx'
import { grouped } from '../../../ui/words/grouped.ts'
import page_styles from '../../../ui/pages/page.module.css'
import { useMe } from '../../../session/use-me.ts'
import { useLang, useText } from '../../../i18n/use-text.ts'
import { FreeWords } from './free-words.tsx'
import { OptionBars } from './option-bars.tsx'
import styles from './questionnaires.module.css'
import { useTable, useTotals } from './use-questionnaires.ts'

/** What all answers to one questionnaire come to; nobody can be found in it. */
export function TotalsScreen() {
  const { id } = useParams<{ id: string }>()
  const role = useMe().data?.role
  if (id === undefined || (role !== undefined && role !== 'supervisor')) return <NotFoundPage />
  return <OfOne key={id} id={id} />
}

function OfOne({ id }: { id: string }) {
  const text = useText()
  const totals = useTotals(id)
  if (totals.isPending) return <LoadingPage />
  if (!totals.data)
    return <FailedPage title={text('questionnaires.failed')} error={totals.error} onRetry={() => void totals.refetch()} />
  return <Shown totals={totals.data} />
}

function Shown({ totals }: { totals: Totals }) {
  const text = useText()
  const lang = useLang()
  const { title, answers, first_at, questions } = totals
  const since = first_at === null ? '' : ` · ${text('questionnaires.since', { day: formatDay(first_at, lang) })}`
  return (
    <ScreenPage title={title} action={answers === null ? null : <Actions totals={totals} />}>
      <Link to="/questionnaires" className={styles.back}>
        <ArrowLeft size={18} aria-hidden />
        {text('questionnaires.title')}
      </Link>
      <p role="status">
        {answers === null
          ? text('questionnaires.few_answers')
          : text('questionnaires.answers', { count: grouped(answers, lang) })}
        {since}
      </p>
      {answers === null ? (
        <NothingHere title={text('questionnaires.wait')}>
          <p>{text('questionnaires.why_hidden')}</p>
        </NothingHere>
      ) : (
        <>
          <p className={page_styles.meta}>{text('questionnaires.why_hidden')}</p>
          <ol className={styles.questions}>
            {questions.map((question) => (
              <li key={question.key} className={styles.question}>
                {question.asked_as === 'text' ? (
                  <FreeWords id={totals.id} question={question} />
                ) : (
                  <OptionBars question={question} />
                )}
              </li>
            ))}
          </ol>
        </>
      )}
    </ScreenPage>
  )
}

function Actions({ totals }: { totals: Totals }) {
  const text = useText()
  const table = useTable(totals)
  return (
    <div className={styles.actions}>
      <Button variant="outlined" startIcon={<Download size={18} />} disabled={table.isPending} onClick={() => table.mutate()}>
        {text('questionnaires.table')}
      </Button>
      <Button variant="outlined" startIcon={<Printer size={18} />} onClick={() => window.print()}>
        {text('questionnaires.print')}
      </Button>
    </div>
  )
}
