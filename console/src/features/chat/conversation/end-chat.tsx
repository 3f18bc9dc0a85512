import type { StaffChat } from '@himoya/contract/staff/staff'
import { Button, DialogContentText } from '@mui/material'
import { useMemo, useState } from 'react'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { useShortcuts } from '../../../ui/keys/use-shortcuts.ts'
import { useText } from '../../../i18n/use-text.ts'
import { EndingFields } from '../ending/public/ending-fields.tsx'
import { useEnding } from '../ending/public/use-ending.ts'

/** Asks first, with the focus on the answer that changes nothing, and says what speaks against it. */
export function EndChat({ chat }: { chat: StaffChat }) {
  const text = useText()
  const [asking, setAsking] = useState(false)
  useShortcuts(useMemo(() => ({ end: () => setAsking(true) }), []))
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {text('chat.end')}
      </Button>
      {asking ? <AskFirst chat={chat} onClose={() => setAsking(false)} /> : null}
    </>
  )
}

/** What comes meanwhile is said while it is asked: the reasons are those of this moment. */
function AskFirst({ chat, onClose }: { chat: StaffChat; onClose(): void }) {
  const text = useText()
  const ending = useEnding(chat, onClose)
  return (
    <FormDialog
      title={text('chat.end_title')}
      cancel={text('chat.end_no')}
      action={text(ending.busy ? 'chat.ending' : ending.ends.length > 0 ? 'ending.anyway' : 'chat.end_yes')}
      disabled={!ending.ready}
      danger
      safe
      by_hand={ending.reason !== ''}
      onSubmit={ending.end}
      onClose={onClose}
    >
      <EndingFields ending={ending} hints={chat.hints} />
      <DialogContentText>{text('chat.end_text')}</DialogContentText>
    </FormDialog>
  )
}
