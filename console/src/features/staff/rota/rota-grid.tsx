import type { Rota, RotaShift } from '@himoya/contract/staff/shifts'
import { formatClock } from '@himoya/kit/dates'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useLang, useText } from '../../../i18n/use-text.ts'
import { LangBadge } from '../../../ui/marks/lang-badge.tsx'
import styles from './rota.module.css'
import { tashkentDay } from '@himoya/contract/tashkent'
import { dateOf, weekdayKey, weekOf } from '../../../ui/words/weeks.ts'

type Props = {
  monday: string
  rota: Rota
  onPlan: ((account_id: string, day: string) => void) | undefined
  onDrop: ((shift: RotaShift) => void) | undefined
}

/** A row a person, a column a day; the days that nobody covers in a language stand below. */
export function RotaGrid({ monday, rota, onPlan, onDrop }: Props) {
  const text = useText()
  const lang = useLang()
  const days = weekOf(monday)
  const [today] = useState(() => tashkentDay(Date.now()))
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={text('rota.title')}>
      <table className={styles.grid}>
        <thead>
          <tr>
            <th scope="col">{text('rota.who')}</th>
            {days.map((day, index) => (
              <th key={day} scope="col" className={day === today ? styles.today : undefined}>
                {text(weekdayKey(index))}
                <small>{dateOf(day, lang)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rota.members.map((member) => (
            <tr key={member.id}>
              <th scope="row">
                <span className={styles.member}>
                  {member.alias}
                  {member.langs.map((one) => (
                    <LangBadge key={one} lang={one} />
                  ))}
                </span>
              </th>
              {days.map((day) => (
                <td key={day} className={day === today ? styles.today : undefined}>
                  {rota.shifts
                    .filter(({ account_id, starts_at }) => account_id === member.id && tashkentDay(starts_at) === day)
                    .map((shift) => (
                      <Shift key={shift.id} shift={shift} alias={member.alias} onDrop={onDrop} />
                    ))}
                  {onPlan ? (
                    <button
                      type="button"
                      className={styles.plan}
                      aria-label={`${text('rota.add')}: ${member.alias}, ${dateOf(day, lang)}`}
                      onClick={() => onPlan(member.id, day)}
                    >
                      <Plus size={16} aria-hidden />
                    </button>
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Shift({ shift, alias, onDrop }: { shift: RotaShift; alias: string; onDrop: Props['onDrop'] }) {
  const text = useText()
  const time = `${formatClock(shift.starts_at)}–${formatClock(shift.ends_at)}`
  if (!onDrop) return <span className={styles.shift}>{time}</span>
  return (
    <button
      type="button"
      className={styles.shift}
      aria-label={`${alias}, ${time}: ${text('rota.drop')}`}
      onClick={() => onDrop(shift)}
    >
      {time}
    </button>
  )
}
