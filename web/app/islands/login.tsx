import css from '../features/account/account.css?inline'
import { mountScreen } from '../ui/island/mount-screen.tsx'
import { LoginScreen } from '../features/account/login-screen.tsx'

mountScreen('login', css, () => <LoginScreen />)
