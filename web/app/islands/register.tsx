import css from '../features/accounts/account/account.css?inline'
import { mountScreen } from '../ui/island/mount-screen.tsx'
import { RegisterScreen } from '../features/accounts/account/register-screen.tsx'

mountScreen('register', css, () => <RegisterScreen />)
