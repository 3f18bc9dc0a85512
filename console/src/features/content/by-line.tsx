import { formatChatTime } from '@himoya/kit/dates'
import { useLang, useText } from '../../i18n/use-text.ts'

/** Who wrote it and when; what came with the house has no author. */
export function ByLine({ alias, at, className }: { alias: string; at: string; className: string | undefined }) {
  const text = useText()
  const time = formatChatTime(at, useLang())
  return <span className={className}>{alias === '' ? time : text('content.by', { alias, time })}</span>
}
