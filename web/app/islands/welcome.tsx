import css from '../features/account/account.css?inline'
import { mountScreen } from '../features/account/mount-screen.tsx'
import { WelcomeScreen } from '../features/onboarding/welcome-screen.tsx'
import type { IslandProps } from '../features/page/mount-island.tsx'
import type { Offered } from '../features/questionnaire/offer.tsx'

type WelcomeProps = IslandProps & { offered: readonly Offered[] }

mountScreen('welcome', css, (props) => <WelcomeScreen offered={(props as WelcomeProps).offered} />)
