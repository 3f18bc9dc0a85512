import { CircleAlert, X } from 'lucide'
import { Fragment, type ReactNode } from 'react'
import { Icon } from '../../../../art/icon.tsx'
import { useIslandTexts } from '../../../../i18n/use-island-texts.ts'
import { Field, fieldId } from '../../../../ui/forms/field.tsx'
import { useProblemText } from '../../../../ui/forms/problem-texts.ts'
import type { Form } from '../../../../ui/forms/use-form.ts'
import type { FieldName } from './draft.ts'
import { Changing } from '../../../../ui/screen/changing.tsx'

type PicksProps = {
  form: Form<FieldName>
  name: FieldName
  /** Of the heading or the legend that names the group. */
  labelled: string
  options: readonly { value: string; label: string; hint?: string }[]
  /** What stands right under an option while it is chosen. */
  under?: { value: string; part: ReactNode }
  /** One of them holds in any case. */
  is_fixed?: boolean
}

/** One of a few, each a whole row. */
export function Picks({ form, name, labelled, options, under, is_fixed = false }: PicksProps) {
  return (
    <div className="picks" role="radiogroup" aria-labelledby={labelled}>
      {options.map(({ value, label, hint }, at) => (
        <Fragment key={value}>
          <label className="pick">
            <input
              id={at === 0 ? fieldId(name) : undefined}
              type="radio"
              name={name}
              value={value}
              checked={form.values[name] === value}
              onChange={() => form.set(name, value)}
              {...(is_fixed ? {} : takenBack({ form, name, value }))}
            />
            <span>
              {label}
              {hint && <small>{hint}</small>}
            </span>
          </label>
          {under?.value === value && form.values[name] === value && under.part}
        </Fragment>
      ))}
      <Problem form={form} name={name} />
      {!is_fixed && <Clear {...{ form, name }} />}
    </div>
  )
}

type Pressed = { form: Form<FieldName>; name: FieldName; value: string }

/** A press on what is chosen takes it back; the second of two quick ones is no press of its own. On a key browsers make no click of it. */
function takenBack({ form, name, value }: Pressed) {
  const is_chosen = form.values[name] === value
  return {
    onClick: ({ detail }: { detail: number }) => void (detail < 2 && is_chosen && form.set(name, '')),
    onKeyUp(event: { key: string; preventDefault(): void }) {
      if (event.key !== ' ' || !is_chosen) return
      // or the browser would choose it again, now that it is not chosen any more
      event.preventDefault()
      form.set(name, '')
    },
  }
}

/** Takes an answer back, for whoever does not find out that a second press on it does the same. */
function Clear({ form, name, of }: { form: Form<FieldName>; name: FieldName; of?: string }) {
  const t = useIslandTexts('report')
  if (form.values[name] === '') return null
  return (
    <button
      type="button"
      className="btn btn-text min-h-11 justify-self-start px-2 text-small"
      aria-label={of && `${t('frame.clear')}: ${of}`}
      onClick={() => {
        form.set(name, '')
        document.getElementById(fieldId(name))?.focus()
      }}
    >
      <Icon of={X} />
      {t('frame.clear')}
    </button>
  )
}

/** What to do about a group of choices. */
export function Problem({ form, name }: { form: Form<FieldName>; name: FieldName }) {
  const problemText = useProblemText()
  const problem = form.problems[name]
  if (!problem) return null
  return (
    <p className="field-error">
      <Icon of={CircleAlert} className="ic mt-0.5 size-4.5" />
      <Changing>{problemText(name, problem)}</Changing>
    </p>
  )
}

type ChipsProps = { form: Form<FieldName>; name: FieldName; label: string; options: readonly { value: string; label: string }[] }

/** One of a few short answers, or none: a second press on a chosen one takes it back. */
export function Chips({ form, name, label, options }: ChipsProps) {
  return (
    <Group label={label}>
      <div className="chip-picks">
        {options.map(({ value, label: words }, at) => (
          <label key={value} className="chip-pick">
            <input
              id={at === 0 ? fieldId(name) : undefined}
              type="radio"
              name={name}
              value={value}
              checked={form.values[name] === value}
              onChange={() => form.set(name, value)}
              {...takenBack({ form, name, value })}
            />
            {words}
          </label>
        ))}
        <Clear {...{ form, name, of: label }} />
      </div>
      <Problem form={form} name={name} />
    </Group>
  )
}

export function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="label mb-1.5">{label}</legend>
      {children}
    </fieldset>
  )
}

type SelectProps = {
  form: Form<FieldName>
  name: FieldName
  label: string
  /** What stands there while nothing is chosen. */
  none: string
  options: readonly { value: string; label: string }[]
}

export function SelectField({ form, name, label, none, options }: SelectProps) {
  return (
    <Field name={name} label={label} problem={form.problems[name]}>
      {(control) => (
        <select {...control} value={form.values[name]} onChange={(event) => form.set(name, event.target.value)}>
          <option value="">{none}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
