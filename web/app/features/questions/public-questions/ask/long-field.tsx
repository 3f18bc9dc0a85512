import { useIslandTexts } from '../../../../i18n/use-island-texts.ts'
import { Field } from '../../../../ui/forms/field.tsx'
import type { Form } from '../../../../ui/forms/use-form.ts'
import { Changing } from '../../../../ui/screen/changing.tsx'

const NEAR_THE_END = 0.9

type Props<Name extends string> = { form: Form<Name>; name: Name; label: string; hint: string; most: number }

/** A text of several lines; how much room is left is said near the end only. */
export function LongField<Name extends string>({ form, name, label, hint, most }: Props<Name>) {
  const t = useIslandTexts('ask_question')
  const { length } = [...form.values[name]]
  return (
    <div className="flex flex-col gap-1">
      <Field name={name} label={label} hint={hint} problem={form.problems[name]}>
        {({ className, ...control }) => (
          <textarea
            {...control}
            className={`${className} min-h-40`}
            rows={6}
            autoComplete="off"
            value={form.values[name]}
            onChange={(event) => form.set(name, event.target.value)}
          />
        )}
      </Field>
      {length >= most * NEAR_THE_END && (
        <p className={`text-right text-small tabular-nums ${length > most ? 'text-sos-ink' : 'text-ink-2'}`} role="status">
          <Changing>{t('ask.left', { now: String(length), most: String(most) })}</Changing>
        </p>
      )}
    </div>
  )
}
