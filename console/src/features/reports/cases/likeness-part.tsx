import type { Case, CaseLikeness } from '@himoya/contract/reports/cases'
import { formatDate } from '@himoya/kit/dates'
import { Button } from '@mui/material'
import { Columns2 } from 'lucide-react'
import { useState } from 'react'
import { useLang, useText } from '../../../i18n/use-text.ts'
import styles from './case.module.css'
import board_styles from './cases.module.css'
import { CompareDialog } from './compare-dialog.tsx'
import { Part } from './part.tsx'

/** Cases that may tell the same. Nothing is joined by itself: a person compares and decides. */
export function LikenessPart({ one }: { one: Case }) {
  const text = useText()
  return (
    <Part name="likeness" title={text('case.likeness')} count={one.likeness.length}>
      {one.likeness.length === 0 ? (
        <p className={styles.quiet}>{text('case.likeness_none')}</p>
      ) : (
        <>
          <p className={styles.quiet}>{text('case.likeness_decides')}</p>
          <ul className={styles.rows}>
            {one.likeness.map((like) => (
              <li key={like.id}>
                <LikeRow one={one} like={like} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Part>
  )
}

const PERCENT = 100

function LikeRow({ one, like }: { one: Case; like: CaseLikeness }) {
  const text = useText()
  const lang = useLang()
  const [comparing, setComparing] = useState(false)
  const { ref, state, created_at, score } = like
  return (
    <>
      <p className={styles.row_top}>
        <strong className={board_styles.ref}>{ref}</strong>
        <span className={board_styles.state}>{text(`case.state_${state}`)}</span>
        <span className={styles.quiet}>
          {formatDate(created_at, lang)} · {text('case.likeness_score', { percent: Math.round(score * PERCENT) })}
        </span>
      </p>
      <div className={styles.ways}>
        <Button
          variant="outlined"
          size="small"
          startIcon={<Columns2 size={16} />}
          aria-label={`${text('case.compare')}: ${ref}`}
          onClick={() => setComparing(true)}
        >
          {text('case.compare')}
        </Button>
      </div>
      {comparing ? <CompareDialog one={one} like={like} onClose={() => setComparing(false)} /> : null}
    </>
  )
}
