import { ScrollText } from 'lucide-react'
import { type Feature, page } from '../../ui/feature.ts'

export const audit: Feature = {
  name: 'audit',
  pages: { '/audit': page(() => import('./audit-page.tsx'), 'AuditPage') },
  rail: [{ to: '/audit', group: 'trust', label: 'audit.title', Icon: ScrollText, roles: ['supervisor', 'admin'] }],
}
