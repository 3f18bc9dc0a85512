import { Snackbar } from '@mui/material'
import { useState } from 'react'
import { useStore } from '../../session/services.ts'
import { createNotices } from './use-notify.ts'
import { useValue } from '../../session/value.ts'

/** At the bottom it would lie on the text box. */
const AT_TOP = { vertical: 'top', horizontal: 'center' } as const

/** One sentence after the other, over whatever page is open. */
export function Notices() {
  const notices = useStore(createNotices)
  const [first] = useValue(notices)
  const [open, setOpen] = useState(true)
  if (!first) return null
  const { said, type, shown_ms } = first
  const next = (): void => {
    notices.set(notices.get().slice(1))
    setOpen(true)
  }
  return (
    <Snackbar
      open={open}
      message={said}
      autoHideDuration={shown_ms}
      anchorOrigin={AT_TOP}
      onClose={() => setOpen(false)}
      slotProps={{
        transition: { onExited: next },
        content: { sx: type === 'info' ? {} : { bgcolor: `${type}.main`, color: `${type}.contrastText` } },
      }}
    />
  )
}
