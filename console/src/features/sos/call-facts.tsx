import type { SosRow } from '@himoya/contract/sos/sos'
import { LangBadge } from '../../ui/marks/lang-badge.tsx'
import { useText } from '../../i18n/use-text.ts'
import styles from './sos.module.css'

/** What a row says of a call: nothing the sender wrote. */
export function CallFacts({ call }: { call: SosRow }) {
  const text = useText()
  const facts = [
    text(call.guest ? 'sos.guest' : 'sos.user'),
    ...(call.can_speak ? [] : [text('sos.silent')]),
    ...(call.kind === 'other' ? [text('sos.other')] : []),
    ...(call.has_place ? [text('sos.with_place')] : []),
    ...(call.has_phone ? [text('sos.with_phone')] : []),
    ...(call.has_text ? [text('sos.with_text')] : []),
  ]
  return (
    <span className={styles.facts}>
      <LangBadge lang={call.lang} /> {facts.join(' · ')}
    </span>
  )
}
