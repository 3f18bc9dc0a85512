import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { Field } from './field.tsx'
import type { Form } from './use-form.ts'

const DIGITS = 6

/** Six digits in one box: phones fill it from the SMS, and it can be pasted. */
export function CodeField<Name extends string>({ form, name }: { form: Form<Name>; name: Name }) {
  const t = useIslandTexts('account')
  return (
    <Field name={name} label={t('common.code')} hint={t('common.code_hint')} problem={form.problems[name]}>
      {({ className, ...control }) => (
        <input
          {...control}
          className={`${className} text-center font-head font-[650] text-h2 tracking-[.4em] tabular-nums`}
          type="text"
          autoComplete="one-time-code"
          inputMode="numeric"
          value={form.values[name]}
          onChange={(event) => form.set(name, event.target.value.replaceAll(/\D/g, '').slice(0, DIGITS))}
        />
      )}
    </Field>
  )
}
