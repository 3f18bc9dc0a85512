import type { Block } from '@himoya/contract/chat/desk'
import { Button } from '@mui/material'
import { useMe } from '../../../session/use-me.ts'
import { useText } from '../../../i18n/use-text.ts'
import styles from './blocks.module.css'
import { type Decision, useDecideBlock } from './use-blocks.ts'

/** What a supervisor can do with a block; nobody decides on what they asked for themselves. */
export function BlockWays({ block }: { block: Block }) {
  const text = useText()
  const me = useMe().data
  const decide = useDecideBlock()
  if (me?.role !== 'supervisor') return null
  const way = (decision: Decision, variant: 'contained' | 'outlined') => (
    <Button variant={variant} disabled={decide.isPending} onClick={() => decide.mutate({ id: block.id, decision })}>
      {text(`block.${decision}`)}
    </Button>
  )
  if (block.state === 'confirmed') return <div className={styles.ways}>{way('lift', 'outlined')}</div>
  if (block.state !== 'asked') return null
  if (block.asked_by.id === me.id) return <p className={styles.quiet}>{text('block.own')}</p>
  return (
    <div className={styles.ways}>
      {way('confirm', 'contained')}
      {way('refuse', 'outlined')}
    </div>
  )
}
