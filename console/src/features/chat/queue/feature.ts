import type { Feature } from '../../../ui/feature.ts'
import { createQueueStore } from './public/queue-store.ts'

export const queue: Feature = {
  name: 'queue',
  store: createQueueStore,
}
