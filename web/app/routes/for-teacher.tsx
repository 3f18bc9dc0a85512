import { GuidePage } from '../features/guide/guide-page.tsx'
import type { PageHandle } from '../features/page/page-handle.ts'

export const handle: PageHandle = { page: 'teacher' }

export default function ForTeacher() {
  return <GuidePage audience="teacher" />
}
