import type { PlaceImport } from '@himoya/contract/content/places'
import { useText } from '../../../i18n/use-text.ts'
import type { TextKey } from '../../../i18n/text-key.ts'
import styles from './places.module.css'

/** What becomes of each row; of bad ones the place in the table and what to do. */
export function ImportReport({ report, written }: { report: PlaceImport; written: boolean }) {
  const text = useText()
  const { rows, made, changed, same, bad } = report
  return (
    <section className={styles.report} aria-label={text('place_import.report')}>
      <div role="status">
        <h2>{text(written ? 'place_import.written' : 'place_import.would')}</h2>
      </div>
      <dl>
        {(
          [
            ['rows', rows],
            ['made', made.length],
            ['changed', changed.length],
            ['same', same],
            ['bad', bad.length],
          ] as const
        ).map(([name, count]) => (
          <div key={name}>
            <dt>{text(`place_import.${name}`)}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {bad.length ? (
        <table>
          <caption>{text('place_import.bad_hint')}</caption>
          <thead>
            <tr>
              <th scope="col">{text('place_import.row')}</th>
              <th scope="col">{text('place_import.column')}</th>
              <th scope="col">{text('place_import.problem')}</th>
            </tr>
          </thead>
          <tbody>
            {bad.map(({ row, column, code }) => (
              <tr key={`${row}-${column}-${code}`}>
                <td>{row}</td>
                <td>{column === null ? text('place_import.whole_row') : <code>{column}</code>}</td>
                <td>{text(code === 'changed_meanwhile' ? 'refused.changed_meanwhile' : (`field.${code}` as TextKey))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  )
}
