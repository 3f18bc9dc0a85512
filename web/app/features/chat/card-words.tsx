import type { Card } from '@himoya/contract/chat/chat'
import { Phone } from 'lucide'
import { Icon } from '../../art/icon.tsx'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { useSession } from '../../session/session.ts'

/** A page of ours or a number that the counsellor sent; one big target each. */
export function CardWords({ card: { title, text, path, phone } }: { card: Card }) {
  const { lang } = useSession()
  const t = useIslandTexts('chat')
  return (
    <div className="grid gap-1 py-1">
      <strong className="wrap-anywhere">{title}</strong>
      <span className="wrap-anywhere text-ink-2">{text}</span>
      {path !== null && (
        <a className="btn btn-soft mt-1" href={`/${lang}${path}`}>
          {t('card_open')}
        </a>
      )}
      {phone !== null && (
        <a className="btn btn-soft mt-1" href={`tel:${phone}`}>
          <Icon of={Phone} />
          <span className="card-call">{t('card_call', { phone })}</span>
        </a>
      )}
    </div>
  )
}
