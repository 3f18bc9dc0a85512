import { UserCheck, Users } from 'lucide-react'
import { type Count, type Feature, page } from '../../../ui/feature.ts'
import { useRequests } from './use-requests.ts'

/** How many changes of members wait for a supervisor. */
const Waiting: Count = ({ children }) =>
  children((useRequests(1).data?.results ?? []).filter(({ state }) => state === 'waiting').length)

export const members: Feature = {
  name: 'members',
  pages: {
    '/members': page(() => import('./members-page.tsx'), 'MembersPage'),
    '/members/create': page(() => import('./member-page.tsx'), 'NewMemberPage'),
    '/members/:id': page(() => import('./member-page.tsx'), 'MemberPage'),
    '/team-changes': page(() => import('./requests-page.tsx'), 'RequestsPage'),
  },
  rail: [
    { to: '/members', group: 'trust', label: 'nav.members', Icon: Users, roles: ['admin'] },
    {
      to: '/team-changes',
      group: 'trust',
      label: 'members.requests',
      Icon: UserCheck,
      roles: ['supervisor', 'admin'],
      Count: Waiting,
    },
  ],
}
