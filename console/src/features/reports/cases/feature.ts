import { FileText } from 'lucide-react'
import { type Count, type Feature, page, WITH_CHATS } from '../../../ui/feature.ts'
import { CaseAlarms } from './case-alarms.tsx'
import { createCasesStore } from './cases-store.ts'
import { useNewCaseCount } from './public/use-cases.ts'

/** How many cases nobody has taken on yet. */
const Untaken: Count = ({ children }) => children(useNewCaseCount())

export const cases: Feature = {
  name: 'cases',
  pages: {
    '/cases': page(() => import('./cases-page.tsx'), 'CasesPage'),
    '/cases/:id': page(() => import('./case-page.tsx'), 'CasePage'),
  },
  rail: [{ to: '/cases', group: 'work', label: 'case.title', Icon: FileText, roles: WITH_CHATS, Count: Untaken }],
  store: createCasesStore,
  bar: { roles: WITH_CHATS, Part: CaseAlarms },
}
