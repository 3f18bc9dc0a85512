import type { Block } from '@himoya/contract/chat/desk'
import { DESK_LENGTHS } from '@himoya/contract/chat/desk-lists'
import type { StaffChat } from '@himoya/contract/staff/staff'
import { DAY_MS } from '@himoya/contract/tashkent'
import { formatChatTime } from '@himoya/kit/dates'
import { DialogContentText, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { ReasonField } from '../../../ui/dialogs/reason-field.tsx'
import { deskKey } from '../care/public/use-desk.ts'
import { useLang, useText } from '../../../i18n/use-text.ts'
import { useAct } from '../../../ui/notices/use-act.ts'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'

/** A minute short of the longest, so that a slow call is not over it. */
const SLACK_MS = 60_000
const TERMS = [
  { days: 1, label: 'block.day' },
  { days: 3, label: 'block.three_days' },
  { days: 7, label: 'block.week' },
  { days: 30, label: 'block.month' },
] as const

const untilIn = (days: number): Date => new Date(Date.now() + days * DAY_MS - SLACK_MS)

export function AskBlockDialog({ chat, onClose }: { chat: StaffChat; onClose(): void }) {
  const text = useText()
  const lang = useLang()
  const [days, setDays] = useState(1)
  const [reason, setReason] = useState('')
  const ask = useAsk(chat.id, onClose)
  const length = reason.trim().length
  const enough = length >= DESK_LENGTHS.reason_min
  return (
    <FormDialog
      title={text('block.ask_title')}
      cancel={text('block.cancel')}
      action={text(ask.isPending ? 'block.sending' : 'block.send')}
      disabled={!enough || ask.isPending}
      onSubmit={() => {
        if (enough) ask.mutate({ reason: reason.trim(), until: untilIn(days).toISOString() })
      }}
      onClose={onClose}
    >
      <DialogContentText>{text('block.ask_text')}</DialogContentText>
      <TextField
        select
        label={text('block.until')}
        value={days}
        helperText={formatChatTime(untilIn(days), lang)}
        onChange={(event) => setDays(Number(event.target.value))}
      >
        {TERMS.map((term) => (
          <MenuItem key={term.days} value={term.days}>
            {text(term.label)}
          </MenuItem>
        ))}
      </TextField>
      <ReasonField value={reason} length={length} onChange={setReason} />
    </FormDialog>
  )
}

const useAsk = (chat_id: string, done: () => void) =>
  useAct((api, body: { reason: string; until: string }) => api.post<Block>(`staff/chat/${chat_id}/block/`, body), {
    said: 'block.sent',
    done,
    reread: [deskKey(chat_id, 'person')],
  })
