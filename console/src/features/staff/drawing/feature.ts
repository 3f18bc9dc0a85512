import { type Feature, page } from '../../../ui/feature.ts'

/** What a child sees beside the alias of who answers; chosen by each for themselves. */
export const drawing: Feature = {
  name: 'drawing',
  pages: { '/drawing': page(() => import('./drawing-page.tsx'), 'DrawingPage') },
}
