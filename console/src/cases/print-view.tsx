import type { Case, CasePrint } from '@himoya/contract/cases'
import { formatChatTime, formatRelative } from '@himoya/kit/dates'
import { Button } from '@mui/material'
import { Printer } from 'lucide-react'
import { type ReactNode, useEffect, useId } from 'react'
import { createPortal } from 'react-dom'
import { focusOnMount } from '../app/focus-on-mount.ts'
import { useLang, useText } from '../i18n/use-text.ts'
import { ContactFact } from './contact-fact.tsx'
import { Facts } from './facts.tsx'
import { momentWords } from './moment-words.ts'
import styles from './print.module.css'

type Props = { pages: CasePrint; onClose(): void }
/** Across the whole of every page, so that no cut removes it. */
const MARKS = Array.from({ length: 24 }, (_, index) => index)

/** The case on paper, over the console; who printed it and when stands across every page. */
export function PrintView({ pages: { watermark, case: one }, onClose }: Props) {
  const text = useText()
  const heading = useId()
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onClose()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onClose])
  return createPortal(
    <div className={`${styles.sheet} himoya-paper`} role="dialog" aria-modal="true" aria-labelledby={heading}>
      <div className={styles.bar}>
        <Button ref={focusOnMount} variant="outlined" onClick={onClose}>
          {text('case.print_back')}
        </Button>
        <Button variant="contained" startIcon={<Printer size={17} />} onClick={() => window.print()}>
          {text('case.print_now')}
        </Button>
        <span>{text('case.print_warn')}</span>
      </div>
      <div className={styles.watermark} aria-hidden>
        {MARKS.map((index) => (
          <span key={index}>{watermark}</span>
        ))}
      </div>
      <article className={styles.paper}>
        <h1 id={heading}>{text('case.one', { ref: one.ref })}</h1>
        <p className={styles.small}>{watermark}</p>
        <Pages one={one} />
      </article>
    </div>,
    document.body,
  )
}

function Pages({ one }: { one: Case }) {
  const text = useText()
  const lang = useLang()
  return (
    <>
      <p>
        {[text(`case.risk_${one.risk}`), text(`case.state_${one.state}`), one.assigned_to?.alias].filter(Boolean).join(' · ')}
      </p>
      <Block title={text('case.story')}>
        <p className={styles.words}>{one.facts.description || text('case.no_story')}</p>
        <Facts one={one}>
          <ContactFact one={one} />
        </Facts>
      </Block>
      {one.plan ? (
        <Block title={text('case.plan')}>
          <p className={styles.words}>{one.plan.text}</p>
        </Block>
      ) : null}
      <Lines
        title={text('case.tasks')}
        lines={one.tasks.map((task) =>
          [
            task.title,
            task.assigned_to?.alias,
            task.due_at && text('case.due_by', { time: formatChatTime(task.due_at, lang) }),
            task.state === 'open' ? null : text(`case.task_state_${task.state}`),
          ]
            .filter(Boolean)
            .join(' · '),
        )}
      />
      <Lines
        title={text('case.people')}
        lines={one.people.map(({ name, role, about, phone }) =>
          [name, text(`case.role_${role}`), about, phone].filter(Boolean).join(' · '),
        )}
      />
      <Words one={one} />
    </>
  )
}

/** What was written, from the team's notes to the history. */
function Words({ one }: { one: Case }) {
  const text = useText()
  const lang = useLang()
  return (
    <>
      <Lines
        title={text('case.notes')}
        lines={one.notes.map((note) => `${note.author.alias}, ${formatRelative(note.created_at, lang)}: ${note.text}`)}
      />
      <Lines
        title={text('case.referrals')}
        lines={one.referrals.map(
          ({ target, state, text: words }) => `${text(`referral.${target}`)} (${text(`case.referral_state_${state}`)}): ${words}`,
        )}
      />
      <Lines
        title={text('case.inbox')}
        lines={one.messages.map(
          ({ is_admin, author, message, created_at }) =>
            `${is_admin ? (author ?? text('chat.staff')) : text('case.by_reporter')}, ${formatChatTime(created_at, lang)}: ${message}`,
        )}
      />
      <Lines
        title={text('case.timeline')}
        lines={one.timeline.map((moment) =>
          [formatChatTime(moment.at, lang), moment.by?.alias, momentWords(moment, text), moment.text].filter(Boolean).join(' · '),
        )}
      />
    </>
  )
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <Block title={title}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line} className={styles.words}>
            {line}
          </li>
        ))}
      </ul>
    </Block>
  )
}
