import { Button } from '@mui/material'
import { Bell as BellIcon, BellOff, MonitorUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useText } from '../../../../i18n/use-text.ts'
import { mayTake } from '../../../chat/queue/public/places.ts'
import { useChatList } from '../../../chat/queue/public/use-chat-list.ts'
import { usePlaces } from '../../../chat/queue/public/use-places.ts'
import styles from '../attention.module.css'
import { askForAlerts, hush, useBell } from '../../../notifications/bell/public/bell.ts'
import { useSoundOn } from '../../../notifications/bell/public/use-sound-on.ts'
import { usePresence } from '../../../../session/use-presence.ts'
import { useValue } from '../../../../session/value.ts'

/** While on shift: whether the console can be heard, and how to change that. Silence is always visible. */
export function SoundStrip() {
  const text = useText()
  const bell = useBell()
  const [sound_on, setSound] = useSoundOn()
  const on_shift = usePresence().data?.state === 'on_shift'
  const places = usePlaces()
  const waiting = useChatList('waiting').data ?? []
  const rings = waiting.some((chat) => mayTake(places, chat))
  const hearing = useValue(bell.chime.hearing)
  const quiet = useQuiet()
  if (!on_shift) return null
  if (!sound_on)
    return (
      <Strip Icon={BellOff} tone="warn" words={text('attention.off')}>
        <Button size="small" onClick={() => setSound(true)}>
          {text('attention.turn_on')}
        </Button>
      </Strip>
    )
  // The bar over every page says it.
  if (hearing === 'silenced') return null
  if (hearing === 'untouched') return <Strip Icon={BellOff} tone="warn" words={text('bell.untouched')} />
  if (quiet)
    return (
      <Strip Icon={BellOff} tone="warn" words={text('attention.quiet')}>
        <Button size="small" onClick={() => bell.quiet_until.set(0)}>
          {text('attention.turn_on')}
        </Button>
      </Strip>
    )
  if (rings)
    return (
      <Strip Icon={BellIcon} tone="calm" words={text('attention.rings')}>
        <Button size="small" onClick={() => hush(bell)}>
          {text('attention.hush')}
        </Button>
      </Strip>
    )
  if (waiting.length > 0)
    return <Strip Icon={BellOff} tone="warn" words={text('attention.full', { open: places.open, cap: places.cap })} />
  return <AlertsOffer />
}

function AlertsOffer() {
  const text = useText()
  const bell = useBell()
  const alerts = useValue(bell.alerts)
  const [later, setLater] = useState(false)
  if (alerts !== 'unknown' || later) return null
  return (
    <Strip Icon={MonitorUp} tone="calm" words={text('attention.offer')}>
      <Button size="small" onClick={() => void askForAlerts(bell)}>
        {text('attention.allow')}
      </Button>
      <Button size="small" onClick={() => setLater(true)}>
        {text('attention.later')}
      </Button>
    </Strip>
  )
}

type StripProps = { Icon: typeof BellIcon; tone: 'warn' | 'calm'; words: string; children?: React.ReactNode }

function Strip({ Icon, tone, words, children }: StripProps) {
  return (
    <div className={styles[tone]}>
      <Icon size={16} aria-hidden />
      <span>{words}</span>
      {children}
    </div>
  )
}

function useQuiet(): boolean {
  const bell = useBell()
  const until = useValue(bell.quiet_until)
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, until - Date.now()) + 50)
    return () => clearTimeout(timer)
  }, [until])
  return until > now
}
