import { createIslandRoot } from '../features/account/island-root.tsx'
import css from '../features/notifications/notifications.css?inline'
import { NotificationsScreen } from '../features/notifications/notifications-screen.tsx'
import { adoptStyles, mountIsland } from '../features/page/mount-island.tsx'

adoptStyles(css)
const root = createIslandRoot()
mountIsland('notifications', ({ texts }) => root(texts, <NotificationsScreen />))
