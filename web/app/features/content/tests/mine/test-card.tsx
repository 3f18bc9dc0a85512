import type { ResultRow } from '@himoya/contract/content/tests'
import { ApiError } from '@himoya/kit/session/api-error'
import { formatChatTime } from '@himoya/kit/dates'
import { useState } from 'react'
import { useIslandTexts } from '../../../../i18n/use-island-texts.ts'
import { useFailureText } from '../../../../ui/forms/problem-texts.ts'
import { useSession } from '../../../../session/session.ts'
import { focusOnMount } from '../../../../ui/screen/focus-on-mount.ts'
import { showToast } from '../../../../ui/screen/toast.ts'
import { ResultChart } from './result-chart.tsx'
import type { TestResults } from './use-results.ts'

type Acts = { remove: (id: string) => Promise<void>; onOpen: (id: string) => void }

/** All results of one test: a picture of them, then each in words. */
export function TestCard({ of: { test, rows }, acts }: { of: TestResults; acts: Acts }) {
  const { lang } = useSession()
  const t = useIslandTexts('test_list')
  return (
    <section className="card flex flex-col gap-3 p-4">
      <h2 className="text-h3 wrap-anywhere">{test.title}</h2>
      <ResultChart rows={rows} lang={lang} />
      <ul className="result-rows">
        {rows.map((row) => (
          <Row key={row.id} row={row} acts={acts} />
        ))}
      </ul>
      {test.slug === null ? (
        <p className="meta">{t('gone')}</p>
      ) : (
        <a className="btn btn-text self-start px-0" href={`/${lang}/tests/${test.slug}`}>
          {t('take')}
        </a>
      )}
    </section>
  )
}

function Row({ row, acts }: { row: ResultRow; acts: Acts }) {
  const { lang } = useSession()
  const t = useIslandTexts('test_list')
  const [asks, setAsks] = useState(false)
  const date = formatChatTime(row.created_at, lang)
  const named = { title: row.test.title, date }
  return (
    <li className="flex flex-col gap-1 py-3">
      <p className="meta">{date}</p>
      <p>
        <b className="wrap-anywhere">{row.title}</b>{' '}
        {row.test.kind === 'knowledge' && (
          <span className="text-ink-2">{t('score', { score: String(row.score), max: String(row.max) })}</span>
        )}
      </p>
      {row.shared_at && <p className="meta">{t('shared')}</p>}
      {asks ? (
        <Remove row={row} remove={acts.remove} onNo={() => setAsks(false)} />
      ) : (
        <div className="flex flex-wrap gap-2 pt-1">
          <button
            type="button"
            className="btn btn-second min-h-11 py-1"
            aria-label={t('open', named)}
            onClick={() => acts.onOpen(row.id!)}
          >
            {t('open_short')}
          </button>
          <button
            type="button"
            className="btn btn-text min-h-11 py-1"
            aria-label={t('remove', named)}
            onClick={() => setAsks(true)}
          >
            {t('remove_short')}
          </button>
        </div>
      )}
    </li>
  )
}

/** Asks once: what goes does not come back. */
function Remove({ row, remove, onNo }: { row: ResultRow; remove: Acts['remove']; onNo: () => void }) {
  const t = useIslandTexts('test_list')
  const failureText = useFailureText()
  const [busy, setBusy] = useState(false)
  async function take(): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      await remove(row.id!)
      showToast({ title: t('removed'), status: 'success' })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showToast({ title: failureText(error), status: 'error' })
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-col gap-2 pt-1" role="group" aria-label={t('remove_short')}>
      <p>{t('remove_ask')}</p>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="btn btn-danger min-h-11 py-1" aria-disabled={busy} onClick={() => void take()}>
          {t('remove_yes')}
        </button>
        <button type="button" ref={focusOnMount} className="btn btn-second min-h-11 py-1" onClick={onNo}>
          {t('remove_no')}
        </button>
      </div>
    </div>
  )
}
