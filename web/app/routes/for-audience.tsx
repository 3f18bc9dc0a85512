import { GuidePage } from '../features/content/guide/guide-page.tsx'
import { audienceOf, useAudience } from '../ui/site/audience.ts'
import type { PageFacts } from '../ui/site/page-facts.ts'

export const handle: PageFacts = { page: audienceOf }

/** One page for each audience, at an address of its own (routes.ts). */
export default function ForAudience() {
  return <GuidePage audience={useAudience()} />
}
