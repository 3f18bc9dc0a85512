import { BellRing, MessageCircle, X } from 'lucide'
import { Icon } from '../../art/icon.tsx'
import { useTexts } from '../../i18n/use-texts.ts'
import { useSite } from '../page/use-site.ts'

/**
 * SOS and chat: plain links to the numbers; the boot script makes them open the sheet and the panel. On a phone they stand on a
 * bar of their own, so that nothing of the page ever lies under them.
 */
export function CornerButtons() {
  const t = useTexts('shell')
  const { lang, islands } = useSite()
  const filesOf = (name: string): string | undefined => {
    const island = islands[name]
    return island && [island.script, ...island.imports, island.texts[lang]].join(' ')
  }
  return (
    <>
      <section id="chat" className="chat" aria-label={t('chat_title')} hidden tabIndex={-1}>
        <header className="chat-head">
          <h2>{t('chat_title')}</h2>
          <button type="button" className="icon-btn" data-chat="" aria-label={t('chat_close')}>
            <Icon of={X} />
          </button>
        </header>
        <p className="chat-loading">{t('chat_loading')}</p>
      </section>
      <nav className="corners" aria-label={t('sos_title')}>
        <a className="sos" href={`/${lang}/numbers`} data-sos={filesOf('sos')} aria-label={t('sos_label')}>
          <Icon of={BellRing} />
          {t('sos')}
        </a>
        <a className="chat-button" href={`/${lang}/numbers#write`} data-chat={filesOf('chat')} aria-label={t('chat_open')}>
          <Icon of={MessageCircle} className="ic ic-open" />
          <Icon of={X} className="ic ic-close" />
        </a>
      </nav>
    </>
  )
}
