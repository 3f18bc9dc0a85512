import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { Copy } from 'lucide-react'
import { useId } from 'react'
import { useNotify } from 'react-admin'
import { useText } from '../i18n/use-text.ts'
import styles from './members.module.css'

/** The link is nowhere kept: it is closed only by its own button, not by a slip beside it. */
export function InviteLink({ link, onDone }: { link: string | null; onDone(): void }) {
  const text = useText()
  const notify = useNotify()
  const title = useId()
  const copy = async () => {
    await navigator.clipboard.writeText(link ?? '')
    notify(text('members.copied'))
  }
  return (
    <Dialog open={link !== null} aria-labelledby={title} maxWidth="sm" fullWidth>
      <DialogTitle id={title}>{text('members.link')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{text('members.link_text')}</DialogContentText>
        <p className={styles.link}>{link}</p>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" startIcon={<Copy size={18} />} onClick={() => void copy()}>
          {text('members.copy')}
        </Button>
        <Button variant="contained" onClick={onDone}>
          {text('members.done')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
