import { DEADLINE_KINDS } from '@himoya/contract/reports/case-lists'
import { CONTENT_TYPES } from '@himoya/contract/content/content-lists'
import { LANGUAGES } from '@himoya/contract/languages'
import type { DayLine, DayPart } from '@himoya/contract/desk/my-day'
import { type AwaitKind, OWED_KINDS } from '@himoya/contract/desk/my-day-lists'
import { formatRelative } from '@himoya/kit/dates'
import { AlarmClock, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { type Text, useLang, useText } from '../../../i18n/use-text.ts'
import { DueClock } from '../../reports/follow-ups/public/due-clock.tsx'
import { listOf, placeOfLine } from './kinds.ts'
import styles from './my-day.module.css'

const DUE: ReadonlySet<AwaitKind> = new Set([...OWED_KINDS, 'team_promise', 'team_deadline'])

/** One kind of what waits: the most pressing lines, each the way to its place, and how many more there are. */
export function DayCard({ part: { kind, count, lines } }: { part: DayPart }) {
  const text = useText()
  const title = text(`day.kind_${kind}`)
  return (
    <section className={styles.card} aria-label={title}>
      <h3>
        {title} <span className={styles.count}>{count}</span>
      </h3>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={`${line.id} ${line.of} ${line.at}`}>
            <Line kind={kind} line={line} />
          </li>
        ))}
      </ul>
      {count > lines.length ? (
        <Link className={styles.more} to={listOf(kind)}>
          {text('day.more', { count: count - lines.length })}
        </Link>
      ) : null}
    </section>
  )
}

function Line({ kind, line }: { kind: AwaitKind; line: DayLine }) {
  const text = useText()
  const lang = useLang()
  const { about, by, why, at, late } = line
  const details = [wordsOf(kind, line, text), by, at !== null && !DUE.has(kind) ? formatRelative(at, lang) : null]
  return (
    <Link className={styles.line} to={placeOfLine(kind, line)}>
      <span className={styles.words}>
        <strong>{nameOf(kind, about, text)}</strong>
        <span className={styles.details}>{details.filter(Boolean).join(' · ')}</span>
        {why ? <q className={styles.why}>{why}</q> : null}
        {at !== null && DUE.has(kind) ? <DueClock due_at={at} /> : null}
      </span>
      {late ? (
        <AlarmClock size={17} className={styles.late} aria-label={text('case.late')} />
      ) : (
        <ChevronRight size={17} aria-hidden />
      )}
    </Link>
  )
}

/** What a person wrote names nothing in a list: then it is called by what it is. */
function nameOf(kind: AwaitKind, about: string | null, text: Text): string {
  if (about === null || about === '') return text(`day.one_${kind}`)
  return listOf(kind) === '/cases' ? text('case.one', { ref: about }) : about
}

function wordsOf(kind: AwaitKind, { of }: DayLine, text: Text): string | null {
  if (kind === 'phone') return of
  const type = CONTENT_TYPES.find((one) => one === of)
  if (kind === 'text' && type) return text(`types.${type}`)
  const owed = DEADLINE_KINDS.find((one) => one === of)
  if (owed) return text(`case.due_${owed}`)
  const lang = LANGUAGES.find((one) => one === of)
  return kind === 'snippet' && lang ? text(`lang.${lang}`) : null
}
