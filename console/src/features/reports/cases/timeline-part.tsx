import type { Case, CaseEvent } from '@himoya/contract/reports/cases'
import { formatClock, formatDay } from '@himoya/kit/dates'
import { Button } from '@mui/material'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { useLang, useText } from '../../../i18n/use-text.ts'
import styles from './case.module.css'
import { isLook, eventWords } from './event-words.ts'
import { Part } from './part.tsx'

const SHOWN = ['all', 'work', 'looks'] as const
type Shown = (typeof SHOWN)[number]
const AT_ONCE = 20

/** Everything that happened, the newest first; who opened the case is one tap away. */
export function TimelinePart({ one }: { one: Case }) {
  const text = useText()
  const [shown, setShown] = useState<Shown>('all')
  const [whole, setWhole] = useState(false)
  const events = one.timeline
    .filter((event) => shown === 'all' || isLook(event) === (shown === 'looks'))
    .toSorted((left, right) => right.at.localeCompare(left.at))
  const cut = whole ? events : events.slice(0, AT_ONCE)
  return (
    <Part name="timeline" title={text('case.timeline')}>
      <div className={styles.ways} role="group" aria-label={text('case.timeline')}>
        {SHOWN.map((name) => (
          <Button
            key={name}
            variant={name === shown ? 'contained' : 'outlined'}
            size="small"
            aria-pressed={name === shown}
            onClick={() => setShown(name)}
          >
            {text(`case.timeline_${name}`)}
          </Button>
        ))}
      </div>
      {events.length === 0 ? <p className={styles.quiet}>{text('case.timeline_none')}</p> : null}
      <ol className={styles.timeline}>
        {cut.map((event) => (
          <TimelineEvent key={event.id} event={event} />
        ))}
      </ol>
      {cut.length < events.length ? (
        <Button variant="text" onClick={() => setWhole(true)}>
          {text('case.timeline_more', { count: events.length - cut.length })}
        </Button>
      ) : null}
    </Part>
  )
}

const BY_REPORTER: ReadonlySet<string> = new Set(['from_reporter', 'withdrawn', 'received'])

function TimelineEvent({ event }: { event: CaseEvent }) {
  const text = useText()
  const lang = useLang()
  const { at, by, what } = event
  const who = by?.alias ?? text(BY_REPORTER.has(what) ? 'case.by_reporter' : 'case.by_system')
  return (
    <li className={isLook(event) ? styles.look : undefined}>
      <p className={styles.words}>
        {isLook(event) ? <Eye size={14} aria-hidden /> : null}
        <strong>{eventWords(event, text)}</strong>
        {event.text ? <span>: {event.text}</span> : null}
      </p>
      <p className={styles.quiet}>
        {who},{' '}
        <time dateTime={at}>
          {formatDay(at, lang)}, {formatClock(at)}
        </time>
      </p>
    </li>
  )
}
