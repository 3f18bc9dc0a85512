import { formatClock } from '@himoya/kit/dates'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { useAvailability } from './availability.ts'

/**
 * What happens to a message while nobody is there: it is kept, and read first. Nothing when somebody is there.
 * `short`: where something else has to be done before writing.
 */
export function ClosedNote({ short = false }: { short?: boolean }) {
  const t = useIslandTexts('chat')
  const availability = useAvailability()
  if (availability?.state !== 'closed') return null
  const { opens_at } = availability
  return (
    <div className="pb-3 text-small">
      <p className="font-head font-[650]">{t('closed_title')}</p>
      {!short && (
        <p className="text-ink-2">{opens_at ? t('closed_text_until', { time: formatClock(opens_at) }) : t('closed_text')}</p>
      )}
    </div>
  )
}
