import type { Broadcast } from '@himoya/contract/notifications/broadcasts'
import { grouped } from '../../../ui/words/grouped.ts'
import { useLang, useText } from '../../../i18n/use-text.ts'
import styles from './broadcasts.module.css'

/** How far it has come, as a bar and in words. Numbers are tens; fewer than ten people are not counted out. */
export function SendingLine({ sending }: { sending: NonNullable<Broadcast['sending']> }) {
  const text = useText()
  const lang = useLang()
  const { state, total, done, failed, percent } = sending
  const count = (number: number | null): string => (number === null ? text('broadcast.few') : grouped(number, lang))
  const sent_text = text('broadcast.sent_to', { done: count(done), total: count(total) })
  return (
    <div className={styles.sending}>
      <progress max={100} value={percent} aria-label={text('broadcast.progress')} />
      <p>
        <strong>{text('broadcast.percent', { percent })}</strong> {sent_text}
        {failed === null || failed > 0 ? missedIn(state, count(failed), text) : null}
      </p>
    </div>
  )
}

/** Those it did not come to are known only once it is over. */
function missedIn(state: NonNullable<Broadcast['sending']>['state'], count: string, text: ReturnType<typeof useText>): string {
  if (state === 'sending') return ''
  return ` ${text(state === 'stopped' ? 'broadcast.not_sent_to' : 'broadcast.not_reached', { count })}`
}
