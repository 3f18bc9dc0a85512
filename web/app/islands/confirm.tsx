import css from '../features/account/account.css?inline'
import { mountScreen } from '../features/account/mount-screen.tsx'
import { ConfirmScreen } from '../features/account/confirm-screen.tsx'

mountScreen('confirm', css, () => <ConfirmScreen />)
