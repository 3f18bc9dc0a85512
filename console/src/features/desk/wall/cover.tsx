import type { Wall } from '@himoya/contract/chat/wall'
import { formatClock } from '@himoya/kit/dates'
import { useText } from '../../../i18n/use-text.ts'
import styles from './wall.module.css'

/** How many the rota plans in each of the next hours; an hour without anybody has an edge, not only a colour. */
export function Cover({ wall }: { wall: Wall }) {
  const text = useText()
  const hours = wall.cover[0]?.hours ?? []
  return (
    <section>
      <header className={styles.section_head}>
        <h2>{text('wall.cover')}</h2>
        <p>{text('wall.cover_hint')}</p>
      </header>
      <div className={styles.table_card} tabIndex={0} role="region" aria-label={text('wall.cover')}>
        <table className={styles.cover}>
          <thead>
            <tr>
              <th scope="col">{text('hours.language')}</th>
              {hours.map(({ at }) => (
                <th key={at} scope="col">
                  {formatClock(at)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {wall.cover.map(({ lang, hours: planned }) => (
              <tr key={lang}>
                <th scope="row">{text(`lang.${lang}`)}</th>
                {planned.map((hour) => (
                  <td key={hour.at}>
                    <span
                      className={
                        hour.planned === 0 ? styles.cover_none : hour.planned === 1 ? styles.cover_one : styles.cover_some
                      }
                    >
                      {hour.planned}
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
