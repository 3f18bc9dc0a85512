import { followNotifications } from '../features/notifications/live-notifications.ts'
import { openOwnCalls } from '../session/own-calls.ts'

let is_awake = false

/** Fetched by every page of a signed-in person (features/shell/header.tsx), and by no other. */
export function wake(): void {
  const own = openOwnCalls()
  if (is_awake || !own.isSignedIn()) return
  is_awake = true
  followNotifications(own, () => (is_awake = false))
}
