import css from '../features/account/account.css?inline'
import { mountScreen } from '../ui/island/mount-screen.tsx'
import { WelcomeScreen } from '../features/onboarding/welcome-screen.tsx'
import type { IslandProps } from '../ui/island/mount-island.tsx'
import type { Offered } from '../features/questionnaires/public/offer.tsx'

type WelcomeProps = IslandProps & { offered: readonly Offered[] }

mountScreen('welcome', css, (props) => <WelcomeScreen offered={(props as WelcomeProps).offered} />)
