import { useEffect } from 'react'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { showUnreadMark } from '../shell/unread-mark.ts'

/** Keeps the mark on the page's round button true while the panel is closed. */
export function useUnreadMark(count: number): void {
  const t = useIslandTexts('chat')
  useEffect(() => showUnreadMark(count, t('unread', { count: String(count) })), [count, t])
}
