import { DialogContentText } from '@mui/material'
import type { ReactNode } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'

type Props = {
  title: string
  explanation?: string
  /** What the button says. */
  action: string
  wide?: boolean
  danger?: boolean
  /** All that is needed is there. */
  enough: boolean
  busy: boolean
  /** Nothing is to be filled in: then the safe answer has the focus. */
  asks_only?: boolean
  onSave(): void
  onClose(): void
  children?: ReactNode
}

/** A form about a case: a press beside it takes nothing that was typed, and it is sent once. */
export function CaseDialog({ explanation, action, wide, enough, busy, asks_only = false, onSave, children, ...rest }: Props) {
  const text = useText()
  return (
    <FormDialog
      {...rest}
      cancel={text('case.cancel')}
      action={busy ? text('case.saving') : action}
      disabled={!enough || busy}
      safe={asks_only}
      by_hand={!asks_only}
      width={wide ? 'sm' : 'xs'}
      onSubmit={onSave}
    >
      {explanation ? <DialogContentText>{explanation}</DialogContentText> : null}
      {children}
    </FormDialog>
  )
}
