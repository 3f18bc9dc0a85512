import type { Totals } from '@himoya/contract/content/questionnaires'
import { grouped } from '../../../ui/words/grouped.ts'
import { useLang, useText } from '../../../i18n/use-text.ts'
import styles from './questionnaires.module.css'

type Question = Totals['questions'][number]

/** One question as a table whose numbers are bars as well; what is hidden says so in words. */
export function OptionBars({ question: { text: asked, asked_as, answers, options } }: { question: Question }) {
  const text = useText()
  const lang = useLang()
  const shown = options.flatMap(({ count }) => count ?? [])
  const most = Math.max(1, answers ?? 0, ...shown)
  return (
    <>
      <h2>{asked}</h2>
      <p className={styles.meta}>
        {text(`how.${asked_as}`)} ·{' '}
        {answers === null ? text('questionnaires.hidden_sum') : text('questionnaires.answers', { count: grouped(answers, lang) })}
      </p>
      <table className={styles.table}>
        <caption className="unseen">{asked}</caption>
        <thead className="unseen">
          <tr>
            <th scope="col">{text('questionnaires.option')}</th>
            <th scope="col">{text('questionnaires.count')}</th>
          </tr>
        </thead>
        <tbody>
          {options.map(({ key, text: option, count }) => (
            <tr key={key}>
              <th scope="row">{option}</th>
              <td>
                {count === null ? (
                  <span className={styles.few}>{text('questionnaires.few')}</span>
                ) : (
                  <span className={styles.cell}>
                    <meter className={styles.bar} min={0} max={most} value={count} aria-hidden />
                    <span className={styles.count}>{grouped(count, lang)}</span>
                    {answers ? <span className={styles.share}>{Math.round((100 * count) / answers)}%</span> : null}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
