import type { HELP_CARDS } from '@himoya/contract/content/content-lists'
import { MapPin, MessageCircle } from 'lucide'
import { Icon } from '../../../art/icon.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useSite } from '../../../ui/site/use-site.ts'
import { NumberCard } from '../../../ui/site/number-card.tsx'

type Props = {
  card: (typeof HELP_CARDS)[number]
  /** Of its heading: 2 where no other of that level stands above it. */
  level?: 2 | 3
}

/** The way from a text to a person: the chat, the numbers, the places. */
export function HelpCard({ card, level = 3 }: Props) {
  const Title = level === 2 ? 'h2' : 'h3'
  const t = useTexts('content')
  const { lang } = useSite()
  if (card === 'numbers') {
    return (
      <section className="part-numbers">
        <Title>{t('help.numbers_title')}</Title>
        <NumberCard />
      </section>
    )
  }
  return (
    <section className="card talk">
      <Title>{t(`help.${card}_title`)}</Title>
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
