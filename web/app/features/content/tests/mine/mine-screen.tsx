import type { Result } from '@himoya/contract/content/tests'
import { useQuery } from '../../../../session/use-query.ts'
import { ArrowLeft } from 'lucide'
import { useEffect, useState } from 'react'
import { Icon } from '../../../../art/icon.tsx'
import { useIslandTexts } from '../../../../i18n/use-island-texts.ts'
import { FailureCard } from '../../../../ui/forms/failure-card.tsx'
import { useRole, useSession } from '../../../../session/session.ts'
import { useBackGuard } from '../../../../ui/screen/use-back-guard.ts'
import { Loading, SignInLinks } from '../../../../ui/screen/states.tsx'
import { ResultView } from '../result-view.tsx'
import { TestCard } from './test-card.tsx'
import { byTest, useResults } from './use-results.ts'

/** Everything that came out of tests so far; a guest has nothing here. */
export function MineScreen() {
  return useRole() === 'user' ? <Mine /> : <ForGuests />
}

function ForGuests() {
  const t = useIslandTexts('test_list')
  return (
    <section className="card flex flex-col gap-3 p-5">
      <p>{t('guest')}</p>
      <SignInLinks />
    </section>
  )
}

function Mine() {
  const [opened, setOpened] = useState<string | null>(null)
  const own = useResults()
  if (opened !== null) {
    return (
      <OneResult
        id={opened}
        onBack={() => {
          setOpened(null)
          void own.refresh()
        }}
      />
    )
  }
  return <List own={own} onOpen={setOpened} />
}

function List({ own: { results, remove }, onOpen }: { own: ReturnType<typeof useResults>; onOpen: (id: string) => void }) {
  const { lang } = useSession()
  const t = useIslandTexts('test_list')
  if (results.isPending) return <Loading />
  if (results.isError) return <FailureCard failure={results.error} onAgain={() => void results.refetch()} />
  const groups = byTest(results.data.pages.flatMap((page) => page.results))
  if (groups.length === 0) {
    return (
      <div key="none" className="flex flex-col items-start gap-3">
        <p>{t('none')}</p>
        <a className="btn btn-first" href={`/${lang}/tests`}>
          {t('to_tests')}
        </a>
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-5">
      {groups.map((group) => (
        <TestCard key={group.test.id} of={group} acts={{ remove, onOpen }} />
      ))}
      {results.hasNextPage && (
        <button
          type="button"
          className="btn btn-second"
          aria-disabled={results.isFetchingNextPage}
          onClick={() => !results.isFetchingNextPage && void results.fetchNextPage()}
        >
          {t('older')}
        </button>
      )}
      <p className="meta">{t('month')}</p>
    </div>
  )
}

/** One of them, as it was shown at the end of the test. Back leads to the list. */
function OneResult({ id, onBack }: { id: string; onBack: () => void }) {
  const { api } = useSession()
  const t = useIslandTexts('test_list')
  const result = useQuery({
    queryKey: ['Result', id],
    queryFn: ({ signal }) => api.get<Result>(`result/${id}/`, { signal }),
  })
  const guard = useBackGuard(() => {
    onBack()
    return false
  })
  useEffect(() => {
    guard.enter()
  }, [guard])
  const back = (
    <button
      type="button"
      className="btn btn-second self-start"
      onClick={() => {
        guard.leave()
        onBack()
      }}
    >
      <Icon of={ArrowLeft} />
      {t('back')}
    </button>
  )
  if (result.data) return <ResultView result={result.data}>{back}</ResultView>
  return (
    <div className="flex flex-col gap-4">
      {result.isError ? <FailureCard failure={result.error} onAgain={() => void result.refetch()} /> : <Loading />}
      {back}
    </div>
  )
}
