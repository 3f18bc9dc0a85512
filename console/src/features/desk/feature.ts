import { Inbox, MessagesSquare } from 'lucide-react'
import { type Count, type Feature, WITH_CHATS } from '../../ui/feature.ts'
import { useChatList } from '../chat/queue/public/use-chat-list.ts'
import { DeskPage } from './desk-page.tsx'

const Waiting: Count = ({ children }) => children(useChatList('waiting').data?.length ?? 0)
const Unread: Count = ({ children }) => children((useChatList('mine').data ?? []).filter((chat) => chat.unread > 0).length)

export const desk: Feature = {
  name: 'desk',
  pages: { '/queue/:chat_id?': DeskPage, '/mine/:chat_id?': DeskPage, '/ended/:chat_id?': DeskPage },
  rail: [
    { to: '/queue', group: 'work', label: 'queue.title', Icon: Inbox, roles: WITH_CHATS, Count: Waiting },
    { to: '/mine', group: 'work', label: 'queue.my_chats', Icon: MessagesSquare, roles: WITH_CHATS, Count: Unread },
  ],
}
