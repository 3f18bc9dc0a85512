import css from '../features/account/account.css?inline'
import { mountScreen } from '../ui/island/mount-screen.tsx'
import { ProfileScreen } from '../features/profile/profile-screen.tsx'

mountScreen('profile', css, () => <ProfileScreen />)
