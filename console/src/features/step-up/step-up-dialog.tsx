import type { StepUp } from '@himoya/contract/members'
import { ApiError } from '@himoya/kit/session/api-client'
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState, useSyncExternalStore } from 'react'
import { explain } from '../../ui/words/explain.ts'
import { useServices } from '../../session/services.ts'
import { Field } from '../../ui/fields/field.tsx'
import { FormError } from '../../ui/fields/form-error.tsx'
import { useText } from '../../i18n/use-text.ts'

/** Over whatever is open: the act behind it goes on by itself once the person has proven themselves. */
export function StepUpDialog() {
  const { step_up } = useServices()
  const asking = useSyncExternalStore(step_up.asking.subscribe, step_up.asking.get)
  return asking ? <StepUpForm onAnswer={asking.answer} /> : null
}

function StepUpForm({ onAnswer }: { onAnswer(proven: boolean): void }) {
  const { api } = useServices()
  const text = useText()
  const title = useId()
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const way = useQuery({ queryKey: ['step-up'], queryFn: () => api.get<StepUp>('staff/auth/step-up/'), gcTime: 0 })
  const by = way.data?.by

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // The form of the page below would hear of it through React.
    event.stopPropagation()
    if (by === undefined || busy) return
    setWrong(typed === '' ? text('field.required') : undefined)
    setError(null)
    if (typed === '') return
    setBusy(true)
    try {
      await api.post('staff/auth/step-up/', { [by]: typed })
      onAnswer(true)
    } catch (failure) {
      setBusy(false)
      if (isWrong(failure)) setWrong(text('field.wrong'))
      else setError(explain(failure, text))
    }
  }

  return (
    <Dialog open onClose={() => onAnswer(false)} aria-labelledby={title} maxWidth="xs" fullWidth>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={title}>{text('step_up.title')}</DialogTitle>
        <DialogContent>
          <DialogContentText>{text(by === 'code' ? 'step_up.by_code' : 'step_up.by_password')}</DialogContentText>
          <FormError error={error ?? (way.error ? explain(way.error, text) : null)} />
          {by === undefined ? null : (
            <Field
              name={by}
              label={text(by === 'code' ? 'sign_in.code' : 'sign_in.password')}
              kind={by}
              value={typed}
              wrong={wrong}
              autoComplete={by === 'code' ? 'one-time-code' : 'current-password'}
              first
              onChange={setTyped}
            />
          )}
        </DialogContent>
        <Ways busy={busy} ready={by !== undefined} onCancel={() => onAnswer(false)} />
      </form>
    </Dialog>
  )
}

function Ways({ busy, ready, onCancel }: { busy: boolean; ready: boolean; onCancel(): void }) {
  const text = useText()
  return (
    <DialogActions>
      <Button variant="outlined" onClick={onCancel}>
        {text('care.cancel')}
      </Button>
      <Button type="submit" variant="contained" disabled={busy || !ready}>
        {text(busy ? 'step_up.busy' : 'step_up.go_on')}
      </Button>
    </DialogActions>
  )
}

const isWrong = (failure: unknown): boolean =>
  failure instanceof ApiError && (failure.code === 'wrong_code' || failure.fields.password?.[0] === 'wrong')
