import css from '../features/accounts/account/account.css?inline'
import { mountScreen } from '../ui/island/mount-screen.tsx'
import { ConfirmScreen } from '../features/accounts/account/confirm-screen.tsx'

mountScreen('confirm', css, () => <ConfirmScreen />)
