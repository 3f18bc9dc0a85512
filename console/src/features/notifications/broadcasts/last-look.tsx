import type { Broadcast } from '@himoya/contract/notifications/broadcasts'
import { formatChatTime } from '@himoya/kit/dates'
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { focusOnMount } from '../../../ui/dialogs/focus-on-mount.ts'
import { Fact, FactRows } from '../../../ui/facts/fact.tsx'
import { useLang, useText } from '../../../i18n/use-text.ts'
import { ReachLine } from './aim-fields.tsx'
import { PhoneLook } from './phone-look.tsx'

type Props = { broadcast: Broadcast; busy: boolean; onApprove(): void; onClose(): void }

/** What goes to many phones cannot be called back: everything of it once more, with the focus on the answer that sends nothing. */
export function LastLook({ broadcast, busy, onApprove, onClose }: Props) {
  const text = useText()
  const lang = useLang()
  const title = useId()
  const { audience, region, path, send_at, texts } = broadcast
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} maxWidth="md" fullWidth>
      <DialogTitle id={title}>{text('broadcast.last_look')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{text('broadcast.last_look_text')}</DialogContentText>
        <PhoneLook texts={texts} />
        <FactRows>
          <Fact name={text('fact.audience')}>{audience ? text(`audience.${audience}`) : text('broadcast.everybody')}</Fact>
          <Fact name={text('fact.region')}>{region ? text(`region.${region}`) : text('content.any')}</Fact>
          <Fact name={text('broadcast.path')}>{path ?? text('broadcast.no_path')}</Fact>
          <Fact name={text('broadcast.send_at')}>{send_at ? formatChatTime(send_at, lang) : text('broadcast.at_once')}</Fact>
        </FactRows>
        <ReachLine audience={audience} region={region} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" ref={focusOnMount} onClick={onClose}>
          {text('content.cancel')}
        </Button>
        <Button variant="contained" disabled={busy} onClick={onApprove}>
          {text('broadcast.approve_sure')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
