import { formatChatTime } from '@himoya/kit/dates'
import type { ReactNode } from 'react'
import { useSession } from '../../../session/session.ts'

type BubbleProps = {
  /** The reader's own: on the right. */
  own: boolean
  who: string
  /** Their name stands over the counsellor's words: several may answer. */
  named?: boolean
  /** When it was stored; absent while it is on its way. */
  at?: string
  /** What became of one's own: sent, seen. */
  fate?: ReactNode
  children: ReactNode
}

/** One message: own ones right, the counsellor's left, text and time (seed section 2). */
export function Bubble({ own, who, named = false, at, fate, children }: BubbleProps) {
  const { lang } = useSession()
  const time = at !== undefined && <time dateTime={at}>{formatChatTime(at, lang)}</time>
  if (!own) {
    return (
      <li
        key="theirs"
        className="max-w-[83%] self-start rounded-panel rounded-tl-[6px] border border-line bg-surface px-3.5 py-2"
      >
        {named ? (
          <p translate="no" className="overflow-clip text-meta font-[650] wrap-anywhere">
            {who}
          </p>
        ) : (
          <span className="sr-only">{who}: </span>
        )}
        {children}
        <p className="text-meta text-ink-2">{time}</p>
      </li>
    )
  }
  return (
    <li className="max-w-[83%] self-end rounded-panel rounded-tr-[6px] bg-green-soft px-3.5 py-2">
      <span className="sr-only">{who}: </span>
      {children}
      <p className="flex items-center justify-end gap-1.5 text-meta text-ink-2">
        {time}
        {fate}
      </p>
    </li>
  )
}
