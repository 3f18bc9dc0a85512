import type { InputHTMLAttributes } from 'react'
import { Field } from './field.tsx'
import { LengthLine } from './length-line.tsx'
import { lengthOf } from './field-checks.ts'
import type { Form } from './use-form.ts'

type TextFieldProps<Name extends string> = {
  form: Form<Name>
  name: Name
  label: string
  hint?: string
  /** In code points of the trimmed text. What is longer is counted and stays; the form's check refuses it (`lengthProblem`). */
  most?: number
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'placeholder'>

export function TextField<Name extends string>({ form, name, label, hint, most, ...input }: TextFieldProps<Name>) {
  return (
    <Field name={name} label={label} hint={hint} problem={form.problems[name]}>
      {(control) => (
        <>
          <input
            {...control}
            {...input}
            type="text"
            value={form.values[name]}
            onChange={(event) => form.set(name, event.target.value)}
          />
          {most !== undefined && <LengthLine length={lengthOf(form.values[name])} most={most} />}
        </>
      )}
    </Field>
  )
}
