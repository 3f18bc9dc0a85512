import css from '../features/accounts/account/account.css?inline'
import { mountScreen } from '../ui/island/mount-screen.tsx'
import { ProfileScreen } from '../features/accounts/profile/profile-screen.tsx'

mountScreen('profile', css, () => <ProfileScreen />)
