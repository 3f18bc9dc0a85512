import type { Person } from '@himoya/contract/chat/desk'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useText } from '../../../../i18n/use-text.ts'
import styles from '../care.module.css'
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog.tsx'
import { deskKey } from './use-desk.ts'
import { useAct } from '../../../../ui/notices/use-act.ts'

/** After a reset by SMS the person does not see older chats; their counsellor may give them back (safety.md 5). */
export function CurtainNote({ chat_id, person }: { chat_id: string; person: Person }) {
  const text = useText()
  const [asking, setAsking] = useState(false)
  const open = useAct((api, reason: string) => api.post<Person>(`staff/chat/${chat_id}/curtain/`, { reason }), {
    said: 'care.curtain_done',
    keep: deskKey(chat_id, 'person'),
    reread: [deskKey(chat_id, 'earlier')],
    done: () => setAsking(false),
  })
  if (!person.curtained) return null
  return (
    <div className={styles.curtain}>
      <p>{text('care.curtain')}</p>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {text('care.curtain_open')}
      </Button>
      {asking ? (
        <ReasonDialog
          title={text('care.curtain_title')}
          explanation={text('care.curtain_text')}
          action={text('care.curtain_open')}
          busy={open.isPending}
          onReason={(reason) => open.mutate(reason)}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  )
}
