import { useId, useState } from 'react'
import { Button } from '@mui/material'
import { Plus } from 'lucide-react'
import { formatChatTime } from '@himoya/kit/dates'
import { useLang, useText } from '../../../../i18n/use-text.ts'
import { useMe } from '../../../../session/use-me.ts'
import page_styles from '../../../../ui/pages/page.module.css'
import { NewPasskeyDialog } from '../new-passkey-dialog.tsx'
import { PasskeyRow } from '../passkey-row.tsx'
import { PasskeyRulePart } from '../passkey-rule-part.tsx'
import { usePasskeys } from '../use-passkeys.ts'
import { passkeysWork } from './ask-passkey.ts'
import styles from '../passkeys.module.css'
import { ReadState } from '../../../../ui/pages/read-state.tsx'

/** A member's own keys, and for admins whether all need one. `onChanged`: one was added or removed. */
export function PasskeysSection({ onChanged }: { onChanged(): void }) {
  const text = useText()
  const lang = useLang()
  const title = useId()
  const passkeys = usePasskeys()
  const role = useMe().data?.role
  const [adding, setAdding] = useState(false)
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {text('passkeys.title')}
      </h2>
      <p className={styles.hint}>{text('passkeys.hint')}</p>
      <ReadState of={passkeys} failed={text('passkeys.failed')} rows={1} beside />
      {passkeys.data?.required_from ? (
        <p className={styles.rule}>
          {text('passkeys.required_from', { time: formatChatTime(passkeys.data.required_from, lang) })}
        </p>
      ) : null}
      {passkeys.data?.passkeys.length ? (
        <ul className={page_styles.rows} aria-labelledby={title}>
          {passkeys.data.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemoved={onChanged} />
          ))}
        </ul>
      ) : null}
      {passkeysWork() ? (
        <Button className={styles.add} variant="outlined" startIcon={<Plus size={18} />} onClick={() => setAdding(true)}>
          {text('passkeys.add')}
        </Button>
      ) : (
        <p className={styles.hint}>{text('passkeys.unknown_here')}</p>
      )}
      {adding ? <NewPasskeyDialog onAdded={onChanged} onClose={() => setAdding(false)} /> : null}
      {role === 'admin' || role === 'supervisor' ? <PasskeyRulePart role={role} /> : null}
    </section>
  )
}
