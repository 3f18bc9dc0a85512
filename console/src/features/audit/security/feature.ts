import { Fingerprint } from 'lucide-react'
import { type Count, type Feature, page } from '../../../ui/feature.ts'
import { SecurityAlarm } from './security-alarm.tsx'
import { useSecurityAlerts } from './use-security.ts'

/** How many alerts nobody has seen. */
const Unseen: Count = ({ children }) => children(useSecurityAlerts().data?.unseen ?? 0)

export const security: Feature = {
  name: 'security',
  pages: {
    '/security': page(() => import('./security-page.tsx'), 'SecurityPage'),
    '/devices': page(() => import('./devices-page.tsx'), 'DevicesPage'),
  },
  rail: [
    {
      to: '/security',
      group: 'trust',
      label: 'security.title',
      Icon: Fingerprint,
      roles: ['supervisor', 'admin'],
      Count: Unseen,
    },
  ],
  bar: { roles: ['supervisor'], Part: SecurityAlarm },
}
