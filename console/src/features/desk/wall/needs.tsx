import type { Wall } from '@himoya/contract/chat/wall'
import { Button } from '@mui/material'
import { Clock3, Lightbulb, type LucideIcon, PlugZap, Siren, UserX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { formatWait } from '../../../ui/marks/wait-time.ts'
import type { Asked } from './asked-dialog.tsx'
import { type Need, needsOf } from './needs.ts'
import styles from './wall.module.css'

const ICONS: Record<Need['kind'], LucideIcon> = {
  urgent: Siren,
  hinted: Lightbulb,
  silent: Clock3,
  dead: PlugZap,
  unmanned: UserX,
}
const LOOK_MS = 1_000

/** What only the supervisor can settle, with the way to settle it. */
export function Needs({ wall, onAsk }: { wall: Wall; onAsk(asked: Asked): void }) {
  const text = useText()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_MS)
    return () => clearInterval(timer)
  }, [])
  const needs = needsOf(wall, now)
  return (
    <section className={styles.card} aria-label={text('wall.needs')}>
      <h2>{text('wall.needs')}</h2>
      {needs.length === 0 ? <p className={styles.hint}>{text('wall.needs_none')}</p> : null}
      <ul className={styles.needs}>
        {needs.map((need) => (
          <li key={keyOf(need)} className={toneOf(need)}>
            <NeedWords need={need} now={now} />
            {'chat' in need ? (
              <span className={styles.need_actions}>
                {need.kind === 'silent' ? (
                  <Button size="small" variant="outlined" onClick={() => onAsk({ action: 'view', chat: need.chat })}>
                    {text('wall.view')}
                  </Button>
                ) : null}
                <Button size="small" variant="outlined" onClick={() => onAsk({ action: 'take-over', chat: need.chat })}>
                  {text('wall.take-over')}
                </Button>
                <Button size="small" variant="outlined" onClick={() => onAsk({ action: 'reassign', chat: need.chat })}>
                  {text('wall.reassign')}
                </Button>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

function NeedWords({ need, now }: { need: Need; now: number }) {
  const text = useText()
  const Icon = ICONS[need.kind]
  const time = 'chat' in need && need.chat.waiting_since ? formatWait(need.chat.waiting_since, now) : ''
  const words =
    need.kind === 'unmanned'
      ? text('wall.need_unmanned', { lang: text(`lang.${need.lang}`), count: need.waiting })
      : need.kind === 'dead'
        ? text('wall.need_dead', { alias: need.member.alias, count: need.member.chats.length })
        : need.kind === 'hinted'
          ? text('wall.need_hinted', {
              person: need.chat.person,
              topics: need.chat.hints.map((topic) => text(`care.topic_${topic}`)).join(', '),
              time,
            })
          : need.kind === 'urgent'
            ? text('wall.need_urgent', { person: need.chat.person, risk: text(`risk.${need.chat.risk}`), time })
            : text('wall.need_silent', { alias: need.member.alias, person: need.chat.person, time })
  return (
    <p>
      <Icon size={18} aria-hidden />
      <span>{words}</span>
    </p>
  )
}

/** The colours of the row in the queue. */
const toneOf = (need: Need): string | undefined =>
  styles[need.kind === 'hinted' && need.chat.urgency === 'danger' ? 'need_danger' : `need_${need.kind}`]

const keyOf = (need: Need): string =>
  'chat' in need ? need.chat.id : need.kind === 'unmanned' ? need.lang : `dead ${need.member.id}`
