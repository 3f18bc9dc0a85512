import { BREAK_GLASS_MINUTES, CASE_LENGTHS } from '@himoya/contract/reports/case-lists'
import type { CaseByRef } from '@himoya/contract/reports/cases'
import { caseRef } from '@himoya/contract/typed-codes'
import { Button, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { Siren } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { explain } from '../../../ui/words/explain.ts'
import { useServices } from '../../../session/services.ts'
import { useText } from '../../../i18n/use-text.ts'
import styles from './cases.module.css'
import { CaseDialog } from './case-dialog.tsx'
import { SAY_SO } from './public/use-cases.ts'
import { WordsField } from '../../../ui/fields/words-field.tsx'

/** Somebody calls about a colleague's case and it cannot wait: it opens for an hour, and supervisors are told at once. */
export function BreakGlassByRef() {
  const text = useText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" color="error" startIcon={<Siren size={17} />} onClick={() => setOpen(true)}>
        {text('case.break_glass')}
      </Button>
      {open ? <BreakGlassDialog onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function BreakGlassDialog({ onClose }: { onClose(): void }) {
  const { api } = useServices()
  const text = useText()
  const navigate = useNavigate()
  const [ref, setRef] = useState('')
  const [reason, setReason] = useState('')
  const break_glass = useMutation({
    networkMode: SAY_SO,
    mutationFn: () => api.post<CaseByRef>('staff/report/break-glass/', { ref: caseRef(ref), reason: reason.trim() }),
    onSuccess: (opened) => void navigate(`/cases/${opened.id}`),
  })
  const enough = caseRef(ref) !== '' && reason.trim().length >= CASE_LENGTHS.reason_min
  return (
    <CaseDialog
      title={text('case.break_glass')}
      explanation={text('case.break_glass_text', { minutes: BREAK_GLASS_MINUTES })}
      action={text('case.break_glass')}
      danger
      enough={enough}
      busy={break_glass.isPending}
      onSave={() => break_glass.mutate()}
      onClose={onClose}
    >
      <TextField
        label={text('case.break_glass_ref')}
        helperText={text('case.break_glass_ref_hint')}
        value={ref}
        autoFocus
        slotProps={{ htmlInput: { maxLength: 20, autoComplete: 'off', spellCheck: false } }}
        onChange={(event) => setRef(event.target.value)}
      />
      <WordsField
        most={CASE_LENGTHS.reason}
        label={text('case.reason')}
        helperText={text('case.reason_hint', { least: CASE_LENGTHS.reason_min })}
        value={reason}
        minRows={2}
        onChange={(event) => setReason(event.target.value)}
      />
      {break_glass.isError ? (
        <p className={styles.problem} role="alert">
          {explain(break_glass.error, text)}
        </p>
      ) : null}
    </CaseDialog>
  )
}
