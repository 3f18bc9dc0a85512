import { BookOpenText } from 'lucide-react'
import { type Feature, page } from '../../../ui/feature.ts'

export const snippets: Feature = {
  name: 'snippets',
  pages: { '/snippets': page(() => import('./snippets-page.tsx'), 'SnippetsPage') },
  rail: [
    {
      to: '/snippets',
      group: 'texts',
      label: 'snippets.title',
      Icon: BookOpenText,
      roles: ['counsellor', 'supervisor', 'editor'],
    },
  ],
}
