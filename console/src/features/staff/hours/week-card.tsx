import type { Hours, HoursBody, Week } from '@himoya/contract/staff/shifts'
import type { Language } from '@himoya/contract/languages'
import { formatClock, formatDay } from '@himoya/kit/dates'
import { Button } from '@mui/material'
import { useState } from 'react'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { useLang, useText } from '../../../i18n/use-text.ts'
import { weekdayKey } from '../../../ui/words/weeks.ts'
import styles from './hours.module.css'
import { IntervalFields } from '../../../ui/fields/interval-fields.tsx'

type Props = { draft: HoursBody; now: Hours['now']; readonly: boolean; onChange(draft: HoursBody): void }

/** One language's week at a time, Monday first. */
export function WeekCard({ draft, now, readonly, onChange }: Props) {
  const text = useText()
  const [lang, setLang] = useState<Language>('uz')
  const week = draft.weeks[lang]
  const setWeek = (next: Week): void => onChange({ ...draft, weeks: { ...draft.weeks, [lang]: next } })
  return (
    <section className={styles.card} aria-label={text('hours.week')}>
      <h2>{text('hours.week')}</h2>
      <div className={styles.tabs} role="group" aria-label={text('hours.language')}>
        {LANGUAGES.map((one) => (
          <button
            key={one}
            type="button"
            className={one === lang ? styles.tab_open : styles.tab}
            aria-pressed={one === lang}
            onClick={() => setLang(one)}
          >
            {text(`lang.${one}`)}
          </button>
        ))}
      </div>
      <NowLine now={now[lang]} />
      <dl className={styles.week}>
        {week.map((intervals, day) => (
          <div key={weekdayKey(day)}>
            <dt>{text(weekdayKey(day))}</dt>
            <dd>
              <IntervalFields
                of={text(weekdayKey(day))}
                intervals={intervals}
                readonly={readonly}
                onChange={(next) => setWeek(week.map((old, at) => (at === day ? next : old)))}
              />
            </dd>
          </div>
        ))}
      </dl>
      {readonly ? null : (
        <div className={styles.actions}>
          <Button variant="outlined" onClick={() => setWeek(week.map((_, day) => (day < 5 ? week[0]! : week[day]!)))}>
            {text('hours.copy_monday')}
          </Button>
          <Button variant="outlined" onClick={() => onChange({ ...draft, weeks: { uz: week, ru: week, en: week } })}>
            {text('hours.copy_languages')}
          </Button>
        </div>
      )}
    </section>
  )
}

/** What the saved hours say at this moment. Whether somebody is there is another matter. */
function NowLine({ now: { open, opens_at } }: { now: Hours['now']['uz'] }) {
  const text = useText()
  const lang = useLang()
  if (open) return <p className={styles.now}>{text('hours.now_open')}</p>
  if (opens_at === null) return <p className={styles.now}>{text('hours.now_never')}</p>
  return <p className={styles.now}>{text('hours.now_closed', { day: formatDay(opens_at, lang), time: formatClock(opens_at) })}</p>
}
