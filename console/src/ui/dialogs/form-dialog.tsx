import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { focusOnMount } from './focus-on-mount.ts'

type Props = {
  title: ReactNode
  /** What the two buttons say. */
  cancel: string
  action: string
  disabled: boolean
  danger?: boolean
  /** The answer that changes nothing has the focus, and there is nothing to fill in. */
  safe?: boolean
  width?: 'xs' | 'sm' | 'md'
  /** A press beside it does not close it: what is typed stays. */
  by_hand?: boolean
  /** What is missing is said by us, not by the browser. */
  own_words?: boolean
  onSubmit(): void
  onClose(): void
  children?: ReactNode
}

/** A question over the page, or a form: what is asked, and the two answers to it. */
export function FormDialog(props: Props) {
  const { title, cancel, action, disabled, danger = false, safe = false, width = 'xs', own_words = false } = props
  const id = useId()
  return (
    <Dialog
      open
      onClose={(_, why) => (why === 'escapeKeyDown' || !props.by_hand) && props.onClose()}
      aria-labelledby={id}
      maxWidth={width}
      fullWidth
    >
      <form
        noValidate={own_words}
        onSubmit={(event) => {
          event.preventDefault()
          // over a form of a page React would send that one too
          event.stopPropagation()
          props.onSubmit()
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>{props.children}</DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={props.onClose} {...(safe ? { ref: focusOnMount } : {})}>
            {cancel}
          </Button>
          <Button type="submit" variant="contained" color={danger ? 'error' : 'primary'} disabled={disabled}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
