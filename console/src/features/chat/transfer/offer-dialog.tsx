import type { Risk } from '@himoya/contract/chat/chat'
import type { HandoverCard, RiskChange, Transfer, TransferBody, TransferTarget } from '@himoya/contract/chat/desk'
import { DESK_LENGTHS } from '@himoya/contract/chat/desk-lists'
import type { FollowUpBody } from '@himoya/contract/reports/follow-ups'
import type { StaffChat } from '@himoya/contract/staff/staff'
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, MenuItem, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { WordsField } from '../../../ui/fields/words-field.tsx'
import { useId, useState } from 'react'
import { useFailed } from '../../../ui/notices/use-notify.ts'
import { Choose } from '../../../ui/choices/choose.tsx'
import { useServices } from '../../../session/services.ts'
import { TimedPromises } from '../../reports/follow-ups/public/timed-promises.tsx'
import { GuideWords } from '../care/public/risk-guide.tsx'
import { Loaded } from '../../../ui/facts/section.tsx'
import { useDesk } from '../care/public/use-desk.ts'
import { useText } from '../../../i18n/use-text.ts'
import styles from './transfer.module.css'
import { useRead } from '../../../session/use-read.ts'

const RISKS: readonly Risk[] = ['unassessed', 'low', 'medium', 'high', 'sos']

type Props = { chat: StaffChat; onClose(): void }
type Draft = { to: string; summary: string; risk: Risk; promises: string; follow_ups: FollowUpBody[]; next_step: string }

/** To whom, and what they have to know. The chat stays here until the answer is yes. */
export function OfferDialog({ chat, onClose }: Props) {
  const text = useText()
  const title = useId()
  const targets = useRead<TransferTarget[]>(['transfer-targets', chat.id], `staff/chat/${chat.id}/transfer/target/`, {
    gcTime: 0,
  })
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} maxWidth="sm" fullWidth>
      <DialogTitle id={title}>{text('transfer.title')}</DialogTitle>
      {targets.data ? (
        <OfferForm chat={chat} targets={targets.data} onClose={onClose} />
      ) : (
        <DialogContent>
          <Loaded query={targets}>{() => null}</Loaded>
        </DialogContent>
      )}
    </Dialog>
  )
}

function OfferForm({ chat, targets, onClose }: Props & { targets: TransferTarget[] }) {
  const text = useText()
  const [draft, setDraft] = useState<Draft>({ to: '', summary: '', risk: chat.risk, promises: '', follow_ups: [], next_step: '' })
  const [tried, setTried] = useState(false)
  const guide = useDesk<RiskChange[]>(chat.id, 'risk').data?.[0]?.guide
  const offer = useOffer(chat.id, guide, onClose)
  const risks = RISKS.map((risk) => ({ value: risk, label: text(`risk.${risk}`) }))
  const missing = (value: string): boolean => tried && value.trim() === ''
  const change = (changes: Partial<Draft>): void => setDraft({ ...draft, ...changes })

  const words = (name: WordsProps['name']) => (
    <Words
      name={name}
      value={draft[name]}
      missing={name !== 'promises' && missing(draft[name])}
      onChange={(value) => change({ [name]: value })}
    />
  )

  function send() {
    setTried(true)
    if ([draft.to, draft.summary, draft.next_step].every((value) => value.trim() !== '')) offer.mutate(draft)
  }
  if (targets.length === 0) return <NobodyThere onClose={onClose} />
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <DialogContent>
        <DialogContentText>{text('transfer.text')}</DialogContentText>
        <Target targets={targets} value={draft.to} missing={missing(draft.to)} onChange={(to) => change({ to })} />
        {words('summary')}
        <Choose
          label={text('transfer.risk')}
          value={draft.risk}
          options={risks}
          onChoose={(risk) => change({ risk: risk || draft.risk })}
        />
        <GuideWords guide={guide} />
        {words('promises')}
        <TimedPromises chat_id={chat.id} added={draft.follow_ups} onChange={(follow_ups) => change({ follow_ups })} />
        {words('next_step')}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {text('transfer.cancel')}
        </Button>
        <Button type="submit" variant="contained" disabled={offer.isPending}>
          {text(offer.isPending ? 'transfer.offering' : 'transfer.offer')}
        </Button>
      </DialogActions>
    </form>
  )
}

function NobodyThere({ onClose }: { onClose(): void }) {
  const text = useText()
  return (
    <>
      <DialogContent>
        <DialogContentText>{text('transfer.nobody')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {text('transfer.cancel')}
        </Button>
      </DialogActions>
    </>
  )
}

type TargetProps = { targets: TransferTarget[]; value: string; missing: boolean; onChange(to: string): void }

function Target({ targets, value, missing, onChange }: TargetProps) {
  const text = useText()
  return (
    <TextField
      select
      label={text('transfer.to')}
      value={value}
      error={missing}
      helperText={missing ? text('transfer.required') : undefined}
      onChange={(event) => onChange(event.target.value)}
    >
      {targets.map(({ id, alias, speaks, open_chats }) => (
        <MenuItem key={id} value={id} disabled={!speaks}>
          {alias}
          <span className={styles.target_words}>
            {speaks ? text('transfer.open_chats', { count: open_chats }) : text('transfer.other_lang')}
          </span>
        </MenuItem>
      ))}
    </TextField>
  )
}

type WordsProps = {
  name: 'summary' | 'promises' | 'next_step'
  value: string
  missing: boolean
  onChange(value: string): void
}

function Words({ name, value, missing, onChange }: WordsProps) {
  const text = useText()
  const hint = name === 'promises' ? text('transfer.promises_hint') : undefined
  return (
    <WordsField
      most={DESK_LENGTHS.handover}
      label={text(`transfer.${name}`)}
      value={value}
      minRows={2}
      maxRows={6}
      error={missing}
      helperText={missing ? text('transfer.required') : hint}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

function useOffer(chat_id: string, guide: HandoverCard['guide'], onDone: () => void) {
  const { api, queries } = useServices()
  const failed = useFailed()
  return useMutation({
    mutationFn: ({ to, promises, follow_ups, summary, risk, next_step }: Draft) => {
      const words = { summary: summary.trim(), next_step: next_step.trim(), promises: linesOf(promises) }
      const card: TransferBody['card'] = { ...words, follow_ups, risk, ...(guide ? { guide } : {}) }
      return api.post<Transfer>(`staff/chat/${chat_id}/transfer/`, { to, card })
    },
    onSuccess: onDone,
    onError: failed,
    onSettled: () => queries.invalidateQueries({ queryKey: ['transfers'] }),
  })
}

/** Each promise on a line of its own; the server takes ten. */
const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim().slice(0, DESK_LENGTHS.word))
    .filter(Boolean)
    .slice(0, DESK_LENGTHS.promises)
