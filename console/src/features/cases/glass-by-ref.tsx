import { BREAK_GLASS_MINUTES, CASE_LENGTHS } from '@himoya/contract/case-lists'
import type { CaseGlassed } from '@himoya/contract/cases'
import { Button, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { Siren } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { explain } from '../../ui/words/explain.ts'
import { useServices } from '../../session/services.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from './cases.module.css'
import { FormDialog } from './form-dialog.tsx'
import { SAY_SO } from './public/use-cases.ts'

/** Somebody calls about a colleague's case and it cannot wait: it opens for an hour, and supervisors are told at once. */
export function GlassByRef() {
  const text = useText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" color="error" startIcon={<Siren size={17} />} onClick={() => setOpen(true)}>
        {text('case.glass')}
      </Button>
      {open ? <GlassDialog onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function GlassDialog({ onClose }: { onClose(): void }) {
  const { api } = useServices()
  const text = useText()
  const navigate = useNavigate()
  const [ref, setRef] = useState('')
  const [reason, setReason] = useState('')
  const glass = useMutation({
    networkMode: SAY_SO,
    mutationFn: () => api.post<CaseGlassed>('staff/report/glass/', { ref: ref.trim().toUpperCase(), reason: reason.trim() }),
    onSuccess: (opened) => void navigate(`/cases/${opened.id}`),
  })
  const enough = ref.trim() !== '' && reason.trim().length >= CASE_LENGTHS.reason_min
  return (
    <FormDialog
      title={text('case.glass')}
      explanation={text('case.glass_text', { minutes: BREAK_GLASS_MINUTES })}
      action={text('case.glass')}
      danger
      enough={enough}
      busy={glass.isPending}
      onSave={() => glass.mutate()}
      onClose={onClose}
    >
      <TextField
        label={text('case.glass_ref')}
        helperText={text('case.glass_ref_hint')}
        value={ref}
        autoFocus
        slotProps={{ htmlInput: { maxLength: 20, autoComplete: 'off', spellCheck: false } }}
        onChange={(event) => setRef(event.target.value)}
      />
      <TextField
        label={text('case.reason')}
        helperText={text('case.reason_hint', { least: CASE_LENGTHS.reason_min })}
        value={reason}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: CASE_LENGTHS.reason } }}
        onChange={(event) => setReason(event.target.value)}
      />
      {glass.isError ? (
        <p className={styles.problem} role="alert">
          {explain(glass.error, text)}
        </p>
      ) : null}
    </FormDialog>
  )
}
