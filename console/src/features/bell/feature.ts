import type { Feature } from '../../ui/feature.ts'
import { createBell } from './public/bell.ts'

export const bell: Feature = {
  name: 'bell',
  store: createBell,
}
