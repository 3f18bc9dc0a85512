import { Handshake } from 'lucide-react'
import { useText } from '../../../i18n/use-text.ts'
import { useNow } from '../../../ui/marks/use-now.ts'
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
  const stage = stageOf(next.due_at, now)
  return (
    <span className={styles[`chip_${stage}`]}>
      <Handshake size={14} aria-hidden />
      {text(stage === 'due' || stage === 'late' ? 'promise.chip_over' : 'promise.chip', { time: dueWords(next.due_at) })}
    </span>
  )
}
