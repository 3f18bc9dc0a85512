import css from '../features/account/account.css?inline'
import { mountScreen } from '../ui/island/mount-screen.tsx'
import { RegisterScreen } from '../features/account/register-screen.tsx'

mountScreen('register', css, () => <RegisterScreen />)
