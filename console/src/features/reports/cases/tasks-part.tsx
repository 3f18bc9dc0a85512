import type { Case, CaseTask, CaseTaskChange } from '@himoya/contract/reports/cases'
import { formatClock, formatRelative } from '@himoya/kit/dates'
import { Button } from '@mui/material'
import { AlarmClock, Check, Plus } from 'lucide-react'
import { useState } from 'react'
import { useFailed } from '../../../ui/notices/use-notify.ts'
import { useLang, useText } from '../../../i18n/use-text.ts'
import styles from './case.module.css'
import { mayWrite } from './may-write.ts'
import { Part } from './part.tsx'
import { TaskDialog } from './task-dialog.tsx'
import { useCaseWrite } from './use-case.ts'

/** What has to be done, by whom, by when; what is over lies folded below. */
export function TasksPart({ one }: { one: Case }) {
  const text = useText()
  const [adding, setAdding] = useState(false)
  const open = one.tasks.filter(({ state }) => state === 'open')
  const over = one.tasks.filter(({ state }) => state !== 'open')
  const may_write = mayWrite(one)
  return (
    <Part
      name="tasks"
      title={text('case.tasks')}
      count={open.length}
      action={
        may_write ? (
          <Button variant="outlined" size="small" startIcon={<Plus size={16} />} onClick={() => setAdding(true)}>
            {text('case.task_add')}
          </Button>
        ) : null
      }
    >
      {one.tasks.length === 0 ? <p className={styles.quiet}>{text('case.tasks_none')}</p> : null}
      <TaskList id={one.id} tasks={open} may_write={may_write} />
      {over.length > 0 ? (
        <details className={styles.folded}>
          <summary>{text('case.tasks_over', { count: over.length })}</summary>
          <TaskList id={one.id} tasks={over} may_write={may_write} />
        </details>
      ) : null}
      {adding ? <TaskDialog id={one.id} onClose={() => setAdding(false)} /> : null}
    </Part>
  )
}

type ListProps = { id: string; tasks: readonly CaseTask[]; may_write: boolean }

function TaskList({ id, tasks, may_write }: ListProps) {
  if (tasks.length === 0) return null
  return (
    <ul className={styles.rows}>
      {tasks.map((task) => (
        <li key={task.id}>
          <TaskRow id={id} task={task} may_write={may_write} />
        </li>
      ))}
    </ul>
  )
}

function TaskRow({ id, task, may_write }: { id: string; task: CaseTask; may_write: boolean }) {
  const text = useText()
  const lang = useLang()
  const failed = useFailed()
  const write = useCaseWrite(id)
  const turn = (state: NonNullable<CaseTaskChange['state']>) => (): void =>
    write.mutate({ method: 'patch', path: `task/${task.id}/`, body: { state } }, { onError: failed })
  const { title, state, assigned_to, due_at, late } = task
  return (
    <>
      <p className={state === 'open' ? styles.words : styles.over}>{title}</p>
      <p className={late ? styles.late : styles.quiet}>
        {late ? <AlarmClock size={14} aria-hidden /> : null}
        {[
          state === 'open' ? null : text(`case.task_state_${state}`),
          assigned_to?.alias,
          due_at ? text('case.due_by', { time: whenWords(due_at, lang) }) : text('case.task_no_due'),
          late ? text('case.late') : null,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {may_write ? (
        <div className={styles.ways}>
          {state === 'open' ? (
            <>
              <Button
                variant="outlined"
                size="small"
                startIcon={<Check size={16} />}
                disabled={write.isPending}
                onClick={turn('done')}
              >
                {text('case.task_done')}
              </Button>
              <Button variant="text" size="small" disabled={write.isPending} onClick={turn('dropped')}>
                {text('case.task_drop')}
              </Button>
            </>
          ) : (
            <Button variant="text" size="small" disabled={write.isPending} onClick={turn('open')}>
              {text('case.task_again')}
            </Button>
          )}
        </div>
      ) : null}
    </>
  )
}

/** A day without its clock would be half a promise. */
function whenWords(due_at: string, lang: Parameters<typeof formatRelative>[1]): string {
  const day = formatRelative(due_at, lang)
  const clock = formatClock(due_at)
  return day === clock ? clock : `${day}, ${clock}`
}
