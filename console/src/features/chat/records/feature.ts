import { ClipboardList, Search } from 'lucide-react'
import { type Feature, page, WITH_CHATS } from '../../../ui/feature.ts'

export const records: Feature = {
  name: 'records',
  pages: {
    '/search': page(() => import('./search-page.tsx'), 'SearchPage'),
    '/contacts': page(() => import('./contacts-page.tsx'), 'ContactsPage'),
  },
  rail: [
    { to: '/search', group: 'work', label: 'search.title', Icon: Search, roles: WITH_CHATS },
    { to: '/contacts', group: 'work', label: 'records.contacts', Icon: ClipboardList, roles: WITH_CHATS },
  ],
}
