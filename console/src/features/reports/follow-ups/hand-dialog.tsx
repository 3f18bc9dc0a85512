import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { Choose } from '../../../ui/choices/choose.tsx'
import { Loaded } from '../../../ui/facts/section.tsx'
import { useHand, useHandTargets } from './public/use-follow-ups.ts'

/** To whom a promise goes; they see its words from then on, not the conversation. */
export function HandDialog({ id, onClose }: { id: string; onClose(): void }) {
  const text = useText()
  const title = useId()
  const [to, setTo] = useState('')
  const targets = useHandTargets(id)
  const hand = useHand(id, onClose)
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} maxWidth="xs" fullWidth>
      <DialogTitle id={title}>{text('promise.hand_title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{text('promise.hand_text')}</DialogContentText>
        <Loaded query={targets}>
          {(there) =>
            there.length === 0 ? (
              <DialogContentText>{text('promise.hand_nobody')}</DialogContentText>
            ) : (
              <Choose
                label={text('promise.hand_to')}
                value={to}
                options={there.map((one) => ({ value: one.id, label: one.alias }))}
                onChoose={setTo}
              />
            )
          }
        </Loaded>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {text('case.cancel')}
        </Button>
        <Button variant="contained" disabled={to === '' || hand.isPending} onClick={() => hand.mutate(to)}>
          {text('promise.hand')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
