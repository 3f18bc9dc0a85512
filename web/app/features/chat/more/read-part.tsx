import type { ReactNode } from 'react'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'

type Props<Data> = { query: { data: Data | undefined; isError: boolean }; children(data: Data): ReactNode }

/** What a step reads before it shows anything: loading, failed, or there. */
export function ReadPart<Data>({ query, children }: Props<Data>) {
  const t = useIslandTexts('chat_more')
  if (query.isError) {
    return (
      <p key="failed" className="text-sos-ink" role="alert">
        {t('failed')}
      </p>
    )
  }
  if (query.data !== undefined) return children(query.data)
  return (
    <p key="loading" role="status">
      {t('loading')}
    </p>
  )
}
