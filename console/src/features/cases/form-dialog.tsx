import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useText } from '../../i18n/use-text.ts'

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

/** A form over the page; it closes only by hand or once it is stored, and it is sent once. */
export function FormDialog(props: Props) {
  const { title, explanation, action, wide = false, danger = false, enough, busy, asks_only = false } = props
  const text = useText()
  const id = useId()
  return (
    <Dialog
      open
      onClose={(_, why) => (why === 'escapeKeyDown' || asks_only) && props.onClose()}
      aria-labelledby={id}
      maxWidth={wide ? 'sm' : 'xs'}
      fullWidth
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (enough && !busy) props.onSave()
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          {explanation ? <DialogContentText>{explanation}</DialogContentText> : null}
          {props.children}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" autoFocus={asks_only} onClick={props.onClose}>
            {text('case.cancel')}
          </Button>
          <Button type="submit" variant="contained" color={danger ? 'error' : 'primary'} disabled={!enough || busy}>
            {busy ? text('case.saving') : action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
