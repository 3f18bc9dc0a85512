import { formatChatTime } from '@himoya/kit/dates'
import { Button } from '@mui/material'
import { useId } from 'react'
import { useLang, useText } from '../../i18n/use-text.ts'
import { usePasskeyChange, usePasskeyRule } from './use-passkeys.ts'
import styles from './passkeys.module.css'

/** Time for everybody to make one. */
const NOTICE_MS = 7 * 86_400_000

/** Nothing until it is known what holds. */
export function PasskeyRulePart() {
  const text = useText()
  const lang = useLang()
  const title = useId()
  const rule = usePasskeyRule()
  const set = usePasskeyChange((api, required_from: string | null) => api.put('staff/passkey-rule/', { required_from }))
  if (!rule.data) return null
  const { required_from, without } = rule.data
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {text('passkeys.rule')}
      </h2>
      <p className={styles.hint}>
        {required_from
          ? text('passkeys.required_from', { time: formatChatTime(required_from, lang) })
          : text('passkeys.rule_hint')}
      </p>
      <p className={styles.hint}>{text('passkeys.without', { count: without })}</p>
      {required_from ? (
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
