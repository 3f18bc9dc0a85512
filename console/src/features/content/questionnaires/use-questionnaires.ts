import type { Totals, TotalsPage, WordsPage } from '@himoya/contract/content/questionnaires'
import { loadTotalsTable } from '@himoya/kit/download/totals-table'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useFailed } from '../../../ui/notices/use-notify.ts'
import { useServices } from '../../../session/services.ts'
import { useLang } from '../../../i18n/use-text.ts'
import { useRead } from '../../../session/use-read.ts'

const PATH = 'staff/questionnaire/'
export const PER_PAGE = 20
export const WORDS_PER_PAGE = 20

export function useQuestionnaires(page: number) {
  const lang = useLang()
  return useRead<TotalsPage>(['questionnaires', lang, page], `${PATH}?page=${page}&page_size=${PER_PAGE}`, {
    placeholderData: keepPreviousData,
  })
}

/** Titles and words come in the language of the console. */
export function useTotals(id: string) {
  const lang = useLang()
  return useRead<Totals>(['questionnaires', lang, 'totals', id], `${PATH}${id}/totals/`)
}

/** Free words to one question, once somebody wants to read them. They are not kept when the room is left. */
export function useFreeWords(id: string, question: string, page: number) {
  const { api } = useServices()
  return useQuery({
    queryKey: ['questionnaire words', id, question, page],
    gcTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const asked = new URLSearchParams({ question, page: String(page), page_size: String(WORDS_PER_PAGE) })
      return api.get<WordsPage>(`${PATH}${id}/words/?${asked}`, { signal })
    },
  })
}

/** Puts the table where the browser puts what it downloads. */
export function useTable({ id, slug }: Pick<Totals, 'id' | 'slug'>) {
  const { api, tokens } = useServices()
  const lang = useLang()
  const failed = useFailed()
  return useMutation({
    mutationFn: () => loadTotalsTable({ api, tokens }, id, lang),
    onSuccess(table) {
      const link = document.createElement('a')
      link.href = URL.createObjectURL(table)
      link.download = `${slug}.csv`
      link.click()
      setTimeout(() => URL.revokeObjectURL(link.href), 1_000)
    },
    onError: failed,
  })
}
