import css from '../features/accounts/account/account.css?inline'
import { mountScreen } from '../ui/island/mount-screen.tsx'
import { WelcomeScreen } from '../features/accounts/onboarding/welcome-screen.tsx'
import type { IslandProps } from '../ui/island/mount-island.tsx'
import type { Offered } from '../features/content/questionnaires/public/offer.tsx'

type WelcomeProps = IslandProps & { offered: readonly Offered[] }

mountScreen('welcome', css, (props) => <WelcomeScreen offered={(props as WelcomeProps).offered} />)
