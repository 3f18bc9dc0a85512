import type { Related } from '@himoya/contract/questions/public-questions'
import { Autocomplete, TextField } from '@mui/material'
import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useLang, useText } from '../../../i18n/use-text.ts'
import { useRead } from '../../../session/use-read.ts'

type Props = { type: 'lesson' | 'place'; value: string | null; onChoose(value: string | null): void }

/** A lesson or a place to stand beside the answer, found by its title. */
export function RelatedField({ type, value, onChoose }: Props) {
  const text = useText()
  const lang = useLang()
  const [search, setSearch] = useState('')
  const asked = useDeferredValue(search)
  const found = useRead<Related>(
    ['question-related', type, lang, asked],
    `staff/question/related/?${new URLSearchParams({ type, search: asked }).toString()}`,
    { placeholderData: keepPreviousData, staleTime: 60_000 },
  )
  const [chosen, setChosen] = useState<Related[number] | null>(null)
  const options = found.data ?? []
  const shown = chosen?.id === value ? chosen : (options.find(({ id }) => id === value) ?? null)
  return (
    <Autocomplete
      size="small"
      options={options}
      value={shown}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      filterOptions={(all) => all}
      noOptionsText={text('questions.related_none')}
      onInputChange={(_, typed, reason) => setSearch(reason === 'input' ? typed.slice(0, 100) : '')}
      onChange={(_, option) => {
        setChosen(option)
        onChoose(option?.id ?? null)
      }}
      renderInput={(input) => <TextField {...input} label={text(`questions.${type}`)} helperText={text('questions.optional')} />}
    />
  )
}
