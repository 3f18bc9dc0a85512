import { type Feature, WITH_CHATS } from '../../../ui/feature.ts'
import { createFollowUpsStore } from './follow-ups-store.ts'
import { PromiseBar } from './promise-bar.tsx'

export const follow_ups: Feature = {
  name: 'follow-ups',
  store: createFollowUpsStore,
  bar: { roles: WITH_CHATS, Part: PromiseBar },
}
