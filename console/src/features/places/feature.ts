import { type Feature, page } from '../../ui/feature.ts'

export const places: Feature = {
  name: 'places',
  pages: {
    '/content/place/calls': page(() => import('./calls-page.tsx'), 'CallsPage'),
    '/content/place/import': page(() => import('./import-page.tsx'), 'ImportPage'),
  },
}
