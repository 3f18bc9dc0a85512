import { type ActNeed, CASE_LENGTHS, CASE_RISKS, CLOSING_REASONS } from '@himoya/contract/reports/case-lists'
import type { Case } from '@himoya/contract/reports/cases'
import { formatDate } from '@himoya/kit/dates'
import { Choose } from '../../../ui/choices/choose.tsx'
import { useLang, useText } from '../../../i18n/use-text.ts'
import type { TextKey } from '../../../i18n/text-key.ts'
import type { Brought } from './acts.ts'
import styles from './case.module.css'
import { AssigneeField } from './assignee-field.tsx'
import { WordsField } from '../../../ui/fields/words-field.tsx'

type Props = { one: Case; fields: readonly ActNeed[]; brought: Brought; onChange(brought: Brought): void }
type WordField = 'reason' | 'plan' | 'message' | 'summary'

const LABEL: Record<WordField, TextKey> = {
  reason: 'case.reason',
  plan: 'case.plan_text',
  message: 'case.message_to_reporter',
  summary: 'case.closing_summary',
}
const ROWS: Record<WordField, number> = { reason: 2, plan: 8, message: 5, summary: 5 }
const MOST: Record<WordField, number> = {
  reason: CASE_LENGTHS.reason,
  plan: CASE_LENGTHS.plan,
  message: CASE_LENGTHS.message,
  summary: CASE_LENGTHS.plan,
}

export function ActFields({ one, fields, brought, onChange }: Props) {
  return (
    <div className={styles.fields}>
      {fields.map((field, index) => (
        <OneField key={field} {...{ one, field, brought, onChange }} first={index === 0} />
      ))}
    </div>
  )
}

type FieldProps = Omit<Props, 'fields'> & { field: ActNeed; first: boolean }

function OneField({ one, field, brought, onChange, first }: FieldProps) {
  const text = useText()
  const choose = (value: string): void => onChange({ ...brought, [field]: value || undefined })
  switch (field) {
    case 'risk':
      return (
        <Choose
          label={text('case.risk')}
          value={brought.risk ?? ''}
          none={text('case.choose')}
          options={CASE_RISKS.filter((risk) => risk !== 'unknown').map((value) => ({ value, label: text(`case.risk_${value}`) }))}
          onChoose={choose}
        />
      )
    case 'closing_reason':
      return (
        <Choose
          label={text('case.closing_reason')}
          value={brought.closing_reason ?? ''}
          none={text('case.choose')}
          options={CLOSING_REASONS.map((value) => ({ value, label: text(`case.closing_${value}`) }))}
          onChoose={choose}
        />
      )
    case 'assign_to':
      return <AssigneeField label={text('case.assign_to')} value={brought.assign_to ?? ''} onChoose={choose} />
    case 'duplicate_of':
      return <DuplicateField one={one} value={brought.duplicate_of ?? ''} onChoose={choose} />
    default:
      return <Words field={field} value={brought[field] ?? ''} first={first} onChange={choose} />
  }
}

type WordsProps = { field: WordField; value: string; first: boolean; onChange(value: string): void }

function Words({ field, value, first, onChange }: WordsProps) {
  const text = useText()
  return (
    <WordsField
      most={MOST[field]}
      label={text(LABEL[field])}
      helperText={
        field === 'reason'
          ? text('case.reason_hint', { least: CASE_LENGTHS.reason_min })
          : field === 'message'
            ? text('case.inbox_hint')
            : undefined
      }
      value={value}
      autoFocus={first}
      minRows={ROWS[field]}
      maxRows={16}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

function DuplicateField({ one, value, onChoose }: { one: Case; value: string; onChoose(value: string): void }) {
  const text = useText()
  const lang = useLang()
  if (one.likeness.length === 0) return <p className={styles.quiet}>{text('case.duplicate_none')}</p>
  return (
    <Choose
      label={text('case.duplicate_of')}
      value={value}
      none={text('case.choose')}
      options={one.likeness.map(({ id, ref, state, created_at }) => ({
        value: id,
        label: `${ref}, ${text(`case.state_${state}`)}, ${formatDate(created_at, lang)}`,
      }))}
      onChoose={onChoose}
    />
  )
}
