import { WifiOff } from 'lucide'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { Icon } from '../../art/icon.tsx'
import type { LinkTrouble } from './use-link-trouble.ts'

/** Says that the connection is away and that nothing written is lost. */
export function LinkStrip({ trouble, onReconnect }: { trouble: LinkTrouble; onReconnect: () => void }) {
  const t = useIslandTexts('chat')
  return (
    <div className="flex shrink-0 items-center gap-3 bg-amber-soft px-4 py-2.5 text-small" role="status">
      <Icon of={WifiOff} className="ic shrink-0 text-amber" />
      <p className="grow">{trouble === 'lost' ? t('link_lost') : t('link_ended')}</p>
      {trouble === 'ended' && (
        <button type="button" className="btn btn-second shrink-0 text-small" onClick={onReconnect}>
          {t('reconnect')}
        </button>
      )}
    </div>
  )
}
