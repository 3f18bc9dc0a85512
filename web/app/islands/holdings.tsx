import css from '../features/account/account.css?inline'
import { HoldingsScreen } from '../features/account/holdings/holdings-screen.tsx'
import { mountScreen } from '../features/account/mount-screen.tsx'

mountScreen('holdings', css, () => <HoldingsScreen />)
