import type { ContentType } from '@himoya/contract/content/content-types'
import type { ContentRow as Row } from '@himoya/contract/content/editing'
import { useState } from 'react'
import { useFailed } from '../../ui/notices/use-notify.ts'
import page_styles from '../../ui/pages/page.module.css'
import { useText } from '../../i18n/use-text.ts'
import { BulkBar } from './bulk-bar.tsx'
import { ContentRow } from './content-row.tsx'
import styles from './content.module.css'
import { useReorder } from '../../ui/fields/use-reorder.ts'
import { useOrder } from './use-content.ts'

type Props = { type: ContentType; rows: readonly Row[]; can_order: boolean }

/** Rows that can be chosen together, and put into another order by hand or by the arrow keys. */
export function ContentList({ type, rows, can_order }: Props) {
  const text = useText()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const order = useOrder(type)
  const failed = useFailed()
  const { arranged, gripOf, moving, said, putBack } = useReorder(rows, (ids) =>
    order.mutate(ids, {
      onError(error) {
        putBack()
        failed(error)
      },
    }),
  )
  const here = chosen.filter((id) => rows.some((row) => row.id === id))
  const all = here.length === rows.length
  return (
    <>
      <BulkBar type={type} rows={rows} chosen={here} onDone={() => setChosen([])}>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={all}
            ref={(box) => {
              if (box) box.indeterminate = !all && here.length > 0
            }}
            onChange={() => setChosen(all ? [] : rows.map(({ id }) => id))}
          />
          {here.length ? text('content.chosen', { count: here.length }) : text('content.choose_all')}
        </label>
      </BulkBar>
      <ul className={page_styles.rows}>
        {arranged.map((row, index) => (
          <li key={row.id} className={moving === row.id ? styles.moving : undefined} data-row={row.id}>
            <ContentRow
              row={row}
              chosen={here.includes(row.id)}
              onChoose={(on) => setChosen(on ? [...here, row.id] : here.filter((id) => id !== row.id))}
              grip={can_order ? gripOf(row.id) : null}
              place={{ at: index + 1, of: arranged.length }}
            />
          </li>
        ))}
      </ul>
      <p className="unseen" role="status">
        {said === null ? '' : text('content.moved_to', { place: said, count: arranged.length })}
      </p>
    </>
  )
}
