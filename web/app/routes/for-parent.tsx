import { GuidePage } from '../features/guide/guide-page.tsx'
import type { PageHandle } from '../features/page/page-handle.ts'

export const handle: PageHandle = { page: 'parent' }

export default function ForParent() {
  return <GuidePage audience="parent" />
}
