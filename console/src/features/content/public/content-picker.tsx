import type { ContentType } from '@himoya/contract/content/content-types'
import { Autocomplete, TextField } from '@mui/material'
import { useDeferredValue, useState } from 'react'
import { useLang, useText } from '../../../i18n/use-text.ts'
import { EVERYTHING, useContentOne, useContentPage } from '../use-content.ts'
import { titleIn } from '../../../ui/words/title-in.ts'
import { titleOf } from '../title.ts'

type Props = {
  type: ContentType
  label: string
  chosen: string | null
  id?: string
  problem?: string | undefined
  required?: boolean
  disabled?: boolean
  onChoose(id: string | null): void
}
type Option = { id: string; title: string }

const OFFERED = 30

/** One content of a type, found by its title. */
export function ContentPicker({ type, label, chosen, id, problem, required = false, disabled = false, onChoose }: Props) {
  const text = useText()
  const lang = useLang()
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const search = useDeferredValue(typed.trim())
  const found = useContentPage(type, { ...EVERYTHING, search, page_size: OFFERED }, open)
  const known = useContentOne(type, chosen)
  const options: Option[] = (found.data?.results ?? []).map(({ id: one, titles }) => ({
    id: one,
    title: titleIn(titles, lang) || text('content.untitled'),
  }))
  const value: Option | null =
    chosen === null ? null : { id: chosen, title: known.data ? titleOf(known.data.texts, lang) || text('content.untitled') : '…' }
  return (
    <Autocomplete
      {...(id === undefined ? {} : { id })}
      open={open}
      value={value}
      options={options}
      loading={found.isPending}
      disabled={disabled}
      disableClearable={false}
      filterOptions={(all) => all}
      getOptionLabel={({ title }) => title}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      noOptionsText={text('content.nothing')}
      loadingText={text('app.loading')}
      openText={text('content.open_list')}
      closeText={text('app.close')}
      clearText={text('content.clear')}
      onOpen={() => {
        setTyped('')
        setOpen(true)
      }}
      onClose={() => setOpen(false)}
      onInputChange={(_, words, reason) => (reason === 'input' ? setTyped(words) : undefined)}
      onChange={(_, option) => onChoose(option?.id ?? null)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          error={problem !== undefined}
          helperText={problem}
          required={required}
          placeholder={text(required ? 'content.choose' : 'content.none')}
          slotProps={{ ...params.slotProps, inputLabel: { ...params.slotProps.inputLabel, shrink: true } }}
        />
      )}
    />
  )
}
