import type { WallChat } from '@himoya/contract/chat/wall'
import { useText } from '../../../i18n/use-text.ts'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { EndingFields } from '../../chat/ending/public/ending-fields.tsx'
import { useEnding } from '../../chat/ending/public/use-ending.ts'
import styles from './wall.module.css'

/** Ends somebody else's conversation: asked as its counsellor is, with what speaks against it. */
export function EndDialog({ chat, onClose }: { chat: WallChat; onClose(): void }) {
  const text = useText()
  const ending = useEnding(chat, onClose)
  return (
    <FormDialog
      title={`${text('wall.end')}: ${chat.person}`}
      cancel={text('rota.cancel')}
      action={text(ending.ends.length > 0 ? 'ending.anyway' : 'wall.end')}
      disabled={!ending.ready}
      danger
      safe
      by_hand={ending.reason !== ''}
      onSubmit={ending.end}
      onClose={onClose}
    >
      <EndingFields ending={ending} hints={chat.hints} />
      <p className={styles.hint}>{text('wall.end_text')}</p>
    </FormDialog>
  )
}
