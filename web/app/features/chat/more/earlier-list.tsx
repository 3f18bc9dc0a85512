import type { Chat } from '@himoya/contract/chat/chat'
import { formatDay } from '@himoya/kit/dates'
import { ChevronRight } from 'lucide'
import { Icon } from '../../../art/icon.tsx'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { useSession } from '../../../session/session.ts'
import { Changing } from '../../../ui/screen/changing.tsx'

/** The ended chats that have words in them, the newest first. */
export function EarlierList({ chats, onRead }: { chats: readonly Chat[]; onRead: (chat: Chat) => void }) {
  const { lang } = useSession()
  const t = useIslandTexts('chat_more')
  if (chats.length === 0) return <p>{t('earlier_none')}</p>
  return (
    <ul className="grid gap-2.5">
      {chats.map((chat) => (
        <li key={chat.id}>
          <button type="button" className="row-button w-full text-left" onClick={() => onRead(chat)}>
            <span className="grow">
              {t('earlier_of', { day: formatDay(chat.created_at, lang), count: String(chat.last_seq) })}
              {chat.unread > 0 && (
                <b className="block text-green-ink">
                  <Changing>{t('earlier_new', { count: String(chat.unread) })}</Changing>
                </b>
              )}
            </span>
            <Icon of={ChevronRight} />
          </button>
        </li>
      ))}
    </ul>
  )
}
