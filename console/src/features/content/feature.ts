import { Newspaper } from 'lucide-react'
import { type Feature, page } from '../../ui/feature.ts'
import { createDraftsStore } from './drafts-store.ts'

export const content: Feature = {
  name: 'content',
  pages: {
    '/content/:type?': page(() => import('./content-page.tsx'), 'ContentPage'),
    '/content/:type/:id': page(() => import('./edit-page.tsx'), 'EditPage'),
  },
  rail: [{ to: '/content', group: 'texts', label: 'content.title', Icon: Newspaper, roles: ['supervisor', 'editor'] }],
  store: createDraftsStore,
}
