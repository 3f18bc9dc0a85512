import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { EmergencyLinks } from './emergency-links.tsx'

export function LoadingOrFailed({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const t = useIslandTexts('chat')
  if (!failed) {
    return (
      <p className="grid grow place-content-center p-4 text-ink-2" role="status" data-loading="">
        {t('loading')}
      </p>
    )
  }
  return (
    <div className="flex grow flex-col justify-center gap-3 overflow-y-auto p-4 text-center" role="alert">
      <p className="font-head font-[650] text-h3">{t('failed_title')}</p>
      <p className="text-ink-2">{t('failed_text')}</p>
      <button type="button" className="btn btn-first" onClick={onRetry}>
        {t('try_again')}
      </button>
      <EmergencyLinks />
    </div>
  )
}
