import type { QuestionCategories } from '@himoya/contract/questions/public-questions'
import { Choose } from '../../../ui/choices/choose.tsx'
import { useLang, useText } from '../../../i18n/use-text.ts'
import { useRead } from '../../../session/use-read.ts'

type Props = { value: string | null; wrong: readonly string[] | undefined; onChoose(value: string | null): void }

/** The public categories, in the caller's language. */
export function CategoryField({ value, wrong, onChoose }: Props) {
  const text = useText()
  const lang = useLang()
  const categories = useRead<QuestionCategories>(['question-categories', lang], 'question/category/?page_size=100', {
    staleTime: 60_000,
  })
  const options = (categories.data?.results ?? []).map(({ id, title }) => ({ value: id, label: title }))
  return (
    <Choose
      label={text('questions.category')}
      value={options.some((option) => option.value === value) ? (value ?? '') : ''}
      none={text('questions.none_chosen')}
      options={options}
      error={wrong ? text('questions.category_needed') : undefined}
      onChoose={(chosen) => onChoose(chosen || null)}
    />
  )
}
