import { type ReactNode, useState } from 'react'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { Changing } from '../../../ui/screen/changing.tsx'

type ConfirmProps = {
  children: ReactNode
  no: string
  yes: string
  busy: string
  danger?: boolean
  onNo: () => void
  /** What fails is said, and can be tried again. */
  act: () => Promise<void>
}

/** A question with two answers; the one that changes nothing comes first. */
export function Confirm({ children, no, yes, busy, danger = false, onNo, act }: ConfirmProps) {
  const t = useIslandTexts('chat_more')
  const [state, setState] = useState<'asking' | 'busy' | 'failed'>('asking')
  async function confirm(): Promise<void> {
    if (state === 'busy') return
    setState('busy')
    try {
      await act()
    } catch {
      // the sentence below says what to do; why it failed is the network's or the server's matter
      setState('failed')
    }
  }
  return (
    <div className="grid gap-3">
      {children}
      <p role="alert" className="text-sos-ink empty:hidden">
        {state === 'failed' && <Changing>{t('failed')}</Changing>}
      </p>
      <button type="button" className="btn btn-second" data-first="" onClick={onNo}>
        {no}
      </button>
      <button
        type="button"
        className={danger ? 'btn border-sos-ink bg-surface text-sos-ink' : 'btn btn-soft'}
        aria-disabled={state === 'busy'}
        onClick={() => void confirm()}
      >
        <Changing>{state === 'busy' ? busy : yes}</Changing>
      </button>
    </div>
  )
}
