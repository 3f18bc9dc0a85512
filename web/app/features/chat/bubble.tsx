import { formatChatTime } from '@himoya/kit/dates'
import type { ReactNode } from 'react'
import { useSession } from '../account/session.ts'

type BubbleProps = {
  /** The reader's own: on the right. */
  own: boolean
  who: string
  at: string
  /** What became of one's own: sent, seen. */
  fate?: ReactNode
  children: ReactNode
}

/** One message: own ones right, the counsellor's left, text and time (seed section 2). */
export function Bubble({ own, who, at, fate, children }: BubbleProps) {
  const { lang } = useSession()
  const time = formatChatTime(at, lang)
  if (!own) {
    return (
      <li className="max-w-[83%] self-start rounded-panel rounded-tl-[6px] border border-line bg-surface px-3.5 py-2">
        <span className="sr-only">{who}: </span>
        {children}
        <time className="text-meta text-ink-2" dateTime={at}>
          {time}
        </time>
      </li>
    )
  }
  return (
    <li className="max-w-[83%] self-end rounded-panel rounded-tr-[6px] bg-green-soft px-3.5 py-2">
      <span className="sr-only">{who}: </span>
      {children}
      <p className="flex items-center justify-end gap-1.5 text-meta text-ink-2">
        <time dateTime={at}>{time}</time>
        {fate}
      </p>
    </li>
  )
}
