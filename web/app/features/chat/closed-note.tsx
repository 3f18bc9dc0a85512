import type { Availability } from '@himoya/contract/chat/chat'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { EmergencyLinks } from './emergency-links.tsx'
import { useOpeningWords } from './chat-status.ts'
import { Changing } from '../../ui/screen/changing.tsx'

/** What happens to a message while nobody is there: it is kept, and read first; and whom to call, unless that stands there already. */
export function ClosedCard({ opens_at, numbers = true }: Pick<Availability, 'opens_at'> & { numbers?: boolean }) {
  const t = useIslandTexts('chat')
  const openingWords = useOpeningWords()
  return (
    <section className="rounded-card border border-line bg-surface p-4 text-small">
      <h3 className="font-head font-[650]">{t('closed_title')}</h3>
      <p className="text-ink-2 not-last:mb-3">
        <Changing>{opens_at ? t('closed_text_until', { when: openingWords(opens_at) }) : t('closed_text')}</Changing>
      </p>
      {numbers && <EmergencyLinks />}
    </section>
  )
}
