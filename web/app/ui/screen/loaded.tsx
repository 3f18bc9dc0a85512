import type { ReactNode } from 'react'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'

type Props<Data> = {
  query: { data: Data | undefined; isError: boolean; refetch(): unknown }
  failed: string
  children(data: Data): ReactNode
}

/** A part of an account screen that is read by itself: loading, failed with a way to try again, or there. */
export function Loaded<Data>({ query, failed, children }: Props<Data>) {
  const t = useIslandTexts('account')
  if (query.data !== undefined) return children(query.data)
  if (!query.isError)
    return (
      <p key="loading" role="status">
        {t('common.loading')}
      </p>
    )
  return (
    <p role="alert">
      {failed}{' '}
      <button type="button" className="min-h-11 font-[650] text-green-ink underline" onClick={() => void query.refetch()}>
        {t('common.try_again')}
      </button>
    </p>
  )
}
