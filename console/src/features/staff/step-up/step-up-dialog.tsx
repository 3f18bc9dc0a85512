import type { StepUp, StepUpBody } from '@himoya/contract/staff/members'
import { ApiError } from '@himoya/kit/session/api-client'
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { explain } from '../../../ui/words/explain.ts'
import { useServices } from '../../../session/services.ts'
import { PasskeyButton } from '../passkeys/public/passkey-button.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { FormError } from '../../../ui/fields/form-error.tsx'
import { useText } from '../../../i18n/use-text.ts'
import { useValue } from '../../../session/value.ts'
import { useRead } from '../../../session/use-read.ts'

/** Over whatever is open: the act behind it goes on by itself once the person has proven themselves. */
export function StepUpDialog() {
  const { step_up } = useServices()
  const asking = useValue(step_up.asking)
  return asking ? <StepUpForm onAnswer={asking.answer} purpose={asking.purpose} /> : null
}

function StepUpForm({ onAnswer, purpose }: { onAnswer(proven: boolean): void; purpose: string | undefined }) {
  const text = useText()
  const title = useId()
  const { by, has_passkey, typed, setTyped, wrong, error, setError, busy, prove, submit } = useProof(purpose, () =>
    onAnswer(true),
  )
  const hint = has_passkey ? 'step_up.by_passkey' : by === 'code' ? 'step_up.by_code' : 'step_up.by_password'
  return (
    <Dialog open onClose={() => onAnswer(false)} aria-labelledby={title} maxWidth="xs" fullWidth>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={title}>{text('step_up.title')}</DialogTitle>
        <DialogContent>
          <DialogContentText>{text(hint)}</DialogContentText>
          {has_passkey ? (
            <PasskeyButton offer="staff/auth/step-up/offer/" onAnswer={(passkey) => prove({ passkey })} onError={setError} />
          ) : null}
          <FormError error={error} />
          {by === undefined ? null : (
            <Field
              name={by}
              label={text(by === 'code' ? 'sign_in.code' : 'sign_in.password')}
              kind={by}
              value={typed}
              wrong={wrong}
              autoComplete={by === 'code' ? 'one-time-code' : 'current-password'}
              first={!has_passkey}
              onChange={setTyped}
            />
          )}
        </DialogContent>
        <Ways busy={busy} typed={by !== undefined} onCancel={() => onAnswer(false)} />
      </form>
    </Dialog>
  )
}

/** What may prove it, what is typed, and what was wrong with it. */
function useProof(purpose: string | undefined, onProven: () => void) {
  const { api } = useServices()
  const text = useText()
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const way = useRead<StepUp>(['step-up'], 'staff/auth/step-up/', { gcTime: 0 })
  const by = way.data?.ways.find((one) => one !== 'passkey')
  const has_passkey = way.data?.ways.includes('passkey') ?? false

  async function prove(proof: StepUpBody): Promise<void> {
    await api.exchange('staff/auth/step-up/', purpose === undefined ? proof : { ...proof, purpose })
    onProven()
  }

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
      await prove({ [by]: typed })
    } catch (failure) {
      setBusy(false)
      if (isWrong(failure)) setWrong(text('field.wrong'))
      else setError(explain(failure, text))
    }
  }

  const failed = way.error ? explain(way.error, text) : null
  return { by, has_passkey, typed, setTyped, wrong, error: error ?? failed, setError, busy, prove, submit }
}

function Ways({ busy, typed, onCancel }: { busy: boolean; typed: boolean; onCancel(): void }) {
  const text = useText()
  return (
    <DialogActions>
      <Button variant="outlined" onClick={onCancel}>
        {text('care.cancel')}
      </Button>
      {typed ? (
        <Button type="submit" variant="contained" disabled={busy}>
          {text(busy ? 'step_up.busy' : 'step_up.go_on')}
        </Button>
      ) : null}
    </DialogActions>
  )
}

const isWrong = (failure: unknown): boolean =>
  failure instanceof ApiError && (failure.code === 'wrong_code' || failure.fields.password?.[0] === 'wrong')
