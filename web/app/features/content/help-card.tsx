import type { HELP_CARDS } from '@himoya/contract/content-lists'
import { MapPin, MessageCircle } from 'lucide'
import { Icon } from '../../art/icon.tsx'
import { useTexts } from '../../i18n/use-texts.ts'
import { useSite } from '../page/use-site.ts'
import { NumberCard } from '../shell/number-card.tsx'

/** The way from a text to a person: the chat, the numbers, the places. */
export function HelpCard({ card }: { card: (typeof HELP_CARDS)[number] }) {
  const t = useTexts('content')
  const { lang } = useSite()
  if (card === 'numbers') {
    return (
      <section className="part-numbers">
        <h3>{t('help.numbers_title')}</h3>
        <NumberCard />
      </section>
    )
  }
  return (
    <section className="card talk">
      <h3>{t(`help.${card}_title`)}</h3>
      <p className="meta">{t(`help.${card}_text`)}</p>
      {card === 'chat' ? (
        <a className="btn btn-first" href={`/${lang}/numbers#write`} data-open-chat="">
          <Icon of={MessageCircle} />
          {t('help.chat_go')}
        </a>
      ) : (
        <a className="btn btn-second" href={`/${lang}/places`}>
          <Icon of={MapPin} />
          {t('help.places_go')}
        </a>
      )}
    </section>
  )
}
