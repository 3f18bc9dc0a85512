import type { StaffChat } from '@himoya/contract/staff/staff'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../../../i18n/use-text.ts'
import { useRinging as useSosRinging } from '../../sos/public/use-sos.ts'
import { mayTake } from '../../chat/queue/public/places.ts'
import { useChatList } from '../../chat/queue/public/use-chat-list.ts'
import { usePlaces } from '../../chat/queue/public/use-places.ts'
import { showAlert, useBell } from '../../notifications/bell/public/bell.ts'
import { newInMine } from './new-in-mine.ts'
import { newWaiters } from './new-waiters.ts'
import { callOf, ringEveryMs } from '../../notifications/bell/public/urgency.ts'
import { useSoundOn } from '../../notifications/bell/public/use-sound-on.ts'
import { useStore } from '../../../session/services.ts'
import { createQueueStore } from '../../chat/queue/public/queue-store.ts'
import { usePresence } from '../../../session/use-presence.ts'
import { useNotify } from '../../../ui/notices/use-notify.ts'
import { useValue } from '../../../session/value.ts'

/** Calls the counsellor as long as somebody waits: sound and desktop while on shift, a number in the tab, a word for screen readers. */
export function Attention() {
  const text = useText()
  const count = useChatList('waiting').data?.length ?? 0
  useRinging()
  useMineHeard()
  useAlerts()
  useCountInTitle(count)
  return (
    <p className="unseen" role="status">
      {count ? text('queue.announce', { count }) : ''}
    </p>
  )
}

/** Who waits and can be taken by me, in the order of the queue. */
function useTakeable(): StaffChat[] | undefined {
  const places = usePlaces()
  return useChatList('waiting').data?.filter((chat) => mayTake(places, chat))
}

/** Rings again and again until everybody is taken; the more urgent, the sooner. Nothing rings for what I may not take. */
function useRinging(): void {
  const bell = useBell()
  const [sound_on] = useSoundOn()
  const on_shift = usePresence().data?.state === 'on_shift'
  const waiting = useTakeable()
  const quiet_until = useValue(bell.quiet_until)
  const [first] = waiting ?? []
  const call = first ? callOf(first) : null
  // A call for help rings by itself, over everything else.
  const calls = useSosRinging().length
  const rings = sound_on && on_shift && calls === 0
  const newest = useNewest(waiting?.map(({ id }) => id))
  useEffect(() => {
    if (!rings || call === null) return undefined
    const ring = (): void => {
      if (Date.now() >= quiet_until) bell.chime.ring(call)
    }
    // At once for somebody new; who was here before the console was opened is heard at the next turn.
    if (newest > 0) ring()
    const timer = setInterval(ring, ringEveryMs(call))
    return () => clearInterval(timer)
  }, [rings, call, quiet_until, bell, newest])
}

/** An answer in a chat of mine, and a whisper of a supervisor. */
function useMineHeard(): void {
  const bell = useBell()
  const text = useText()
  const [sound_on] = useSoundOn()
  const { pathname } = useLocation()
  const mine = useChatList('mine').data
  const known = useRef<ReadonlyMap<string, StaffChat> | null>(null)
  useEffect(() => {
    if (!mine) return
    const open = document.visibilityState === 'visible' ? (/^\/(?:queue|mine)\/([^/]+)/.exec(pathname)?.[1] ?? null) : null
    const sounds = newInMine(known.current, mine, open)
    known.current = new Map(mine.map((chat) => [chat.id, chat]))
    if (sounds.length > 0) showAlert(bell, text('attention.alert'))
    if (!sound_on || Date.now() < bell.quiet_until.get()) return
    for (const sound of sounds) bell.chime.ring(sound)
  }, [mine, pathname, sound_on, bell, text])
}

const NOTHING_SEEN = { ids: null, joined: '-', count: 0 }

/** Counts up whenever somebody new comes into the list. */
function useNewest(ids: string[] | undefined): number {
  const [seen, setSeen] = useState<{ ids: ReadonlySet<string> | null; joined: string; count: number }>(NOTHING_SEEN)
  const joined = ids?.join()
  if (ids && joined !== undefined && joined !== seen.joined)
    setSeen({ ids: new Set(ids), joined, count: seen.count + newWaiters(seen.ids, ids).length })
  return seen.count
}

/** Also for a chat that was handed to this console without a click. */
function useAlerts(): void {
  const bell = useBell()
  const { handed } = useStore(createQueueStore)
  const text = useText()
  const notify = useNotify()
  const on_shift = usePresence().data?.state === 'on_shift'
  const newest = useNewest(useTakeable()?.map(({ id }) => id))
  const count = useValue(handed)
  useEffect(() => {
    if (on_shift && newest > 0) showAlert(bell, text('attention.alert'))
  }, [bell, on_shift, newest, text])
  useEffect(() => {
    if (count === 0) return
    bell.chime.ring('high')
    notify(text('attention.handed'), 'info')
    showAlert(bell, text('attention.alert'))
  }, [bell, count, notify, text])
}

/** In front of whatever title the open page has. */
function useCountInTitle(count: number): void {
  const { pathname } = useLocation()
  const text = useText()
  useEffect(() => {
    const bare = document.title.replace(/^\(\d+\) /, '')
    document.title = count > 0 ? `(${count}) ${bare}` : bare
  }, [count, pathname, text])
}
