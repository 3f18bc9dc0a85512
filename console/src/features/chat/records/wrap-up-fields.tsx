import type { WrapUp } from '@himoya/contract/chat/records'
import { Choose } from '../../../ui/choices/choose.tsx'
import { useText } from '../../../i18n/use-text.ts'
import { ChoiceChips } from '../../../ui/choices/choice-chips.tsx'
import { recordOptions } from './record-words.ts'
import styles from './records.module.css'
import { WordsField } from '../../../ui/fields/words-field.tsx'

export const EMPTY_WRAP_UP: WrapUp = {
  who: 'child_self',
  age_band: null,
  gender: 'unknown',
  region_code: null,
  forms: [],
  topics: [],
  risk: 'unassessed',
  outcome: 'listened',
  referral: 'none',
  note: '',
}

type Props = { value: WrapUp; disabled?: boolean; onChange(value: WrapUp): void }

/** The same for a chat, a call and a visit. */
export function WrapUpFields({ value, disabled = false, onChange }: Props) {
  const text = useText()
  const options = recordOptions(text)
  const set = (change: Partial<WrapUp>) => onChange({ ...value, ...change })
  return (
    <fieldset disabled={disabled} className={styles.fields}>
      <PersonFields value={value} onChange={set} />
      <ChoiceChips
        label={text('records.forms')}
        hint={text('records.forms_hint')}
        options={options.forms}
        chosen={value.forms}
        disabled={disabled}
        onChange={(forms) => set({ forms })}
      />
      <ChoiceChips
        label={text('records.topics')}
        options={options.topics}
        chosen={value.topics}
        disabled={disabled}
        onChange={(topics) => set({ topics })}
      />
      <Choose label={text('records.risk')} value={value.risk} options={options.risk} onChoose={(risk) => risk && set({ risk })} />
      <Choose
        label={text('records.outcome')}
        value={value.outcome}
        options={options.outcome}
        onChoose={(outcome) => outcome && set({ outcome })}
      />
      <Choose
        label={text('records.referral')}
        value={value.referral}
        options={options.referral}
        onChoose={(referral) => referral && set({ referral })}
      />
      <WordsField
        most={2000}
        className={styles.wide}
        label={text('records.note')}
        value={value.note}
        minRows={2}
        disabled={disabled}
        helperText={text('records.note_hint')}
        onChange={(event) => set({ note: event.target.value })}
      />
    </fieldset>
  )
}

/** Who it is about; never by name. */
function PersonFields({ value, onChange }: { value: WrapUp; onChange(change: Partial<WrapUp>): void }) {
  const text = useText()
  const options = recordOptions(text)
  return (
    <>
      <Choose label={text('records.who')} value={value.who} options={options.who} onChoose={(who) => who && onChange({ who })} />
      <Choose
        label={text('records.age_band')}
        value={value.age_band ?? ''}
        none={text('records.unknown')}
        options={options.age_band}
        onChoose={(age_band) => onChange({ age_band: age_band || null })}
      />
      <Choose
        label={text('records.gender')}
        value={value.gender}
        options={options.gender}
        onChoose={(gender) => gender && onChange({ gender })}
      />
      <Choose
        label={text('records.region_code')}
        value={value.region_code ?? ''}
        none={text('records.unknown')}
        options={options.region_code}
        onChoose={(region_code) => onChange({ region_code: region_code || null })}
      />
    </>
  )
}
