import type { StaffChat } from '@himoya/contract/staff/staff'
import { useServices } from '../../../session/services.ts'
import { useText } from '../../../i18n/use-text.ts'
import { WrapUpNote } from '../records/public/wrap-up.tsx'
import styles from './conversation.module.css'

/** Nothing can be written any more; an answer that was begun is shown, so that it can be copied. */
export function EndedNote({ chat, forgotten }: { chat: StaffChat; forgotten: boolean }) {
  const text = useText()
  const draft = useServices().drafts.read(chat.id)
  return (
    <div className={styles.ended}>
      <p>{text(forgotten ? 'chat.forgotten_note' : 'chat.ended_note')}</p>
      {chat.assigned_to ? <WrapUpNote chat={chat} /> : null}
      {draft ? (
        <>
          <p>{text('chat.ended_unsent')}</p>
          <blockquote className={styles.quote}>{draft}</blockquote>
        </>
      ) : null}
    </div>
  )
}
