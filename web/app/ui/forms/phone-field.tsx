import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { formatNational, nationalDigits } from '@himoya/contract/phone-number'
import { Field } from './field.tsx'
import type { Form } from './use-form.ts'

/** The country stands before the box; the box takes nine digits in groups and keeps the digits only. */
export function PhoneField<Name extends string>({ form, name }: { form: Form<Name>; name: Name }) {
  const t = useIslandTexts('account')
  return (
    <Field name={name} label={t('common.phone')} problem={form.problems[name]}>
      {({ className, ...control }) => (
        <div className="relative">
          <span className="pointer-events-none absolute inset-y-0 left-4 grid place-items-center text-ink-2" aria-hidden="true">
            +998
          </span>
          <input
            {...control}
            className={`${className} pl-17 tabular-nums`}
            type="tel"
            autoComplete="tel-national"
            inputMode="tel"
            placeholder="90 123 45 67"
            value={formatNational(form.values[name])}
            onChange={(event) => form.set(name, nationalDigits(event.target.value))}
          />
        </div>
      )}
    </Field>
  )
}
