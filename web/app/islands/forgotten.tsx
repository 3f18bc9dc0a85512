import css from '../features/account/account.css?inline'
import { mountScreen } from '../ui/island/mount-screen.tsx'
import { ForgottenScreen } from '../features/account/forgotten-screen.tsx'

mountScreen('forgotten', css, () => <ForgottenScreen />)
