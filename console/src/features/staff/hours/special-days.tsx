import type { Hours, HoursBody, SpecialDay } from '@himoya/contract/staff/shifts'
import { noonOf } from '@himoya/contract/tashkent'
import { formatDay } from '@himoya/kit/dates'
import { Button, IconButton } from '@mui/material'
import { Plus, Trash2 } from 'lucide-react'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { useLang, useText } from '../../../i18n/use-text.ts'
import styles from './hours.module.css'
import interval_fields from '../../../ui/fields/interval-fields.module.css'
import { IntervalFields } from '../../../ui/fields/interval-fields.tsx'

type Props = { draft: HoursBody; suggested: Hours['suggested']; readonly: boolean; onChange(draft: HoursBody): void }

/** Holidays and days with hours of their own; they stand in for the weekday. */
export function SpecialDays({ draft, suggested, readonly, onChange }: Props) {
  const text = useText()
  const lang = useLang()
  const { special_days } = draft
  const setDays = (days: SpecialDay[]): void => onChange({ ...draft, special_days: days })
  const add = (day: string, title: string): void =>
    setDays([...special_days, { day, title, langs: [...LANGUAGES], intervals: [] }])
  const offered = suggested.filter(({ day }) => !special_days.some((one) => one.day === day))
  return (
    <section className={styles.card} aria-label={text('hours.special')}>
      <h2>{text('hours.special')}</h2>
      {special_days.length === 0 ? <p className={styles.hint}>{text('hours.special_none')}</p> : null}
      <ul className={styles.days}>
        {[...special_days.entries()].map(([index, day]) => (
          <li key={index}>
            <DayFields
              day={day}
              readonly={readonly}
              onChange={(next) => setDays(special_days.map((old, at) => (at === index ? next : old)))}
              onRemove={() => setDays(special_days.filter((_, at) => at !== index))}
            />
          </li>
        ))}
      </ul>
      {readonly ? null : (
        <>
          <Button variant="outlined" startIcon={<Plus size={16} />} onClick={() => add('', '')}>
            {text('hours.special_add')}
          </Button>
          {offered.length > 0 ? (
            <>
              <h3>{text('hours.suggested')}</h3>
              <p className={styles.hint}>{text('hours.suggested_hint')}</p>
              <div className={styles.actions}>
                {offered.map(({ day, title }) => (
                  <Button
                    key={day}
                    variant="outlined"
                    size="small"
                    startIcon={<Plus size={16} />}
                    onClick={() => add(day, title)}
                  >
                    {title}, {formatDay(noonOf(day), lang)}
                  </Button>
                ))}
              </div>
            </>
          ) : null}
        </>
      )}
    </section>
  )
}

type DayProps = { day: SpecialDay; readonly: boolean; onChange(day: SpecialDay): void; onRemove(): void }

function DayFields({ day, readonly, onChange, onRemove }: DayProps) {
  const text = useText()
  const toggle = (lang: SpecialDay['langs'][number]): void => {
    const langs = LANGUAGES.filter((one) => (one === lang ? !day.langs.includes(one) : day.langs.includes(one)))
    if (langs.length > 0) onChange({ ...day, langs })
  }
  return (
    <div className={styles.day}>
      <input
        type="date"
        required
        className={interval_fields.clock}
        aria-label={text('hours.special_day')}
        value={day.day}
        disabled={readonly}
        onChange={(event) => onChange({ ...day, day: event.target.value })}
      />
      <input
        required
        maxLength={100}
        className={styles.title}
        aria-label={text('hours.special_title')}
        placeholder={text('hours.special_title')}
        value={day.title}
        disabled={readonly}
        onChange={(event) => onChange({ ...day, title: event.target.value })}
      />
      <span className={styles.langs} role="group" aria-label={text('hours.language')}>
        {LANGUAGES.map((lang) => (
          <label key={lang}>
            <input type="checkbox" checked={day.langs.includes(lang)} disabled={readonly} onChange={() => toggle(lang)} />
            {lang.toUpperCase()}
          </label>
        ))}
      </span>
      <IntervalFields
        of={day.title || day.day}
        intervals={day.intervals}
        readonly={readonly}
        onChange={(intervals) => onChange({ ...day, intervals })}
      />
      {readonly ? null : (
        <IconButton aria-label={`${text('hours.special_remove')}: ${day.title || day.day}`} onClick={onRemove}>
          <Trash2 size={18} />
        </IconButton>
      )}
    </div>
  )
}
