import type { Risk, RiskLevel } from '@himoya/contract/chat'
import { DESK_LENGTHS } from '@himoya/contract/desk-lists'
import type { RiskChange } from '@himoya/contract/desk'
import type { StaffChat } from '@himoya/contract/staff'
import { Button, Dialog, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNotify } from 'react-admin'
import { explain } from '../app/explain.ts'
import { useServices } from '../app/services.ts'
import { useText } from '../i18n/use-text.ts'
import styles from './care.module.css'
import { deskKey } from './use-desk.ts'

const LEVELS: readonly RiskLevel[] = ['low', 'medium', 'high', 'sos']

/** How urgent, and why: one is not stored without the other. */
export function RiskForm({ chat, onDone }: { chat: StaffChat; onDone?: () => void }) {
  const text = useText()
  const [chosen, setChosen] = useState<RiskLevel | null>(null)
  const [reason, setReason] = useState('')
  const level = chosen ?? chat.risk
  const save = useSaveRisk(chat.id, () => {
    setChosen(null)
    setReason('')
    onDone?.()
  })
  return (
    <form
      className={styles.risk_form}
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen) save.mutate({ risk: chosen, reason: reason.trim() })
      }}
    >
      <Levels level={level} onChoose={setChosen} />
      {chosen === null ? null : (
        <>
          <TextField
            label={text('care.risk_reason')}
            helperText={text('care.risk_reason_hint')}
            value={reason}
            multiline
            maxRows={4}
            slotProps={{ htmlInput: { maxLength: DESK_LENGTHS.reason } }}
            onChange={(event) => setReason(event.target.value)}
          />
          <div className={styles.ways}>
            <Button type="submit" variant="contained" disabled={reason.trim().length < DESK_LENGTHS.reason_min || save.isPending}>
              {text(save.isPending ? 'care.saving' : 'care.risk_save')}
            </Button>
            <Button variant="outlined" onClick={() => (onDone ? onDone() : setChosen(null))}>
              {text('care.cancel')}
            </Button>
          </div>
        </>
      )}
    </form>
  )
}

function Levels({ level, onChoose }: { level: Risk; onChoose(risk: RiskLevel): void }) {
  const text = useText()
  return (
    <div className={styles.levels} role="group" aria-label={text('care.risk')}>
      {LEVELS.map((risk) => (
        <button
          key={risk}
          type="button"
          className={`${styles.level} ${styles[`risk_${risk}`]}`}
          aria-pressed={risk === level}
          onClick={() => onChoose(risk)}
        >
          {text(`care.risk_${risk}`)}
        </button>
      ))}
    </div>
  )
}

function useSaveRisk(chat_id: string, onDone: () => void) {
  const { api, queries } = useServices()
  const text = useText()
  const notify = useNotify()
  return useMutation({
    mutationFn: (body: { risk: RiskLevel; reason: string }) => api.post<RiskChange[]>(`staff/chat/${chat_id}/risk/`, body),
    onSuccess(history) {
      queries.setQueryData(deskKey(chat_id, 'risk'), history)
      void queries.invalidateQueries({ queryKey: ['queue'] })
      notify(text('care.risk_saved'), { type: 'success' })
      onDone()
    },
    onError: (error) => notify(explain(error, text), { type: 'error' }),
  })
}

export function RiskDialog({ chat, onClose }: { chat: StaffChat; onClose(): void }) {
  const text = useText()
  const title = useId()
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} maxWidth="xs" fullWidth>
      <DialogTitle id={title}>{text('care.risk')}</DialogTitle>
      <DialogContent>
        <RiskForm chat={chat} onDone={onClose} />
      </DialogContent>
    </Dialog>
  )
}
