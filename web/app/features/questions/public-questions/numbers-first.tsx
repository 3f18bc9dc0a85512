import { MessageCircle } from 'lucide'
import { Icon } from '../../../art/icon.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { NumberCard } from '../../../ui/site/number-card.tsx'
import { useSite } from '../../../ui/site/use-site.ts'

/** Before the words of somebody who does not want to live: whom to call, also on paper, and whom to write to. */
export function NumbersFirst() {
  const t = useTexts('content')
  const { lang } = useSite()
  return (
    <section className="card">
      <h2>{t('help.numbers_title')}</h2>
      <NumberCard />
      <a className="btn btn-first talk" href={`/${lang}/numbers#write`} data-open-chat="">
        <Icon of={MessageCircle} />
        {t('help.chat_go')}
      </a>
    </section>
  )
}
