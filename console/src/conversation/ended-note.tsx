import { useServices } from '../app/services.ts'
import { useText } from '../i18n/use-text.ts'
import styles from './conversation.module.css'

/** Nothing can be written any more; an answer that was begun is shown, so that it can be copied. */
export function EndedNote({ chat_id }: { chat_id: string }) {
  const text = useText()
  const draft = useServices().drafts.read(chat_id)
  return (
    <div className={styles.ended}>
      <p>{text('chat.ended_note')}</p>
      {draft ? (
        <>
          <p>{text('chat.ended_unsent')}</p>
          <blockquote className={styles.quote}>{draft}</blockquote>
        </>
      ) : null}
    </div>
  )
}
