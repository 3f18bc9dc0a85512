import { Eye, EyeOff } from 'lucide'
import { useState } from 'react'
import { Icon } from '../../art/icon.tsx'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { Field } from './field.tsx'
import type { Form } from './use-form.ts'

type PasswordFieldProps<Name extends string> = {
  form: Form<Name>
  name: Name
  label: string
  hint?: string
  autoComplete: 'new-password' | 'current-password'
}

/** A password can be looked at: on a phone a blind one is typed wrong. */
export function PasswordField<Name extends string>({ form, name, label, hint, autoComplete }: PasswordFieldProps<Name>) {
  const t = useIslandTexts('account')
  const [shown, setShown] = useState(false)
  return (
    <Field name={name} label={label} hint={hint} problem={form.problems[name]}>
      {({ className, ...control }) => (
        <div className="relative">
          <input
            {...control}
            className={`${className} pr-14`}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            value={form.values[name]}
            onChange={(event) => form.set(name, event.target.value)}
          />
          <button
            type="button"
            className="absolute inset-y-1 right-1 grid w-11 place-items-center rounded-field text-ink"
            aria-label={t(shown ? 'common.hide_password' : 'common.show_password')}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <Icon of={shown ? EyeOff : Eye} />
          </button>
        </div>
      )}
    </Field>
  )
}
