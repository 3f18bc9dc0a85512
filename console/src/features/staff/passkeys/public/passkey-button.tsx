import type { PasskeyAnswer } from '@himoya/contract/staff/passkeys'
import { Button } from '@mui/material'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../../i18n/use-text.ts'
import { useServices } from '../../../../session/services.ts'
import { askPasskey, passkeysWork } from './ask-passkey.ts'
import { explainPasskey } from './explain-passkey.ts'

type Props = {
  /** The call that asks for it. */
  offer: string
  /** What is done with the answer; what it throws is explained. */
  onAnswer(answer: PasskeyAnswer): Promise<void>
  /** null: nothing is wrong. */
  onError(sentence: string | null): void
}

/** Nothing where the browser knows no passkeys. */
export function PasskeyButton({ offer, onAnswer, onError }: Props) {
  const { api } = useServices()
  const text = useText()
  const [busy, setBusy] = useState(false)
  if (!passkeysWork()) return null

  async function ask(): Promise<void> {
    setBusy(true)
    onError(null)
    try {
      const answer = await askPasskey(api, offer)
      if (answer) await onAnswer(answer)
    } catch (failure) {
      onError(explainPasskey(failure, text))
    }
    setBusy(false)
  }

  return (
    <Button variant="outlined" size="large" startIcon={<KeyRound size={18} />} disabled={busy} onClick={() => void ask()}>
      {text(busy ? 'passkeys.asking' : 'passkeys.use')}
    </Button>
  )
}
