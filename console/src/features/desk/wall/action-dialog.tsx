import type { WallChat, WallMember } from '@himoya/contract/chat/wall'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, MenuItem, TextField } from '@mui/material'
import { useId, useState } from 'react'
import { focusOnMount } from '../../../ui/dialogs/focus-on-mount.ts'
import { useText } from '../../../i18n/use-text.ts'
import { type WallAction, useWallAction } from './use-wall.ts'
import styles from './wall.module.css'
import { WordsField } from '../../../ui/fields/words-field.tsx'

export type AskedMove = { action: Exclude<WallAction, 'end'>; chat: WallChat }

type Props = {
  asked: AskedMove
  members: readonly WallMember[]
  onClose(): void
  onDone(done: { action: AskedMove['action']; chat_id: string }): void
}

const SHORTEST_REASON = 3

/** Asks why, and for whom; nothing is shown or moved before the answer stands in the audit. */
export function ActionDialog({ asked: { action, chat }, members, onClose, onDone }: Props) {
  const text = useText()
  const title = useId()
  const [reason, setReason] = useState('')
  const [to, setTo] = useState('')
  const act = useWallAction(onDone)
  const there = members.filter(
    ({ id, state, live, chats }) => state === 'on_shift' && live && !chats.some((one) => one.id === chat.id) && id,
  )
  const ready = reason.trim().length >= SHORTEST_REASON && (action !== 'reassign' || to !== '')
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} maxWidth="xs" fullWidth>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          act.mutate({ action, chat_id: chat.id, reason: reason.trim(), to })
        }}
      >
        <DialogTitle id={title}>
          {text(`wall.${action}`)}: {chat.person}
        </DialogTitle>
        <DialogContent>
          <p className={styles.hint}>{text(`wall.${action}_text`)}</p>
          {action === 'reassign' ? <Receiver there={there} to={to} onChoose={setTo} /> : null}
          <Reason reason={reason} onChange={setReason} />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {text('rota.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={!ready || act.isPending}>
            {text(`wall.${action}`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function Receiver({ there, to, onChoose }: { there: readonly WallMember[]; to: string; onChoose(id: string): void }) {
  const text = useText()
  if (there.length === 0) return <p className={styles.problem}>{text('wall.reassign_nobody')}</p>
  return (
    <TextField select required label={text('wall.to')} value={to} onChange={(event) => onChoose(event.target.value)}>
      {there.map(({ id, alias, langs, chats }) => (
        <MenuItem key={id} value={id}>
          {alias} ({langs.join(', ').toUpperCase()}), {chats.length}
        </MenuItem>
      ))}
    </TextField>
  )
}

function Reason({ reason, onChange }: { reason: string; onChange(reason: string): void }) {
  const text = useText()
  return (
    <>
      <WordsField
        most={500}
        required
        minRows={2}
        label={text('wall.reason')}
        helperText={text('wall.reason_hint')}
        value={reason}
        onChange={(event) => onChange(event.target.value)}
        inputRef={focusOnMount}
      />
      <span className={styles.reasons}>
        {(['wall.reason_silent', 'wall.reason_asked', 'wall.reason_risk', 'wall.reason_quality'] as const).map((key) => (
          <Button key={key} size="small" variant="outlined" onClick={() => onChange(text(key))}>
            {text(key)}
          </Button>
        ))}
      </span>
    </>
  )
}
