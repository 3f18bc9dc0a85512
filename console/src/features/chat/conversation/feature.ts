import { type Feature, WITH_CHATS } from '../../../ui/feature.ts'
import { createChannelsStore } from './channels-store.ts'
import { useSocket } from './use-socket.ts'

/** One connection for as long as a counsellor is here, whatever page is open. */
function OpenSocket() {
  useSocket()
  return null
}

export const conversation: Feature = {
  name: 'conversation',
  store: createChannelsStore,
  beside: { roles: WITH_CHATS, Part: OpenSocket },
}
