import type { Person } from '@himoya/contract/desk'
import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useFailed, useNotify } from '../../../ui/notices/use-notify.ts'
import { useServices } from '../../../session/services.ts'
import { useText } from '../../../i18n/use-text.ts'
import styles from '../care.module.css'
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx'
import { deskKey } from './use-desk.ts'

/** After a reset by SMS the person does not see older chats; their counsellor may give them back (safety.md 5). */
export function CurtainNote({ chat_id, person }: { chat_id: string; person: Person }) {
  const { api, queries } = useServices()
  const text = useText()
  const notify = useNotify()
  const failed = useFailed()
  const [asking, setAsking] = useState(false)
  const open = useMutation({
    mutationFn: (reason: string) => api.post<Person>(`staff/chat/${chat_id}/curtain/`, { reason }),
    onSuccess(changed) {
      queries.setQueryData(deskKey(chat_id, 'person'), changed)
      void queries.invalidateQueries({ queryKey: deskKey(chat_id, 'earlier') })
      notify(text('care.curtain_done'), 'success')
      setAsking(false)
    },
    onError: failed,
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
