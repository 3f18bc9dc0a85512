import { GuidePage } from '../features/guide/guide-page.tsx'
import type { PageHandle } from '../features/page/page-handle.ts'

export const handle: PageHandle = { page: 'child' }

export default function ForChild() {
  return <GuidePage audience="child" />
}
