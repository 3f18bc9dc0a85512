import type { ReactNode } from 'react'
import { CircleAlert } from 'lucide'
import { Icon } from '../../art/icon.tsx'
import { useProblemText } from './problem-texts.ts'
import type { FieldProblem } from './use-form.ts'
import { Changing } from '../screen/changing.tsx'

type FieldProps = {
  name: string
  label: string
  hint?: string | undefined
  problem: FieldProblem | undefined
  /** The control gets these, so that label, hint and problem are read out with it. */
  children: (control: {
    id: string
    name: string
    'aria-describedby': string | undefined
    'aria-invalid': boolean
    className: string
  }) => ReactNode
}

/** Label above, hint under it, then the control, then what to do when something is wrong. */
export function Field({ name, label, hint, problem, children }: FieldProps) {
  const problemText = useProblemText()
  const id = fieldId(name)
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id,
        name,
        'aria-describedby': described || undefined,
        'aria-invalid': problem !== undefined,
        className: 'input',
      })}
      {problem && (
        <p className="field-error" id={`${id}-problem`}>
          <Icon of={CircleAlert} className="ic mt-0.5 size-4.5" />
          <Changing>{problemText(name, problem)}</Changing>
        </p>
      )}
    </div>
  )
}

export const fieldId = (name: string): string => `field-${name}`
