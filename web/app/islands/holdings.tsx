import css from '../features/account/account.css?inline'
import { HoldingsScreen } from '../features/holdings/holdings-screen.tsx'
import { mountScreen } from '../ui/island/mount-screen.tsx'

mountScreen('holdings', css, () => <HoldingsScreen />)
