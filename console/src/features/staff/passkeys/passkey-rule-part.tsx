import { formatChatTime } from '@himoya/kit/dates'
import { Button } from '@mui/material'
import { useId } from 'react'
import { useLang, useText } from '../../../i18n/use-text.ts'
import { usePasskeyChange, usePasskeyRule } from './use-passkeys.ts'
import styles from './passkeys.module.css'

/** Time for everybody to make one. */
const NOTICE_MS = 7 * 86_400_000

/** An admin asks for it, a supervisor agrees. Nothing until it is known what holds; for supervisors nothing while nothing waits. */
export function PasskeyRulePart({ role }: { role: 'admin' | 'supervisor' }) {
  const text = useText()
  const lang = useLang()
  const title = useId()
  const rule = usePasskeyRule()
  const set = usePasskeyChange((api, required_from: string | null) => api.put('staff/passkey-rule/', { required_from }))
  const agree = usePasskeyChange((api) => api.post('staff/passkey-rule/agree/'))
  if (!rule.data || (role === 'supervisor' && !rule.data.waits)) return null
  const { required_from, waits, without } = rule.data
  const said = required_from === null ? 'passkeys.rule_hint' : waits ? 'passkeys.rule_waits' : 'passkeys.required_from'
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {text('passkeys.rule')}
      </h2>
      <p className={styles.hint}>{text(said, { time: required_from === null ? '' : formatChatTime(required_from, lang) })}</p>
      <p className={styles.hint}>{text('passkeys.without', { count: without })}</p>
      {role === 'supervisor' ? (
        <Button variant="outlined" disabled={agree.isPending} onClick={() => agree.mutate(undefined)}>
          {text('passkeys.rule_agree')}
        </Button>
      ) : required_from ? (
        <Button variant="outlined" disabled={set.isPending} onClick={() => set.mutate(null)}>
          {text('passkeys.rule_off')}
        </Button>
      ) : (
        <Button
          variant="outlined"
          disabled={set.isPending}
          onClick={() => set.mutate(new Date(Date.now() + NOTICE_MS).toISOString())}
        >
          {text('passkeys.rule_on')}
        </Button>
      )}
    </section>
  )
}
