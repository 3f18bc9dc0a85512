import { useEffect, useRef, useState } from 'react'
import { useTitle } from '../app/use-title.ts'
import { useText } from '../i18n/use-text.ts'
import { usePresence } from '../presence/use-presence.ts'
import { useChatList } from '../queue/use-chat-list.ts'
import { createChime } from './chime.ts'
import { newWaiters } from './new-waiters.ts'
import { useSoundOn } from './use-sound-on.ts'

/** Calls the counsellor when somebody waits: a sound while on shift, the number in the tab's title, a word for screen readers. */
export function Attention() {
  const text = useText()
  const waiting = useChatList('waiting').data
  const count = waiting?.length ?? 0
  useSoundOfWaiting(waiting?.map(({ id }) => id))
  useTitle(count ? text('queue.title_count', { count }) : text('queue.title'))
  return (
    <p className="unseen" role="status">
      {count ? text('queue.announce', { count }) : ''}
    </p>
  )
}

function useSoundOfWaiting(ids: string[] | undefined): void {
  const [sound_on] = useSoundOn()
  const on_shift = usePresence().data?.state === 'on_shift'
  const [chime] = useState(createChime)
  const before = useRef<ReadonlySet<string> | null>(null)
  const seen = ids?.join()
  useEffect(() => {
    if (seen === undefined) return
    const now = seen === '' ? [] : seen.split(',')
    if (newWaiters(before.current, now).length && sound_on && on_shift) chime.ring()
    before.current = new Set(now)
  }, [seen, sound_on, on_shift, chime])
}
