import { GuidePage } from '../features/guide/guide-page.tsx'
import type { PageHandle } from '../features/page/page-handle.ts'

export const handle: PageHandle = { page: 'teen' }

export default function ForTeen() {
  return <GuidePage audience="teen" />
}
