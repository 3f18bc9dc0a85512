import { CHAT_STATE } from '@himoya/contract/chat/chat-states'
import { LANGUAGES } from '@himoya/contract/languages'
import type { ChatSearchQuery } from '@himoya/contract/chat/records'
import { Button, TextField } from '@mui/material'
import { Choose } from '../../../ui/choices/choose.tsx'
import styles from '../../../ui/pages/page.module.css'
import { CHAT_STATE_TEXT } from '../../../ui/marks/chat-state.ts'
import { useText } from '../../../i18n/use-text.ts'
import { recordOptions } from './record-words.ts'

type Asked = Omit<ChatSearchQuery, 'page' | 'page_size' | 'counsellor'>
/** Empty: not asked for. */
export type Conditions = { [Name in keyof Required<Asked>]: Exclude<Asked[Name], undefined> | '' }

export const NO_CONDITIONS: Conditions = {
  person: '',
  lang: '',
  risk: '',
  state: '',
  from: '',
  to: '',
  form: '',
  topic: '',
  region_code: '',
  outcome: '',
  record: '',
}
const STATES = Object.values(CHAT_STATE)
const DATES = ['from', 'to'] as const
const RECORDS = ['missing', 'written'] as const

type Props = { value: Conditions; onChange(value: Conditions): void }

export function SearchConditions({ value, onChange }: Props) {
  const text = useText()
  const options = recordOptions(text)
  const any = text('search.any')
  const set = (change: Partial<Conditions>) => onChange({ ...value, ...change })
  return (
    <form className={styles.filters} role="search" onSubmit={(event) => event.preventDefault()}>
      <TextField
        label={text('search.person')}
        value={value.person}
        autoComplete="off"
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 60 } }}
        onChange={(event) => set({ person: event.target.value })}
      />
      {DATES.map((name) => (
        <TextField
          key={name}
          type="date"
          label={text(`search.${name}`)}
          value={value[name]}
          slotProps={{ inputLabel: { shrink: true } }}
          onChange={(event) => set({ [name]: event.target.value })}
        />
      ))}
      <Choose
        label={text('records.lang')}
        value={value.lang}
        none={any}
        options={LANGUAGES.map((lang) => ({ value: lang, label: text(`lang.${lang}`) }))}
        onChoose={(lang) => set({ lang })}
      />
      <Choose
        label={text('records.risk')}
        value={value.risk}
        none={any}
        options={options.risk}
        onChoose={(risk) => set({ risk })}
      />
      <Choose
        label={text('search.state')}
        value={value.state}
        none={any}
        options={STATES.map((state) => ({ value: state, label: text(CHAT_STATE_TEXT[state]) }))}
        onChoose={(state) => set({ state })}
      />
      <Choose
        label={text('search.record')}
        value={value.record}
        none={any}
        options={RECORDS.map((record) => ({ value: record, label: text(`search.record_${record}`) }))}
        onChoose={(record) => set({ record })}
      />
      <RecordConditions value={value} onChange={set} />
      <Button variant="outlined" onClick={() => onChange(NO_CONDITIONS)}>
        {text('search.clear')}
      </Button>
    </form>
  )
}

/** What was written down when the chat ended. */
function RecordConditions({ value, onChange }: { value: Conditions; onChange(change: Partial<Conditions>): void }) {
  const text = useText()
  const options = recordOptions(text)
  const any = text('search.any')
  return (
    <>
      <Choose
        label={text('records.forms')}
        value={value.form}
        none={any}
        options={options.forms}
        onChoose={(form) => onChange({ form })}
      />
      <Choose
        label={text('records.topics')}
        value={value.topic}
        none={any}
        options={options.topics}
        onChoose={(topic) => onChange({ topic })}
      />
      <Choose
        label={text('records.region_code')}
        value={value.region_code}
        none={any}
        options={options.region_code}
        onChoose={(region_code) => onChange({ region_code })}
      />
      <Choose
        label={text('records.outcome')}
        value={value.outcome}
        none={any}
        options={options.outcome}
        onChoose={(outcome) => onChange({ outcome })}
      />
    </>
  )
}
