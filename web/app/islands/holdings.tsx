import css from '../features/accounts/account/account.css?inline'
import { HoldingsScreen } from '../features/accounts/holdings/holdings-screen.tsx'
import { mountScreen } from '../ui/island/mount-screen.tsx'

mountScreen('holdings', css, () => <HoldingsScreen />)
