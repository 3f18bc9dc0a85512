import { Images } from 'lucide-react'
import { type Feature, page } from '../../../ui/feature.ts'

export const library: Feature = {
  name: 'library',
  pages: { '/library': page(() => import('./library-page.tsx'), 'LibraryPage') },
  rail: [{ to: '/library', group: 'texts', label: 'library.title', Icon: Images, roles: ['editor', 'supervisor'] }],
}
