import { mountScreen } from '../ui/island/mount-screen.tsx'
import css from '../features/notifications/notifications.css?inline'
import { NotificationsScreen } from '../features/notifications/notifications-screen.tsx'

mountScreen('notifications', css, () => <NotificationsScreen />)
