import type { DayPart } from '@himoya/contract/desk/my-day'
import { formatDate } from '@himoya/kit/dates'
import { useMe, worksWithChats } from '../../../session/use-me.ts'
import { useLang, useText } from '../../../i18n/use-text.ts'
import { useNow } from '../../../ui/marks/use-now.ts'
import { ListFailed, ListSkeleton, NothingHere, ScreenPage } from '../../../ui/pages/page.tsx'
import { MyPromises } from '../../reports/follow-ups/public/my-promises.tsx'
import { type Group, GROUPS, groupOf } from './kinds.ts'
import { DayCard } from './day-card.tsx'
import styles from './my-day.module.css'
import { useMyDay } from './use-my-day.ts'

const TICK_MS = 60_000

/** Where everybody's day begins: what they owe, what wants a second person, what came back, what waits for the team. */
export function MyDayPage() {
  const text = useText()
  const lang = useLang()
  const me = useMe().data
  const day = useMyDay()
  const today = formatDate(useNow(TICK_MS), lang)
  return (
    <ScreenPage title={text('day.title')} hint={me ? text('day.hint', { alias: me.alias, day: today }) : today}>
      {day.isPending ? <ListSkeleton rows={4} /> : null}
      {day.isError && !day.data ? (
        <ListFailed title={text('day.failed')} error={day.error} onRetry={() => void day.refetch()} />
      ) : null}
      {day.data ? <Groups parts={day.data.parts} with_chats={me !== undefined && worksWithChats(me.role)} /> : null}
    </ScreenPage>
  )
}

function Groups({ parts, with_chats }: { parts: readonly DayPart[]; with_chats: boolean }) {
  const text = useText()
  const filled = GROUPS.filter((group) => parts.some(({ kind }) => groupOf(kind) === group))
  const for_me = filled.some((group) => group !== 'team')
  return (
    <>
      {for_me ? null : (
        <NothingHere title={text('day.empty_title')}>
          <p>{text('day.empty_text')}</p>
        </NothingHere>
      )}
      <div className={styles.groups}>
        {filled.map((group) => (
          <GroupSection
            key={group}
            group={group}
            parts={parts.filter(({ kind }) => groupOf(kind) === group)}
            with_chats={with_chats}
          />
        ))}
      </div>
    </>
  )
}

function GroupSection({ group, parts, with_chats }: { group: Group; parts: readonly DayPart[]; with_chats: boolean }) {
  const text = useText()
  return (
    <section className={styles.group} aria-label={text(`day.${group}`)}>
      <h2>{text(`day.${group}`)}</h2>
      {parts.map((part) =>
        part.kind === 'promise' && with_chats ? (
          <MyPromises key={part.kind} className={styles.card} count={part.count} />
        ) : (
          <DayCard key={part.kind} part={part} />
        ),
      )}
    </section>
  )
}
