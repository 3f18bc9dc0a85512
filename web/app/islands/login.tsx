import css from '../features/accounts/account/account.css?inline'
import { mountScreen } from '../ui/island/mount-screen.tsx'
import { LoginScreen } from '../features/accounts/account/login-screen.tsx'

mountScreen('login', css, () => <LoginScreen />)
