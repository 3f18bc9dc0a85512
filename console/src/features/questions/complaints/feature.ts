import { MessageCircleWarning } from 'lucide-react'
import { type Count, type Feature, page } from '../../../ui/feature.ts'
import { useWorkCount } from '../../../ui/pages/work-list.ts'
import { complaint_list } from './use-complaints.ts'

/** How many complaints nobody has answered. */
const Waiting: Count = ({ children }) => children(useWorkCount(complaint_list, 'waiting'))

export const complaints: Feature = {
  name: 'complaints',
  pages: {
    '/complaints': page(() => import('./complaints-page.tsx'), 'ComplaintsPage'),
    '/complaints/:id': page(() => import('./complaint-page.tsx'), 'ComplaintPage'),
  },
  rail: [
    {
      to: '/complaints',
      group: 'trust',
      label: 'complaints.title',
      Icon: MessageCircleWarning,
      roles: ['supervisor'],
      Count: Waiting,
    },
  ],
}
