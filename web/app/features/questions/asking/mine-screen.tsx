import type { OwnQuestions } from '@himoya/contract/questions'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { useRole, useSession } from '../../../session/session.ts'
import { rememberWhereFrom } from '../../../session/where-to.ts'
import { OwnQuestionCard } from '../public/own-question-card.tsx'

const KEY = ['Question', 'mine']

/** What the signed-in person asked, the newest first; a guest is shown the two ways to an answer. */
export function MineScreen() {
  return useRole() === 'user' ? <Mine /> : <ForGuests />
}

function ForGuests() {
  const session = useSession()
  const t = useIslandTexts('asking')
  return (
    <div className="flex flex-col gap-4">
      <p>{t('mine.guest')}</p>
      <a className="btn btn-first" href={`/${session.lang}/auth/login`} onClick={() => rememberWhereFrom(session)}>
        {t('mine.login')}
      </a>
      <p>{t('mine.guest_receipt')}</p>
      <a className="btn btn-second" href={`/${session.lang}/report/receipt`}>
        {t('mine.receipt')}
      </a>
    </div>
  )
}

function useMine() {
  const { api } = useSession()
  return useInfiniteQuery({
    queryKey: KEY,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => api.get<OwnQuestions>(`question/mine/?page=${pageParam}`, { signal }),
    getNextPageParam: ({ next }, pages) => (next === null ? undefined : pages.length + 1),
  })
}

function Mine() {
  const { api, lang } = useSession()
  const t = useIslandTexts('asking')
  const queries = useQueryClient()
  const mine = useMine()
  if (mine.isPending) return <p role="status">{t('mine.loading')}</p>
  if (mine.isError) {
    return (
      <div className="flex flex-col gap-4" role="alert">
        <p>{t('mine.failed')}</p>
        <button type="button" className="btn btn-second" onClick={() => void mine.refetch()}>
          {t('mine.again')}
        </button>
      </div>
    )
  }
  const questions = mine.data.pages.flatMap(({ results }) => results)
  if (questions.length === 0) {
    return (
      <div className="flex flex-col gap-4">
        <p>{t('mine.empty')}</p>
        <a className="btn btn-first" href={`/${lang}/questions/ask`}>
          {t('mine.ask')}
        </a>
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-5">
      {questions.map((question) => (
        <OwnQuestionCard
          key={question.id}
          question={question}
          withdraw={() => api.delete(`question/mine/${question.id}/`)}
          onWithdrawn={() => void queries.invalidateQueries({ queryKey: KEY })}
        />
      ))}
      {mine.hasNextPage && (
        <button
          type="button"
          className="btn btn-second"
          aria-disabled={mine.isFetchingNextPage}
          onClick={() => !mine.isFetchingNextPage && void mine.fetchNextPage()}
        >
          {t('mine.older')}
        </button>
      )}
    </div>
  )
}
