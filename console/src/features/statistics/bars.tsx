import { SMALLEST_SHOWN } from '@himoya/contract/statistics/statistic-lists'
import type { StatisticsPreview } from '@himoya/contract/statistics/statistics'
import { useText } from '../../i18n/use-text.ts'
import styles from './statistics.module.css'

/** A table whose numbers are bars as well; a small one says that the public does not see it. */
export function Bars({ table }: { table: StatisticsPreview }) {
  const text = useText()
  const most = Math.max(...table.cells.map(({ count }) => count))
  return (
    <table className={styles.table}>
      <caption className="unseen">{text('statistics.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('statistics.what')}</th>
          <th scope="col">{text('statistics.count')}</th>
          <th scope="col">{text('statistics.public')}</th>
        </tr>
      </thead>
      <tbody>
        {table.cells.map(({ key, label, count }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td className={styles.count}>
              <meter className={styles.bar} min={0} max={most} value={count} aria-hidden />
              {count}
            </td>
            <td className={styles.public}>{text(count < SMALLEST_SHOWN ? 'statistics.hidden' : 'statistics.shown')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
