import { Dialog, DialogContent, DialogTitle, FormControlLabel, IconButton, Switch } from '@mui/material'
import { X } from 'lucide-react'
import { useId } from 'react'
import { useText } from '../i18n/use-text.ts'
import type { TextKey } from '../i18n/text-key.ts'
import { focusOnMount } from '../ui/dialogs/focus-on-mount.ts'
import styles from './layout.module.css'
import { useKeysEnabled } from '../ui/keys/use-shortcuts.ts'

const KEYS: [string, TextKey][] = [
  ['J', 'keys.next'],
  ['K', 'keys.previous'],
  ['U', 'keys.unanswered'],
  ['Alt + U', 'keys.unanswered_writing'],
  ['C', 'keys.claim'],
  ['R', 'keys.reply'],
  ['N', 'note.key'],
  ['Esc', 'keys.leave'],
  ['T', 'keys.transfer'],
  ['E', 'keys.end'],
  ['X', 'keys.risk'],
  ['G', 'keys.tag'],
  ['S', 'keys.screens'],
  ['Ctrl + K', 'keys.screens'],
  ['/', 'keys.snippets'],
  ['?', 'keys.sheet'],
  ['Enter', 'keys.send'],
  ['Shift + Enter', 'keys.line'],
]

export function ShortcutsSheet({ open, onClose }: { open: boolean; onClose(): void }) {
  const text = useText()
  const title = useId()
  const [enabled, setEnabled] = useKeysEnabled()
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={title} maxWidth="xs" fullWidth>
      <DialogTitle id={title} className={styles.sheet_title}>
        {text('keys.title')}
        <IconButton aria-label={text('app.close')} onClick={onClose} ref={focusOnMount}>
          <X size={20} />
        </IconButton>
      </DialogTitle>
      <DialogContent>
        <dl className={styles.keys}>
          {KEYS.map(([key, meaning]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{text(meaning)}</dd>
            </div>
          ))}
        </dl>
        <FormControlLabel
          control={<Switch checked={enabled} onChange={(_, on) => setEnabled(on)} />}
          label={text('keys.enabled')}
        />
        <p className={styles.keys_hint}>{text('keys.enabled_hint')}</p>
      </DialogContent>
    </Dialog>
  )
}
