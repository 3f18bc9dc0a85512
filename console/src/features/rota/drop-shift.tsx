import type { RotaShift } from '@himoya/contract/shifts'
import { formatClock, formatDay } from '@himoya/kit/dates'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { focusOnMount } from '../../ui/dialogs/focus-on-mount.ts'
import { useLang, useText } from '../../i18n/use-text.ts'
import { useDropShift } from './use-rota.ts'

type Props = { shift: RotaShift; alias: string; onClose(): void }

export function DropShift({ shift: { id, starts_at, ends_at }, alias, onClose }: Props) {
  const text = useText()
  const lang = useLang()
  const title = useId()
  const drop = useDropShift(onClose)
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} maxWidth="xs" fullWidth>
      <DialogTitle id={title}>{text('rota.drop_title')}</DialogTitle>
      <DialogContent>
        {alias}: {formatDay(starts_at, lang)}, {formatClock(starts_at)}–{formatClock(ends_at)}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} ref={focusOnMount}>
          {text('rota.keep')}
        </Button>
        <Button variant="contained" color="error" disabled={drop.isPending} onClick={() => drop.mutate(id)}>
          {text('rota.drop')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
