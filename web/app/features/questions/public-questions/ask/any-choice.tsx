import { useIslandTexts } from '../../../../i18n/use-island-texts.ts'
import { fieldId } from '../../../../ui/forms/field.tsx'
import type { Form } from '../../../../ui/forms/use-form.ts'

type Props<Name extends string> = {
  form: Form<Name>
  name: Name
  label: string
  options: readonly { value: string; label: string }[]
}

/** One of a list, or none: it says that it need not be answered. */
export function AnyChoice<Name extends string>({ form, name, label, options }: Props<Name>) {
  const t = useIslandTexts('ask_question')
  if (options.length === 0) return null
  return (
    <div className="field">
      <label className="label" htmlFor={fieldId(name)}>
        {label} <span className="hint font-[400]">{t('ask.optional')}</span>
      </label>
      <select
        id={fieldId(name)}
        className="input"
        value={form.values[name]}
        onChange={(event) => form.set(name, event.target.value)}
      >
        <option value="">{t('ask.none')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
