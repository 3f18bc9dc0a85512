import { GuidePage } from '../features/guide/guide-page.tsx'
import type { PageFacts } from '../features/page/page-facts.ts'

export const handle: PageFacts = { page: 'parent' }

export default function ForParent() {
  return <GuidePage audience="parent" />
}
