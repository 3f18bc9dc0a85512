import type { CaseRow } from '@himoya/contract/reports/cases'
import { Button } from '@mui/material'
import { Lightbulb, Mail, Paperclip, RotateCcw, UserRound } from 'lucide-react'
import { Link } from 'react-router'
import { useMe } from '../../../session/use-me.ts'
import { useLang, useText } from '../../../i18n/use-text.ts'
import { LangBadge } from '../../../ui/marks/lang-badge.tsx'
import { formatRelative } from '@himoya/kit/dates'
import { CaseRiskMark, UrgentMark, useTypeWords } from './case-badges.tsx'
import styles from './cases.module.css'
import { isSettled } from '@himoya/contract/reports/case-lists'
import { PromiseClock } from './public/promise-clock.tsx'
import { useTake } from './use-take.ts'

type Props = { row: CaseRow; with_state: boolean }

/** One case on the board: what the work is sorted by, and nothing that anybody told. */
export function CaseCard({ row, with_state }: Props) {
  const me = useMe().data
  const free = me?.role === 'counsellor' && row.assigned_to === null
  const stripe = row.urgency === 'now' && row.assigned_to === null ? 'stripe_high' : `stripe_${row.risk}`
  return (
    <article className={`${styles.card} ${styles[stripe]}`}>
      {free ? (
        <div className={styles.card_words}>
          <CardWords row={row} with_state={with_state} />
          <TakeButton row={row} me_id={me.id} />
        </div>
      ) : (
        <Link to={`/cases/${row.id}`} className={styles.card_words} data-walk>
          <CardWords row={row} with_state={with_state} />
        </Link>
      )}
    </article>
  )
}

/** Whose texts are nobody's yet are read by whoever takes the case. */
function TakeButton({ row, me_id }: { row: CaseRow; me_id: string }) {
  const text = useText()
  const take = useTake(row, me_id)
  return (
    <div className={styles.take}>
      <span className={styles.quiet}>{text('case.free_text')}</span>
      <Button
        variant="contained"
        data-walk
        aria-label={text('case.take_label', { ref: row.ref })}
        disabled={take.isPending}
        onClick={() => take.mutate()}
      >
        {text('case.take')}
      </Button>
    </div>
  )
}

function CardWords({ row, with_state }: Props) {
  const text = useText()
  const lang = useLang()
  const typeWords = useTypeWords()
  const { ref, risk, state, region_code, child_age_band, reporter_role, next, sample } = row
  const facts = [
    region_code && text(`region.${region_code}`),
    child_age_band && text(`case.age_${child_age_band}`),
    text(`who.${reporter_role}`),
  ]
  return (
    <>
      <span className={styles.card_top}>
        <strong className={styles.ref}>{ref}</strong>
        <LangBadge lang={row.lang} />
        <span className={styles.card_time}>{formatRelative(row.created_at, lang)}</span>
      </span>
      <span className={styles.marks}>
        <UrgentMark row={row} />
        <CaseRiskMark risk={risk} />
        {with_state ? <span className={styles.state}>{text(`case.state_${state}`)}</span> : null}
        {sample ? <span className={styles.sample}>{text('case.sample')}</span> : null}
      </span>
      <span className={styles.types}>{typeWords(row.type_ids)}</span>
      <span className={styles.quiet}>{facts.filter(Boolean).join(' · ')}</span>
      <CardSigns row={row} />
      {next ? <PromiseClock promise={next} /> : null}
    </>
  )
}

function CardSigns({ row: { assigned_to, unread, files, times_reopened, topics, state } }: { row: CaseRow }) {
  const text = useText()
  const held = assigned_to !== null || isSettled(state)
  return (
    <>
      {topics.length > 0 ? (
        <span className={styles.hint}>
          <Lightbulb size={14} aria-hidden />
          {text('case.hint_topics', { topics: topics.map((topic) => text(`care.topic_${topic}`)).join(', ') })}
        </span>
      ) : null}
      <span className={styles.signs}>
        <span className={held ? undefined : styles.nobody}>
          <UserRound size={14} aria-hidden />
          {assigned_to?.alias ?? text('case.nobody')}
        </span>
        {unread > 0 ? (
          <span className={styles.unread}>
            <Mail size={14} aria-hidden />
            {text('case.unread', { count: unread })}
          </span>
        ) : null}
        {files > 0 ? (
          <span>
            <Paperclip size={14} aria-hidden />
            {text('case.files_count', { count: files })}
          </span>
        ) : null}
        {times_reopened > 0 ? (
          <span>
            <RotateCcw size={14} aria-hidden />
            {text('case.reopened', { count: times_reopened })}
          </span>
        ) : null}
      </span>
    </>
  )
}
