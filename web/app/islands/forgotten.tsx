import css from '../features/account/account.css?inline'
import { mountScreen } from '../features/account/mount-screen.tsx'
import { ForgottenScreen } from '../features/account/forgotten-screen.tsx'

mountScreen('forgotten', css, () => <ForgottenScreen />)
