import type { StaffRole } from '@himoya/contract/staff/staff'
import { CalendarCheck } from 'lucide-react'
import { type Count, type Feature, page } from '../../../ui/feature.ts'
import { createMyDayStore } from './my-day-store.ts'
import { useWaitingForMe } from './use-my-day.ts'

const EVERYBODY: readonly StaffRole[] = ['counsellor', 'supervisor', 'editor', 'admin']

/** How many things wait for me and for nobody else, or for a second person. */
const ForMe: Count = ({ children }) => children(useWaitingForMe())

export const my_day: Feature = {
  name: 'my-day',
  pages: { '/day': page(() => import('./my-day-page.tsx'), 'MyDayPage') },
  rail: [{ to: '/day', group: 'work', label: 'day.title', Icon: CalendarCheck, roles: EVERYBODY, Count: ForMe }],
  store: createMyDayStore,
}
