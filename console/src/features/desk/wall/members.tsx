import type { Wall, WallMember } from '@himoya/contract/chat/wall'
import { formatClock } from '@himoya/kit/dates'
import { useText } from '../../../i18n/use-text.ts'
import { LangBadge } from '../../../ui/marks/lang-badge.tsx'
import { WaitClock } from '../../../ui/marks/wait-clock.tsx'
import { ChatLine } from './chat-line.tsx'
import type { Asked } from './asked-dialog.tsx'
import { longestSilence } from './needs.ts'
import styles from './wall.module.css'

type Props = { wall: Wall; onAsk(asked: Asked): void }

/** Everybody who is there: a bar of their open chats, the longest silence, and each chat. */
export function Members({ wall, onAsk }: Props) {
  const text = useText()
  return (
    <section aria-label={text('wall.members')}>
      <header className={styles.section_head}>
        <h2>{text('wall.members')}</h2>
        <p>{text('wall.members_hint')}</p>
      </header>
      {wall.members.length === 0 ? <p className={styles.empty}>{text('wall.nobody')}</p> : null}
      <ul className={styles.members}>
        {wall.members.map((member) => (
          <li key={member.id} className={styles.member}>
            <Member member={member} cap={wall.chat_cap} />
            {member.chats.length > 0 ? (
              <ul className={styles.chats}>
                {member.chats.map((chat) => (
                  <ChatLine key={chat.id} chat={chat} waiting={false} onAsk={onAsk} />
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Member({ member, cap }: { member: WallMember; cap: number }) {
  const text = useText()
  const { alias, langs, state, live, since, chats, planned_until } = member
  const silence = longestSilence(chats)
  const shown = state === 'on_shift' && !live ? 'dead' : state
  return (
    <>
      <p className={styles.member_top}>
        <span className={styles[`dot_${shown}`]} aria-hidden />
        <strong>{alias}</strong>
        <span className={styles.badges}>
          {langs.map((lang) => (
            <LangBadge key={lang} lang={lang} />
          ))}
        </span>
      </p>
      <Bar open={chats.length} cap={cap} />
      <p className={styles.member_foot}>
        <span>
          {text(`wall.state_${shown}`)}
          {shown === 'on_shift' ? text('shift.of_cap', { open: chats.length, cap }) : null}
        </span>
        <span>
          {silence ? (
            <>
              {text('wall.silent')} <WaitClock since={silence} />
            </>
          ) : planned_until ? (
            text('wall.until', { time: formatClock(planned_until) })
          ) : since && state !== 'off' ? (
            text('shift.since', { time: formatClock(since) })
          ) : null}
        </span>
      </p>
    </>
  )
}

/** A piece for each place; the words below say the same. */
function Bar({ open, cap }: { open: number; cap: number }) {
  const pieces = Math.max(open, Math.min(cap, 12))
  return (
    <span className={open >= cap ? styles.bar_full : styles.bar} aria-hidden>
      {Array.from({ length: pieces }, (_, index) => (
        <span key={index} className={index < open ? styles.piece_open : styles.piece} />
      ))}
    </span>
  )
}
