import type { Risk, RiskLevel } from '@himoya/contract/chat/chat'
import { DESK_LENGTHS } from '@himoya/contract/chat/desk-lists'
import type { RiskBody, RiskChange, RiskGuide } from '@himoya/contract/chat/desk'
import { suggestedRisk } from '@himoya/contract/chat/risk-guide'
import type { StaffChat } from '@himoya/contract/staff/staff'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useFailed, useNotify } from '../../../ui/notices/use-notify.ts'
import { useServices } from '../../../session/services.ts'
import { useText } from '../../../i18n/use-text.ts'
import styles from './care.module.css'
import facts from '../../../ui/facts/facts.module.css'
import { GuideFields } from './public/risk-guide.tsx'
import guides from './risk-guide.module.css'
import { deskKey } from './public/use-desk.ts'
import { WordsField } from '../../../ui/fields/words-field.tsx'

const LEVELS: readonly RiskLevel[] = ['low', 'medium', 'high', 'sos']

/** First why, by the guide or in own words, then how urgent: the level is the last tap, and sets it. */
export function RiskForm({ chat, onDone }: { chat: StaffChat; onDone?: () => void }) {
  const text = useText()
  const hint = useId()
  const [guide, setGuide] = useState<RiskGuide>({})
  const [reason, setReason] = useState('')
  const answered = Object.keys(guide).length > 0
  const ready = answered || reason.trim().length >= DESK_LENGTHS.reason_min
  const suggested = suggestedRisk(guide)
  const save = useSaveRisk(chat.id, () => {
    setGuide({})
    setReason('')
    onDone?.()
  })
  const words = suggested ? text('care.guide_suggested', { risk: text(`care.risk_${suggested}`) }) : text('care.guide_decides')
  return (
    <div className={facts.form}>
      <GuideFields guide={guide} onChange={setGuide} />
      <WordsField
        most={DESK_LENGTHS.reason}
        label={text('care.risk_reason')}
        helperText={answered || reason === '' ? undefined : text('care.risk_reason_hint')}
        value={reason}
        maxRows={4}
        onChange={(event) => setReason(event.target.value)}
      />
      <p id={hint} className={facts.quiet} role="status">
        {save.isPending ? text('care.saving') : ready ? words : text('care.guide_first')}
      </p>
      <Levels
        level={chat.risk}
        suggested={suggested}
        hint={hint}
        ready={ready && !save.isPending}
        onChoose={(risk) => save.mutate({ risk, guide, reason: reason.trim() })}
      />
    </div>
  )
}

type LevelsProps = {
  level: Risk
  suggested: RiskLevel | null
  hint: string
  ready: boolean
  onChoose(risk: RiskLevel): void
}

function Levels({ level, suggested, hint, ready, onChoose }: LevelsProps) {
  const text = useText()
  return (
    <div className={styles.levels} role="group" aria-label={text('care.risk')} aria-describedby={hint}>
      {LEVELS.map((risk) => (
        <button
          key={risk}
          type="button"
          className={`${styles.level} ${styles[`risk_${risk}`]} ${risk === suggested ? guides.suggested : ''}`}
          aria-pressed={risk === level}
          disabled={!ready}
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
  const failed = useFailed()
  return useMutation({
    mutationFn: (body: RiskBody) => api.post<RiskChange[]>(`staff/chat/${chat_id}/risk/`, body),
    onSuccess(history) {
      queries.setQueryData(deskKey(chat_id, 'risk'), history)
      void queries.invalidateQueries({ queryKey: ['queue'] })
      notify(text('care.risk_saved'), 'success')
      onDone()
    },
    onError: failed,
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
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {text('care.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
