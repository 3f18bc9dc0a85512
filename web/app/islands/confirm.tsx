import css from '../features/account/account.css?inline'
import { mountScreen } from '../ui/island/mount-screen.tsx'
import { ConfirmScreen } from '../features/account/confirm-screen.tsx'

mountScreen('confirm', css, () => <ConfirmScreen />)
