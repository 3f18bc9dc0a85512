import { Snackbar } from '@mui/material'
import { useState } from 'react'
import { useStore } from '../../session/services.ts'
import { createNotices } from './use-notify.ts'
import { useValue } from '../../session/value.ts'

/**
 * Above it stand transferring and ending, in the middle the text box: on a desk it lies on the keys at the foot of the
 * left pane, on a phone between the newest message and what is written.
 */
const AT_FOOT = { vertical: 'bottom', horizontal: 'left' } as const
const PLACE = {
  '@media (width >= 744px)': {
    left: 'calc(var(--rail-width, 64px) + 8px)',
    bottom: 4,
    right: 'auto',
    width: 'clamp(264px, 24vw, 328px)',
  },
  '@media (width < 744px)': { left: 8, right: 8, bottom: 'calc(190px + env(safe-area-inset-bottom))' },
  '& .MuiSnackbarContent-root': { minWidth: 0, flexGrow: 1 },
}

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
      anchorOrigin={AT_FOOT}
      sx={PLACE}
      onClose={() => setOpen(false)}
      slotProps={{
        transition: { onExited: next },
        content: { sx: type === 'info' ? {} : { bgcolor: `${type}.main`, color: `${type}.contrastText` } },
      }}
    />
  )
}
