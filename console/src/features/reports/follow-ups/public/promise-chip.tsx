import { Handshake } from 'lucide-react'
import { useText } from '../../../../i18n/use-text.ts'
import { useNow } from '../../../../ui/marks/use-now.ts'
import { stageOf } from '../due-times.ts'
import styles from '../follow-ups.module.css'
import { useDueWords } from '../use-due-words.ts'
import { useOpenFollowUps } from './use-follow-ups.ts'

const TICK_MS = 15_000

/** In a row of my chats: by when I have promised something, and whether that is over. */
export function PromiseChip({ chat_id }: { chat_id: string }) {
  const text = useText()
  const dueWords = useDueWords()
  const now = useNow(TICK_MS)
  const next = useOpenFollowUps('mine').data?.find((one) => one.chat_id === chat_id)
  if (!next) return null
  if (next.declined_at !== null) {
    return (
      <span className={styles.chip_soon}>
        <Handshake size={14} aria-hidden />
        {text('promise.declined')}
      </span>
    )
  }
  const stage = stageOf(next.due_at, now)
  const over = stage === 'due' || stage === 'late'
  const of = next.kind === 'appointment' ? 'meet_chip' : 'chip'
  return (
    <span className={styles[`chip_${stage}`]}>
      <Handshake size={14} aria-hidden />
      {text(over ? `promise.${of}_over` : `promise.${of}`, { time: dueWords(next.due_at) })}
    </span>
  )
}
