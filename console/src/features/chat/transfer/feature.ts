import { type Feature, WITH_CHATS } from '../../../ui/feature.ts'
import { IncomingOffers } from './incoming-offers.tsx'

export const transfer: Feature = {
  name: 'transfer',
  bar: { roles: WITH_CHATS, Part: IncomingOffers },
}
