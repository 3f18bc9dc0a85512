import { CASE_LENGTHS } from '@himoya/contract/reports/case-lists'
import { DAY_MS } from '@himoya/contract/tashkent'
import { uuid } from '@himoya/kit/uuid'
import { TextField } from '@mui/material'
import { useState } from 'react'
import { CLOCK_PATTERN, typedClock } from '../../../ui/fields/typed-clock.ts'
import { useText } from '../../../i18n/use-text.ts'
import { fromTashkent, toTashkent } from '../../../ui/fields/local-time.ts'
import styles from './case.module.css'
import { AssigneeField } from './assignee-field.tsx'
import { CaseDialog } from './case-dialog.tsx'
import { NotSaved } from './not-saved.tsx'
import { useCaseWrite } from './use-case.ts'
import { WordsField } from '../../../ui/fields/words-field.tsx'

type Typed = { title: string; assigned_to: string; day: string; clock: string }

/** Tomorrow at the same hour, to begin with. */
const begun = (): Typed => ({ title: '', assigned_to: '', day: toTashkent(Date.now() + DAY_MS).slice(0, 10), clock: '18:00' })

export function TaskDialog({ id, onClose }: { id: string; onClose(): void }) {
  const text = useText()
  const [typed, setTyped] = useState(begun)
  const [key] = useState(uuid)
  const write = useCaseWrite(id)
  const due_at = typed.day === '' ? null : fromTashkent(`${typed.day}T${typed.clock}`)
  const enough = typed.title.trim() !== '' && (typed.day === '' || due_at !== null)
  const save = (): void =>
    write.mutate(
      { path: 'task/', key, body: { title: typed.title.trim(), assigned_to: typed.assigned_to || null, due_at } },
      { onSuccess: onClose },
    )
  return (
    <CaseDialog
      title={text('case.task_add')}
      action={text('case.save')}
      enough={enough}
      busy={write.isPending}
      onSave={save}
      onClose={onClose}
    >
      <TaskFields typed={typed} onChange={setTyped} />
      <NotSaved id={id} error={write.error} onReread={write.reset} />
    </CaseDialog>
  )
}

function TaskFields({ typed, onChange }: { typed: Typed; onChange(typed: Typed): void }) {
  const text = useText()
  const change = (changed: Partial<Typed>): void => onChange({ ...typed, ...changed })
  return (
    <div className={styles.fields}>
      <WordsField
        most={CASE_LENGTHS.task}
        label={text('case.task_title')}
        value={typed.title}
        autoFocus
        onChange={(event) => change({ title: event.target.value })}
      />
      <AssigneeField
        label={text('case.task_who')}
        value={typed.assigned_to}
        none={text('case.nobody')}
        onChoose={(assigned_to) => change({ assigned_to })}
      />
      <div className={styles.two}>
        <TextField
          type="date"
          label={text('case.task_day')}
          value={typed.day}
          slotProps={{ inputLabel: { shrink: true } }}
          onChange={(event) => change({ day: event.target.value })}
        />
        <TextField
          label={text('case.task_clock')}
          helperText={text('case.task_clock_hint')}
          value={typed.clock}
          disabled={typed.day === ''}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { inputMode: 'numeric', maxLength: 5, pattern: CLOCK_PATTERN } }}
          onChange={(event) => change({ clock: event.target.value })}
          onBlur={() => change({ clock: typedClock(typed.clock) })}
        />
      </div>
    </div>
  )
}
