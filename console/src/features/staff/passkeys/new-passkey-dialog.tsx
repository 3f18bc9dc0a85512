import { useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { useServices } from '../../../session/services.ts'
import { makePasskey } from './public/ask-passkey.ts'
import { explainPasskey } from './public/explain-passkey.ts'
import { PasskeyNameDialog } from './passkey-name-dialog.tsx'
import { usePasskeyChange } from './use-passkeys.ts'

/** The name first, then the browser's own dialog; put away, the name stays typed. */
export function NewPasskeyDialog({ onAdded, onClose }: { onAdded(): void; onClose(): void }) {
  const { api } = useServices()
  const text = useText()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const keep = usePasskeyChange(
    (calls, body: object) => calls.post('staff/auth/passkey/', body),
    () => {
      onClose()
      onAdded()
    },
  )

  async function make(name: string): Promise<void> {
    setBusy(true)
    setError(null)
    try {
      const answer = await makePasskey(api)
      if (answer) keep.mutate({ name, answer })
      else setError(text('passkeys.not_made'))
    } catch (failure) {
      setError(explainPasskey(failure, text))
    }
    setBusy(false)
  }

  return (
    <PasskeyNameDialog
      title={text('passkeys.add')}
      hint={text('passkeys.add_hint')}
      action={text(busy ? 'passkeys.asking' : 'passkeys.go_on')}
      name=""
      busy={busy}
      error={error}
      onName={(name) => void make(name)}
      onClose={onClose}
    />
  )
}
