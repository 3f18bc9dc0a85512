import type { Passkey } from '@himoya/contract/passkeys'
import { formatChatTime } from '@himoya/kit/dates'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { useLang, useText } from '../../i18n/use-text.ts'
import { focusOnMount } from '../../ui/dialogs/focus-on-mount.ts'
import page_styles from '../../ui/pages/page.module.css'
import { PasskeyNameDialog } from './passkey-name-dialog.tsx'
import { usePasskeyChange } from './use-passkeys.ts'

export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const text = useText()
  const lang = useLang()
  const [open, setOpen] = useState<'name' | 'remove' | null>(null)
  const { id, name, used_at, created_at } = passkey
  const close = (): void => setOpen(null)
  const rename = usePasskeyChange((api, typed: string) => api.patch(`staff/auth/passkey/${id}/`, { name: typed }), close)
  const time = used_at
    ? text('passkeys.used', { time: formatChatTime(used_at, lang) })
    : text('passkeys.made', { time: formatChatTime(created_at, lang) })
  return (
    <li className={page_styles.row}>
      <div className={page_styles.row_head}>
        <strong>{name}</strong>
        <span className={page_styles.row_end}>{time}</span>
      </div>
      <div className={page_styles.actions}>
        <Button
          size="small"
          variant="outlined"
          aria-label={text('passkeys.rename_label', { name })}
          onClick={() => setOpen('name')}
        >
          {text('passkeys.rename')}
        </Button>
        <Button
          size="small"
          variant="outlined"
          aria-label={text('passkeys.remove_label', { name })}
          onClick={() => setOpen('remove')}
        >
          {text('passkeys.remove')}
        </Button>
      </div>
      {open === 'name' ? (
        <PasskeyNameDialog
          title={text('passkeys.rename')}
          action={text('passkeys.save')}
          name={name}
          busy={rename.isPending}
          onName={(typed) => rename.mutate(typed)}
          onClose={close}
        />
      ) : null}
      {open === 'remove' ? <RemoveDialog passkey={passkey} onClose={close} /> : null}
    </li>
  )
}

function RemoveDialog({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose(): void }) {
  const text = useText()
  const title = useId()
  const remove = usePasskeyChange((api) => api.delete(`staff/auth/passkey/${id}/`), onClose)
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} maxWidth="xs" fullWidth>
      <DialogTitle id={title}>{text('passkeys.remove_title', { name })}</DialogTitle>
      <DialogContent>{text('passkeys.remove_text')}</DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} ref={focusOnMount}>
          {text('care.cancel')}
        </Button>
        <Button variant="contained" color="error" disabled={remove.isPending} onClick={() => remove.mutate(undefined)}>
          {text('passkeys.remove')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
