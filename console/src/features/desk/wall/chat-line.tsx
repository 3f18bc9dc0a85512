import type { WallChat } from '@himoya/contract/chat/wall'
import { IconButton, Menu, MenuItem } from '@mui/material'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { HintLine } from '../../chat/queue/public/hint-line.tsx'
import { LangBadge } from '../../../ui/marks/lang-badge.tsx'
import { RiskMark } from '../../chat/queue/public/risk-mark.tsx'
import { WaitClock } from '../../../ui/marks/wait-clock.tsx'
import type { Asked } from './asked-dialog.tsx'
import type { WallAction } from './use-wall.ts'
import styles from './wall.module.css'

type Props = { chat: WallChat; waiting: boolean; onAsk(asked: Asked): void }

/** One chat without a word of it: whose, how urgent, since when unanswered, and what a supervisor may do. */
export function ChatLine({ chat, waiting, onAsk }: Props) {
  return (
    <li className={styles.chat}>
      <span className={styles.person}>{chat.person}</span>
      <LangBadge lang={chat.lang} />
      <RiskMark risk={chat.risk} />
      <span className={styles.clock}>{chat.waiting_since ? <WaitClock since={chat.waiting_since} /> : null}</span>
      <Actions chat={chat} waiting={waiting} onAsk={onAsk} />
      {chat.hints.length > 0 ? (
        <span className={styles.chat_hint}>
          <HintLine chat={chat} />
        </span>
      ) : null}
    </li>
  )
}

function Actions({ chat, waiting, onAsk }: Props) {
  const text = useText()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const actions: WallAction[] = waiting ? ['take-over', 'reassign', 'view'] : ['view', 'take-over', 'reassign', 'end']
  const choose = (action: WallAction): void => {
    setAnchor(null)
    onAsk({ action, chat })
  }
  return (
    <>
      <IconButton
        size="small"
        aria-label={`${text('wall.actions')}: ${chat.person}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Ellipsis size={18} />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)} disablePortal>
        {actions.map((action) => (
          <MenuItem key={action} onClick={() => choose(action)}>
            {text(`wall.${action}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
