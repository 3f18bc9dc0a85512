import { Choose } from '../../../ui/choices/choose.tsx'
import { useText } from '../../../i18n/use-text.ts'
import styles from './case.module.css'
import { useAssignees } from './public/use-cases.ts'

type Props = { label: string; value: string; none?: string; onChoose(id: string): void }

/** A colleague, with how many cases they already hold. */
export function AssigneeField({ label, value, none, onChoose }: Props) {
  const text = useText()
  const assignees = useAssignees()
  if (assignees.isError && !assignees.data) {
    return (
      <p className={styles.problem} role="alert">
        {text('case.assign_failed')}
      </p>
    )
  }
  const options = (assignees.data ?? []).map(({ id, alias, open }) => ({
    value: id,
    label: text('case.assign_open', { alias, count: open }),
  }))
  return (
    <Choose
      label={label}
      value={options.some((option) => option.value === value) ? value : ''}
      none={none ?? text('case.choose')}
      options={options}
      disabled={assignees.isPending}
      onChoose={onChoose}
    />
  )
}
