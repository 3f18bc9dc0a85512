import { useEffect } from 'react'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'

/** The count on the round button of the page, for when the panel is closed. The tab's title stays as neutral as it is. */
export function useUnreadMark(count: number): void {
  const t = useIslandTexts('chat')
  useEffect(() => {
    const button = document.querySelector<HTMLElement>('.chat-button')
    if (!button) return
    // the page's own count, from before the chat was opened
    if (count === 0) delete button.dataset['unread']
    if (count === 0) return
    button.dataset['unread'] = count > 99 ? '99+' : String(count)
    button.setAttribute('aria-description', t('unread', { count: String(count) }))
    return () => {
      delete button.dataset['unread']
      button.removeAttribute('aria-description')
    }
  }, [count, t])
}
