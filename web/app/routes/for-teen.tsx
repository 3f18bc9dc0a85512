import { GuidePage } from '../features/guide/guide-page.tsx'
import type { PageFacts } from '../features/page/page-facts.ts'

export const handle: PageFacts = { page: 'teen' }

export default function ForTeen() {
  return <GuidePage audience="teen" />
}
