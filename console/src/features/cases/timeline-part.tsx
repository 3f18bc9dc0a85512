import type { Case, CaseMoment } from '@himoya/contract/cases'
import { formatClock, formatDay } from '@himoya/kit/dates'
import { Button } from '@mui/material'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { useLang, useText } from '../../i18n/use-text.ts'
import styles from './case.module.css'
import { isLook, momentWords } from './moment-words.ts'
import { Part } from './part.tsx'

const SHOWN = ['all', 'work', 'looks'] as const
type Shown = (typeof SHOWN)[number]
const AT_ONCE = 20

/** Everything that happened, the newest first; who opened the case is one tap away. */
export function TimelinePart({ one }: { one: Case }) {
  const text = useText()
  const [shown, setShown] = useState<Shown>('all')
  const [whole, setWhole] = useState(false)
  const moments = one.timeline
    .filter((moment) => shown === 'all' || isLook(moment) === (shown === 'looks'))
    .toSorted((left, right) => right.at.localeCompare(left.at))
  const cut = whole ? moments : moments.slice(0, AT_ONCE)
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
      {moments.length === 0 ? <p className={styles.quiet}>{text('case.timeline_none')}</p> : null}
      <ol className={styles.timeline}>
        {cut.map((moment) => (
          <Moment key={moment.id} moment={moment} />
        ))}
      </ol>
      {cut.length < moments.length ? (
        <Button variant="text" onClick={() => setWhole(true)}>
          {text('case.timeline_more', { count: moments.length - cut.length })}
        </Button>
      ) : null}
    </Part>
  )
}

const BY_REPORTER: ReadonlySet<string> = new Set(['from_reporter', 'withdrawn', 'received'])

function Moment({ moment }: { moment: CaseMoment }) {
  const text = useText()
  const lang = useLang()
  const { at, by, what } = moment
  const who = by?.alias ?? text(BY_REPORTER.has(what) ? 'case.by_reporter' : 'case.by_system')
  return (
    <li className={isLook(moment) ? styles.look : undefined}>
      <p className={styles.words}>
        {isLook(moment) ? <Eye size={14} aria-hidden /> : null}
        <strong>{momentWords(moment, text)}</strong>
        {moment.text ? <span>: {moment.text}</span> : null}
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
