import type { Related } from '@himoya/contract/public-questions'
import { Autocomplete, TextField } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useServices } from '../../session/services.ts'
import { useLang, useText } from '../../i18n/use-text.ts'

type Props = { type: 'lesson' | 'place'; value: string | null; onChoose(value: string | null): void }

/** A lesson or a place to stand beside the answer, found by its title. */
export function RelatedField({ type, value, onChoose }: Props) {
  const { api } = useServices()
  const text = useText()
  const lang = useLang()
  const [search, setSearch] = useState('')
  const asked = useDeferredValue(search)
  const found = useQuery({
    queryKey: ['question-related', type, lang, asked],
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    queryFn: ({ signal }) =>
      api.get<Related>(`staff/question/related/?${new URLSearchParams({ type, search: asked }).toString()}`, { signal }),
  })
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
