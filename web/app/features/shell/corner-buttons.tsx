import { BellRing, MessageCircle, X } from 'lucide'
import { Icon } from '../../art/icon.tsx'
import { useTexts } from '../../i18n/use-texts.ts'
import { useSite } from '../page/use-site.ts'

/** SOS and chat: plain links to the numbers; the boot script makes them open the sheet and the panel. */
export function CornerButtons() {
  const t = useTexts('shell')
  const { lang, islands } = useSite()
  return (
    <>
      <section id="chat" className="chat" aria-label={t('chat_title')} hidden tabIndex={-1}>
        <p className="chat-loading">{t('chat_loading')}</p>
      </section>
      <a className="sos" href={`/${lang}/numbers`} data-sos="" aria-label={t('sos_label')}>
        <Icon of={BellRing} />
        {t('sos')}
      </a>
      <a
        className="chat-button"
        href={`/${lang}/numbers#write`}
        data-chat={islands['chat']?.[0]}
        data-open={t('chat_open')}
        data-close={t('chat_close')}
        data-failed={t('chat_failed')}
        aria-label={t('chat_open')}
      >
        <Icon of={MessageCircle} className="ic ic-open" />
        <Icon of={X} className="ic ic-close" />
      </a>
    </>
  )
}
