import type { Block } from '@himoya/contract/chat/desk'
import type { StaffChat } from '@himoya/contract/staff/staff'
import { formatChatTime } from '@himoya/kit/dates'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useLang, useText } from '../../../../i18n/use-text.ts'
import { AskBlockDialog } from '../ask-block-dialog.tsx'
import { BlockWays } from '../block-ways.tsx'
import styles from '../blocks.module.css'

/** At the end of the facts: what is in force for this person, or the way to ask for it. */
export function BlockSection({ chat, block }: { chat: StaffChat; block: Block | null }) {
  const text = useText()
  const lang = useLang()
  const [asking, setAsking] = useState(false)
  if (block) {
    return (
      <div className={styles.block}>
        <p>
          {block.state === 'confirmed'
            ? text('block.in_facts_confirmed', { at: formatChatTime(block.until, lang) })
            : text('block.in_facts_asked')}
        </p>
        <p className={styles.quiet}>{block.reason}</p>
        <BlockWays block={block} />
      </div>
    )
  }
  return (
    <div className={styles.ask}>
      <Button variant="text" onClick={() => setAsking(true)}>
        {text('block.ask')}
      </Button>
      {asking ? <AskBlockDialog chat={chat} onClose={() => setAsking(false)} /> : null}
    </div>
  )
}
