import type { ContactRecord, WrapUp, WrapUpState } from '@himoya/contract/chat/records'
import type { StaffChat } from '@himoya/contract/staff/staff'
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useFailed, useNotify } from '../../../../ui/notices/use-notify.ts'
import { ListFailed, ListSkeleton } from '../../../../ui/pages/page.tsx'
import { useServices } from '../../../../session/services.ts'
import { useMe } from '../../../../session/use-me.ts'
import { useText } from '../../../../i18n/use-text.ts'
import { EMPTY_WRAP_UP, WrapUpFields } from '../wrap-up-fields.tsx'
import { useRead } from '../../../../session/use-read.ts'

const pathOf = (chat_id: string): string => `staff/chat/${chat_id}/wrap-up/`

function useWrapUp(chat_id: string) {
  return useRead<WrapUpState>(['wrap-up', chat_id], pathOf(chat_id))
}

/** So long after the end the form opens by itself: the conversation is still fresh. */
const FRESH_MS = 60_000

/** Stands under a chat that has ended, with a button to write down what it was about. */
export function WrapUpNote({ chat }: { chat: StaffChat }) {
  const text = useText()
  const me = useMe().data
  const state = useWrapUp(chat.id)
  const [asked, setAsked] = useState<boolean | null>(null)
  const [shown_at] = useState(() => Date.now())
  const record = state.data?.record
  const fresh = chat.ended_at !== null && shown_at - Date.parse(chat.ended_at) < FRESH_MS
  const by_itself = record === null && fresh && chat.assigned_to?.id === me?.id
  const word = record ? (record.can_change ? 'records.wrap_up_change' : 'records.wrap_up_show') : 'records.wrap_up_write'
  return (
    <p>
      {record === null ? <>{text('records.missing')} </> : null}
      <Button variant={record ? 'outlined' : 'contained'} onClick={() => setAsked(true)}>
        {text(word)}
      </Button>
      {(asked ?? by_itself) ? <WrapUpDialog chat_id={chat.id} onClose={() => setAsked(false)} /> : null}
    </p>
  )
}

function WrapUpDialog({ chat_id, onClose }: { chat_id: string; onClose(): void }) {
  const text = useText()
  const title = useId()
  const state = useWrapUp(chat_id)
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} maxWidth="md" fullWidth>
      <DialogTitle id={title}>{text('records.wrap_up')}</DialogTitle>
      {state.data ? (
        <WrapUpForm state={state.data} path={pathOf(chat_id)} keys={['wrap-up', chat_id]} onClose={onClose} />
      ) : (
        <DialogContent>
          {state.isError ? (
            <ListFailed title={text('records.failed')} error={state.error} onRetry={() => void state.refetch()} />
          ) : (
            <ListSkeleton />
          )}
        </DialogContent>
      )}
    </Dialog>
  )
}

type FormProps = { state: WrapUpState; path: string; keys: readonly string[]; onClose(): void }

function WrapUpForm({ state: { record, prefill }, path, keys, onClose }: FormProps) {
  const { api, queries } = useServices()
  const text = useText()
  const notify = useNotify()
  const failed = useFailed()
  const [value, setValue] = useState<WrapUp>(() => (record ? wrapUpOf(record) : { ...EMPTY_WRAP_UP, ...prefill }))
  const locked = record !== null && !record.can_change
  const save = useMutation({
    mutationFn: () => api.post<ContactRecord>(path, value),
    onSuccess: () => {
      notify(text('records.saved'), 'success')
      for (const queryKey of [keys, ['contacts'], ['search']]) void queries.invalidateQueries({ queryKey })
      onClose()
    },
    onError: failed,
  })
  return (
    <>
      <DialogContent>
        <DialogContentText>{text(locked ? 'records.locked' : 'records.wrap_up_hint')}</DialogContentText>
        <WrapUpFields value={value} disabled={locked} onChange={setValue} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {text(locked ? 'records.close' : 'records.later')}
        </Button>
        {locked ? null : (
          <Button variant="contained" disabled={save.isPending} onClick={() => save.mutate()}>
            {text('records.save')}
          </Button>
        )}
      </DialogActions>
    </>
  )
}

/** What the form holds of a record that is already written. */
export function wrapUpOf(record: ContactRecord): WrapUp {
  const { who, age_band, gender, region_code, forms, topics, risk, outcome, referral, note } = record
  return { who, age_band, gender, region_code, forms, topics, risk, outcome, referral, note }
}
