import { FormControlLabel, Switch, TextField } from '@mui/material'
import { Choose } from '../../../ui/choices/choose.tsx'
import { ChoiceChips } from '../../../ui/choices/choice-chips.tsx'
import { fromTashkent, toTashkent } from '../../../ui/fields/local-time.ts'
import { useText } from '../../../i18n/use-text.ts'
import type { TextKey } from '../../../i18n/text-key.ts'
import type { PlainFact } from '../content-forms.ts'
import { ContentPicker } from './content-picker.tsx'
import type { FieldProps } from '../field-props.ts'
import { HoursField, type WeekValue } from '../hours-field.tsx'
import { LinkField, TagsField } from '../short-fields.tsx'
import { MediumField } from '../medium-field.tsx'
import { type PhoneValue, PhonesField } from '../phones-field.tsx'
import type { FieldValues } from './working.ts'

type Props = {
  fact: PlainFact
  id: string
  value: unknown
  facts: FieldValues
  problem: string | undefined
  readonly: boolean
  onChange(value: unknown): void
}

/** One fact, asked for as its description says. */
export function FactField({ fact, id, value, facts, problem, readonly, onChange }: Props) {
  const text = useText()
  const label = text(`fact.${fact.name}` as TextKey)
  switch (fact.ask) {
    case 'choice':
      return (
        <Choose
          id={id}
          label={label}
          value={(value as string | null) ?? ''}
          options={fact.options.map((one) => ({ value: one, label: text(`${fact.words}.${one}` as TextKey) }))}
          {...(fact.optional || value === undefined ? { none: text(fact.optional ? 'content.any' : 'content.choose') } : {})}
          error={problem}
          disabled={readonly}
          onChoose={(chosen) => onChange(chosen === '' ? (fact.optional ? null : undefined) : chosen)}
        />
      )
    case 'several':
      return (
        <ChoiceChips
          label={label}
          {...(problem === undefined ? {} : { hint: problem })}
          options={fact.options.map((one) => ({ value: one, label: text(`${fact.words}.${one}` as TextKey) }))}
          chosen={value as string[]}
          disabled={readonly}
          onChange={onChange}
        />
      )
    case 'content':
      return (
        <ContentPicker
          id={id}
          type={fact.type}
          label={label}
          chosen={(value as string | null | undefined) ?? null}
          required={!fact.optional}
          disabled={readonly}
          problem={problem}
          onChoose={(chosen) => onChange(chosen ?? (fact.optional ? null : undefined))}
        />
      )
    case 'flag':
      return (
        <FormControlLabel
          control={<Switch id={id} checked={value === true} disabled={readonly} onChange={(_, on) => onChange(on)} />}
          label={label}
        />
      )
    default:
      return <OwnField fact={fact} facts={facts} value={value} shared={{ id, label, problem, readonly, onChange }} />
  }
}

type OwnProps = {
  fact: Exclude<PlainFact, { ask: 'choice' | 'several' | 'content' | 'flag' }>
  facts: FieldValues
  value: unknown
  shared: Omit<FieldProps<unknown>, 'value'>
}

/** What has a field of its own making. */
function OwnField({ fact, facts, value, shared }: OwnProps) {
  switch (fact.ask) {
    case 'medium':
      return <MediumField {...shared} of={fact.of(facts)} value={(value as string | null | undefined) ?? null} />
    case 'number':
      return <NumberField {...shared} {...fact} value={value as number | null} />
    case 'moment':
      return <DateTimeField {...shared} value={value as string | null} />
    case 'tags':
      return <TagsField {...shared} value={value as string[]} />
    case 'link':
      return <LinkField {...shared} value={value as string | null} />
    case 'phones':
      return <PhonesField {...shared} value={value as PhoneValue[]} />
    case 'hours':
      return <HoursField {...shared} value={value as WeekValue | null} />
  }
}

type NumberProps = Omit<FieldProps<number | null>, 'onChange'> & {
  min: number
  max: number
  step?: number
  onChange(value: unknown): void
}

function NumberField({ id, label, value, problem, readonly, min, max, step, onChange }: NumberProps) {
  return (
    <TextField
      id={id}
      type="number"
      label={label}
      value={value ?? ''}
      error={problem !== undefined}
      helperText={problem}
      disabled={readonly}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min, max, step: step ?? 1 } }}
      onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
    />
  )
}

/** A day and an hour as clocks in Tashkent show it. */
export function DateTimeField({ id, label, value, problem, readonly, onChange }: FieldProps<string | null>) {
  const text = useText()
  return (
    <TextField
      id={id}
      type="datetime-local"
      label={label}
      value={value === null ? '' : toTashkent(Date.parse(value))}
      error={problem !== undefined}
      helperText={problem ?? text('content.tashkent')}
      disabled={readonly}
      slotProps={{ inputLabel: { shrink: true } }}
      onChange={(event) => onChange(fromTashkent(event.target.value))}
    />
  )
}
