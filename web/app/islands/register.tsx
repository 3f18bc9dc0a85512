import css from '../features/account/account.css?inline'
import { mountScreen } from '../features/account/mount-screen.tsx'
import { RegisterScreen } from '../features/account/register-screen.tsx'

mountScreen('register', css, () => <RegisterScreen />)
