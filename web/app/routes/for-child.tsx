import { GuidePage } from '../features/guide/guide-page.tsx'
import type { PageFacts } from '../features/page/page-facts.ts'

export const handle: PageFacts = { page: 'child' }

export default function ForChild() {
  return <GuidePage audience="child" />
}
