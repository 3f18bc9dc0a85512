import type { Passkey } from '@himoya/contract/staff/passkeys'
import { formatChatTime } from '@himoya/kit/dates'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useLang, useText } from '../../../i18n/use-text.ts'
import page_styles from '../../../ui/pages/page.module.css'
import { PasskeyNameDialog } from './passkey-name-dialog.tsx'
import { usePasskeyChange } from './use-passkeys.ts'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'

export function PasskeyRow({ passkey, onRemoved }: { passkey: Passkey; onRemoved(): void }) {
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
      {open === 'remove' ? <RemoveDialog passkey={passkey} onRemoved={onRemoved} onClose={close} /> : null}
    </li>
  )
}

type RemoveProps = { passkey: Passkey; onRemoved(): void; onClose(): void }

function RemoveDialog({ passkey: { id, name }, onRemoved, onClose }: RemoveProps) {
  const text = useText()
  const remove = usePasskeyChange(
    (api) => api.delete(`staff/auth/passkey/${id}/`),
    () => {
      onClose()
      onRemoved()
    },
  )
  return (
    <FormDialog
      title={text('passkeys.remove_title', { name })}
      cancel={text('care.cancel')}
      action={text('passkeys.remove')}
      disabled={remove.isPending}
      danger
      safe
      onSubmit={() => remove.mutate(undefined)}
      onClose={onClose}
    >
      {text('passkeys.remove_text')}
    </FormDialog>
  )
}
