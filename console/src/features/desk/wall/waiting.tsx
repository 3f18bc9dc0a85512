import type { Wall } from '@himoya/contract/chat/wall'
import { useText } from '../../../i18n/use-text.ts'
import { ChatLine } from './chat-line.tsx'
import type { Asked } from './asked-dialog.tsx'
import styles from './wall.module.css'

/** Everybody in the queues by name, in the order in which they are taken. */
export function Waiting({ wall, onAsk }: { wall: Wall; onAsk(asked: Asked): void }) {
  const text = useText()
  return (
    <section className={styles.card} aria-label={text('wall.who')}>
      <h2>{text('wall.who')}</h2>
      {wall.waiting.length === 0 ? <p className={styles.hint}>{text('wall.who_none')}</p> : null}
      <ul className={styles.chats}>
        {wall.waiting.map((chat) => (
          <ChatLine key={chat.id} chat={chat} waiting onAsk={onAsk} />
        ))}
      </ul>
    </section>
  )
}
