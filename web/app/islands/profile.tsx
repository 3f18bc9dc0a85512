import css from '../features/account/account.css?inline'
import { mountScreen } from '../features/account/mount-screen.tsx'
import { ProfileScreen } from '../features/account/profile/profile-screen.tsx'

mountScreen('profile', css, () => <ProfileScreen />)
