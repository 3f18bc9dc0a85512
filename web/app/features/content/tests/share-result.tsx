import type { Result } from '@himoya/contract/content/tests'
import { ApiError } from '@himoya/kit/session/api-error'
import { ChevronRight, CircleCheck, MessageCircle } from 'lucide'
import { useState } from 'react'
import { Icon } from '../../../art/icon.tsx'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { useFailureText } from '../../../ui/forms/problem-texts.ts'
import { useSession } from '../../../session/session.ts'
import { focusOnMount } from '../../../ui/screen/focus-on-mount.ts'
import { Changing } from '../../../ui/screen/changing.tsx'

/** "Show my counsellor": says what will be sent before it is, and sends it once. */
export function ShareResult({ id, result }: { id: string; result: Result }) {
  const [is_shared, setShared] = useState(result.shared_at !== null)
  const [asks, setAsks] = useState(false)
  const t = useIslandTexts('test_result')
  if (is_shared) return <Shared />
  if (asks) return <Ask id={id} result={result} onShared={() => setShared(true)} onNo={() => setAsks(false)} />
  return (
    <button type="button" className="card share-row" onClick={() => setAsks(true)}>
      <Icon of={MessageCircle} />
      <span>{t('share.title')}</span>
      <Icon of={ChevronRight} />
    </button>
  )
}

type AskProps = { id: string; result: Result; onShared: () => void; onNo: () => void }

function Ask({ id, result, onShared, onNo }: AskProps) {
  const { api } = useSession()
  const t = useIslandTexts('test_result')
  const failureText = useFailureText()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  async function send(): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      await api.post<Result>(`result/${id}/share/`)
      onShared()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
      setBusy(false)
    }
  }
  return (
    <section className="card flex flex-col gap-3 p-5" aria-label={t('share.title')}>
      <p>{t('share.ask', { test: result.test.title, result: result.title })}</p>
      {failure && (
        <p className="banner banner-failed" role="alert">
          <Changing>{failureText(failure)}</Changing>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <button type="button" className="btn btn-first" aria-disabled={busy} onClick={() => void send()}>
          <Changing>{t(busy ? 'share.busy' : 'share.send')}</Changing>
        </button>
        <button type="button" className="btn btn-second" ref={focusOnMount} onClick={onNo}>
          {t('share.no')}
        </button>
      </div>
    </section>
  )
}

function Shared() {
  const { lang } = useSession()
  const t = useIslandTexts('test_result')
  return (
    <p className="banner banner-done" role="status">
      <Icon of={CircleCheck} />
      <span>
        {t('share.done')}{' '}
        <a href={`/${lang}/numbers#write`} data-open-chat="">
          {t('share.open')}
        </a>
      </span>
    </p>
  )
}
