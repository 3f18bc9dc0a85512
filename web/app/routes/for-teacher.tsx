import { GuidePage } from '../features/guide/guide-page.tsx'
import type { PageFacts } from '../features/page/page-facts.ts'

export const handle: PageFacts = { page: 'teacher' }

export default function ForTeacher() {
  return <GuidePage audience="teacher" />
}
