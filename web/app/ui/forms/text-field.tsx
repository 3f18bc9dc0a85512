import type { InputHTMLAttributes } from 'react'
import { Field } from './field.tsx'
import type { Form } from './use-form.ts'

type TextFieldProps<Name extends string> = {
  form: Form<Name>
  name: Name
  label: string
  hint?: string
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'maxLength' | 'placeholder'>

export function TextField<Name extends string>({ form, name, label, hint, ...input }: TextFieldProps<Name>) {
  return (
    <Field name={name} label={label} hint={hint} problem={form.problems[name]}>
      {(control) => (
        <input
          {...control}
          {...input}
          type="text"
          value={form.values[name]}
          onChange={(event) => form.set(name, event.target.value)}
        />
      )}
    </Field>
  )
}
