import type { Case } from '@himoya/contract/reports/cases'
import { formatChatTime } from '@himoya/kit/dates'
import type { ReactNode } from 'react'
import { useLang, useText } from '../../../i18n/use-text.ts'
import { eventWords } from './event-words.ts'
import styles from './print.module.css'

export function PrintBlock({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

type Line = { id: string; words: (string | null | undefined)[] }

function Lines({ title, lines }: { title: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null
  return (
    <PrintBlock title={title}>
      <ul className={styles.lines}>
        {lines.map(({ id, words }) => (
          <li key={id} className={styles.words}>
            {words.filter(Boolean).join(' · ')}
          </li>
        ))}
      </ul>
    </PrintBlock>
  )
}

/** What was done and written, one line each. */
export function PrintLines({ one }: { one: Case }) {
  const text = useText()
  const lang = useLang()
  const at = (time: string): string => formatChatTime(time, lang)
  const tasks = one.tasks.map(({ id, title, state, assigned_to, due_at }) => ({
    id,
    words: [
      title,
      assigned_to?.alias,
      due_at && text('case.due_by', { time: at(due_at) }),
      state === 'open' ? null : text(`case.task_state_${state}`),
    ],
  }))
  const people = one.people.map(({ id, name, role, about, phone }) => ({
    id,
    words: [name, text(`case.role_${role}`), about, phone],
  }))
  const notes = one.notes.map(({ id, author, created_at, text: words }) => ({ id, words: [at(created_at), author.alias, words] }))
  const referrals = one.referrals.map(({ id, target, state, text: words }) => ({
    id,
    words: [text(`referral.${target}`), text(`case.referral_state_${state}`), words],
  }))
  const messages = one.messages.map(({ id, is_admin, author, message, created_at }) => ({
    id,
    words: [at(created_at), is_admin ? (author ?? text('chat.staff')) : text('case.by_reporter'), message],
  }))
  const timeline = one.timeline.map((event) => ({
    id: event.id,
    words: [at(event.at), event.by?.alias, eventWords(event, text), event.text],
  }))
  return (
    <>
      <Lines title={text('case.tasks')} lines={tasks} />
      <Lines title={text('case.people')} lines={people} />
      <Lines title={text('case.notes')} lines={notes} />
      <Lines title={text('case.referrals')} lines={referrals} />
      <Lines title={text('case.inbox')} lines={messages} />
      <Lines title={text('case.timeline')} lines={timeline} />
    </>
  )
}
