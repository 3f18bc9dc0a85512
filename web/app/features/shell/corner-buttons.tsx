import { BellRing, MessageCircle, X } from 'lucide'
import { Icon } from '../../art/icon.tsx'
import { useTexts } from '../../i18n/use-texts.ts'
import { useSite } from '../../ui/site/use-site.ts'

/**
 * SOS and chat. Without scripts their form leads to the numbers; the boot script makes them open the sheet and the panel. For the
 * keyboard they come before the page, for the eye at its bottom: on a bar of their own, so that nothing ever lies under them.
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
      <form className="corners" action={`/${lang}/numbers`} aria-label={t('sos_title')}>
        <button type="submit" className="sos" data-sos={filesOf('sos')} aria-label={t('sos_label')}>
          <Icon of={BellRing} />
          {t('sos')}
        </button>
        <button type="submit" className="chat-button" data-chat={filesOf('chat')} aria-label={t('chat_open')}>
          <Icon of={MessageCircle} className="ic ic-open" />
          <Icon of={X} className="ic ic-close" />
        </button>
      </form>
      <section id="chat" className="chat" aria-label={t('chat_title')} hidden tabIndex={-1}>
        <header className="chat-head">
          <h2>{t('chat_title')}</h2>
          <button type="button" className="icon-btn" data-chat="" aria-label={t('chat_close')}>
            <Icon of={X} />
          </button>
        </header>
        <p className="chat-loading">{t('chat_loading')}</p>
      </section>
    </>
  )
}
