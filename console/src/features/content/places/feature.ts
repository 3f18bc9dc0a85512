import { type Feature, page } from '../../../ui/feature.ts'

export const places: Feature = {
  name: 'places',
  pages: {
    '/content/place/calls': page(() => import('./calls-page.tsx'), 'CallsPage'),
    '/content/place/voices': page(() => import('./voices-page.tsx'), 'VoicesPage'),
    '/content/place/import': page(() => import('./import-page.tsx'), 'ImportPage'),
  },
}
