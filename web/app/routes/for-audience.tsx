import { GuidePage } from '../features/guide/guide-page.tsx'
import { audienceOf, useAudience } from '../features/page/audience.ts'
import type { PageFacts } from '../features/page/page-facts.ts'

export const handle: PageFacts = { page: audienceOf }

/** One page for each audience, at an address of its own (routes.ts). */
export default function ForAudience() {
  return <GuidePage audience={useAudience()} />
}
