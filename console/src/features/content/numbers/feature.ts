import { PhoneCall } from 'lucide-react'
import { type Feature, page } from '../../../ui/feature.ts'

export const numbers: Feature = {
  name: 'numbers',
  pages: { '/numbers': page(() => import('./numbers-page.tsx'), 'NumbersPage') },
  rail: [{ to: '/numbers', group: 'texts', label: 'numbers.title', Icon: PhoneCall, roles: ['editor', 'supervisor'] }],
}
