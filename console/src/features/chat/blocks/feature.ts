import { ShieldAlert } from 'lucide-react'
import { type Count, type Feature, page } from '../../../ui/feature.ts'
import { useBlocks } from './use-blocks.ts'

/** How many requests wait for the second person. */
const Asked: Count = ({ children }) => children((useBlocks().data ?? []).filter(({ state }) => state === 'asked').length)

export const blocks: Feature = {
  name: 'blocks',
  pages: { '/blocks': page(() => import('./blocks-page.tsx'), 'BlocksPage') },
  rail: [{ to: '/blocks', group: 'trust', label: 'block.title', Icon: ShieldAlert, roles: ['supervisor'], Count: Asked }],
}
