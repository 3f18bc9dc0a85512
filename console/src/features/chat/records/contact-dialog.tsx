import { LANGUAGES, type Language } from '@himoya/contract/languages'
import type { ContactRecord, WrapUp } from '@himoya/contract/chat/records'
import { ApiError } from '@himoya/kit/session/api-client'
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material'
import { useId, useState } from 'react'
import { Choose } from '../../../ui/choices/choose.tsx'
import { useLang, useText } from '../../../i18n/use-text.ts'
import { fromTashkent, toTashkent } from '../../../ui/fields/local-time.ts'
import styles from './records.module.css'
import { wrapUpOf } from './public/wrap-up.tsx'
import { EMPTY_WRAP_UP, WrapUpFields } from './wrap-up-fields.tsx'
import { useAct } from '../../../ui/notices/use-act.ts'

const QUARTER_MS = 15 * 60_000
type Kind = 'phone' | 'walk_in'
type Frame = { kind: Kind; lang: Language; started_at: string; ended_at: string }

/** `record` null: a new call or visit. */
export function ContactDialog({ record, onClose }: { record: ContactRecord | null; onClose(): void }) {
  const text = useText()
  const title = useId()
  const own_lang = useLang()
  const [wrap_up, setWrapUp] = useState<WrapUp>(() => (record ? wrapUpOf(record) : EMPTY_WRAP_UP))
  const [frame, setFrame] = useState<Frame>(() => ({
    kind: 'phone',
    lang: own_lang,
    started_at: toTashkent(Date.now() - QUARTER_MS),
    ended_at: toTashkent(Date.now()),
  }))
  const locked = record !== null && !record.can_change
  const save = useSave(record, onClose)
  const wrong_time = save.error instanceof ApiError && save.error.fields['ended_at'] !== undefined
  const times = { started_at: fromTashkent(frame.started_at), ended_at: fromTashkent(frame.ended_at) }
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} maxWidth="md" fullWidth>
      <DialogTitle id={title}>{text(record ? 'records.wrap_up' : 'records.new_contact')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{text(locked ? 'records.locked' : 'records.wrap_up_hint')}</DialogContentText>
        {record ? null : <FrameFields value={frame} wrong_time={wrong_time} onChange={setFrame} />}
        <WrapUpFields value={wrap_up} disabled={locked} onChange={setWrapUp} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {text('records.close')}
        </Button>
        {locked ? null : (
          <Button
            variant="contained"
            disabled={save.isPending || times.started_at === null || times.ended_at === null}
            onClick={() => save.mutate(record ? wrap_up : { ...wrap_up, ...frame, ...times })}
          >
            {text('records.save')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

const useSave = (record: ContactRecord | null, done: () => void) =>
  useAct(
    (api, body: object) =>
      record ? api.patch<ContactRecord>(`staff/contact/${record.id}/`, body) : api.post<ContactRecord>('staff/contact/', body),
    { said: 'records.saved', done, reread: [['contacts']] },
  )

type FrameProps = { value: Frame; wrong_time: boolean; onChange(value: Frame): void }

/** Which way they came, and when. */
function FrameFields({ value, wrong_time, onChange }: FrameProps) {
  const text = useText()
  const set = (change: Partial<Frame>) => onChange({ ...value, ...change })
  return (
    <div className={styles.fields}>
      <Choose
        label={text('records.kind')}
        value={value.kind}
        options={(['phone', 'walk_in'] as const).map((kind) => ({ value: kind, label: text(`records.kind_${kind}`) }))}
        onChoose={(kind) => kind && set({ kind })}
      />
      <Choose
        label={text('records.lang')}
        value={value.lang}
        options={LANGUAGES.map((lang) => ({ value: lang, label: text(`lang.${lang}`) }))}
        onChoose={(lang) => lang && set({ lang })}
      />
      <TextField
        type="datetime-local"
        label={text('records.started_at')}
        value={value.started_at}
        slotProps={{ inputLabel: { shrink: true } }}
        onChange={(event) => set({ started_at: event.target.value })}
      />
      <TextField
        type="datetime-local"
        label={text('records.ended_at')}
        value={value.ended_at}
        error={wrong_time}
        helperText={wrong_time ? text('field.out_of_range') : undefined}
        slotProps={{ inputLabel: { shrink: true } }}
        onChange={(event) => set({ ended_at: event.target.value })}
      />
    </div>
  )
}
