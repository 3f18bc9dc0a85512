import type { FollowUp } from '@himoya/contract/reports/follow-ups'
import { Button } from '@mui/material'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { BrokenDialog } from './broken-dialog.tsx'
import styles from './follow-ups.module.css'
import { HandDialog } from './hand-dialog.tsx'
import { useSettle } from './public/use-follow-ups.ts'

/** How a promise may end, or whose it may become. */
export function PromiseWays({ one: { id, can } }: { one: FollowUp }) {
  const text = useText()
  const settle = useSettle(id)
  const [asked, setAsked] = useState<'broken' | 'hand' | null>(null)
  if (!can.settle) return null
  return (
    <div className={styles.ways}>
      <Button
        variant="outlined"
        size="small"
        startIcon={<Check size={15} />}
        disabled={settle.isPending}
        onClick={() => settle.mutate({ outcome: 'kept' })}
      >
        {text('promise.keep')}
      </Button>
      <Button variant="text" size="small" disabled={settle.isPending} onClick={() => setAsked('broken')}>
        {text('promise.not_kept')}
      </Button>
      <Button variant="text" size="small" disabled={settle.isPending} onClick={() => settle.mutate({ outcome: 'released' })}>
        {text('promise.release')}
      </Button>
      {can.hand ? (
        <Button variant="text" size="small" onClick={() => setAsked('hand')}>
          {text('promise.hand')}
        </Button>
      ) : null}
      {asked === 'broken' ? <BrokenDialog id={id} onClose={() => setAsked(null)} /> : null}
      {asked === 'hand' ? <HandDialog id={id} onClose={() => setAsked(null)} /> : null}
    </div>
  )
}
