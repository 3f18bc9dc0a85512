import css from '../features/accounts/account/account.css?inline'
import { mountScreen } from '../ui/island/mount-screen.tsx'
import { ForgottenScreen } from '../features/accounts/account/forgotten-screen.tsx'

mountScreen('forgotten', css, () => <ForgottenScreen />)
