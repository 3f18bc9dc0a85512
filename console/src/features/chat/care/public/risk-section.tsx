import type { RiskChange } from '@himoya/contract/chat/desk'
import type { StaffChat } from '@himoya/contract/staff/staff'
import { formatRelative } from '@himoya/kit/dates'
import { useMemo, useRef } from 'react'
import { useShortcuts } from '../../../../ui/keys/use-shortcuts.ts'
import { useLang, useText } from '../../../../i18n/use-text.ts'
import styles from '../care.module.css'
import facts_styles from '../../../../ui/facts/facts.module.css'
import { RiskForm } from '../risk-form.tsx'
import { GuideWords } from './risk-guide.tsx'
import { Loaded, Section } from '../../../../ui/facts/section.tsx'
import { useDesk } from './use-desk.ts'

export function RiskSection({ chat }: { chat: StaffChat }) {
  const text = useText()
  const history = useDesk<RiskChange[]>(chat.id, 'risk')
  const form = useRef<HTMLDivElement>(null)
  useShortcuts(useMemo(() => ({ risk: () => goTo(form.current) }), []))
  return (
    <Section title={text('care.risk')}>
      <div ref={form}>
        <RiskForm chat={chat} />
      </div>
      <Loaded query={history}>{(changes) => <History changes={changes} />}</Loaded>
    </Section>
  )
}

/** The first question, where the guide begins. */
function goTo(form: HTMLElement | null): void {
  form?.scrollIntoView({ block: 'nearest' })
  form?.querySelector<HTMLElement>('button, input, textarea')?.focus()
}

function History({ changes }: { changes: RiskChange[] }) {
  const text = useText()
  const [newest, ...older] = changes
  if (!newest) return <p className={facts_styles.quiet}>{text('care.risk_none')}</p>
  return (
    <>
      <Change change={newest} />
      {older.length > 0 ? (
        <details className={styles.history}>
          <summary>{text('care.risk_history')}</summary>
          <ol>
            {older.map((change) => (
              <li key={change.id}>
                <Change change={change} />
              </li>
            ))}
          </ol>
        </details>
      ) : null}
    </>
  )
}

function Change({ change: { from, to, guide, reason, by, created_at } }: { change: RiskChange }) {
  const text = useText()
  const lang = useLang()
  return (
    <div className={styles.change}>
      <GuideWords guide={guide} />
      {reason === '' ? null : <p>{reason}</p>}
      <p className={facts_styles.quiet}>
        {text('care.risk_was', { from: text(`care.risk_${from}`), to: text(`care.risk_${to}`) })}. {by.alias},{' '}
        <time dateTime={created_at}>{formatRelative(created_at, lang)}</time>
      </p>
    </div>
  )
}
