import type { Keeping } from '@himoya/kit/chat/outbox'
import { WifiOff } from 'lucide'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { Icon } from '../../art/icon.tsx'
import type { LinkTrouble } from './use-link-trouble.ts'
import { Changing } from '../../ui/screen/changing.tsx'

type LinkStripProps = { trouble: LinkTrouble; keeping: Keeping; onReconnect: () => void }

/** Says that the connection is away, and of what is written no more than is true. */
export function LinkStrip({ trouble, keeping, onReconnect }: LinkStripProps) {
  const t = useIslandTexts('chat')
  const lost = t(keeping === 'device' ? 'link_lost' : 'link_lost_page')
  return (
    <div className="flex shrink-0 items-center gap-3 bg-amber-soft px-4 py-2.5 text-small" role="status">
      <Icon of={WifiOff} className="ic shrink-0 text-amber" />
      <p className="grow">
        <Changing>{trouble === 'lost' ? lost : t('link_ended')}</Changing>
      </p>
      {trouble === 'ended' && (
        <button type="button" className="btn btn-second shrink-0 text-small" onClick={onReconnect}>
          {t('reconnect')}
        </button>
      )}
    </div>
  )
}
