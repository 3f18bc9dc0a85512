import css from '../features/account/account.css?inline'
import { createIslandRoot } from '../features/account/island-root.tsx'
import { WelcomeScreen } from '../features/onboarding/welcome-screen.tsx'
import { adoptStyles, type IslandProps, mountIsland } from '../features/page/mount-island.tsx'
import type { Offered } from '../features/questionnaire/offer.tsx'

type WelcomeProps = IslandProps & { offered: readonly Offered[] }

adoptStyles(css)
const root = createIslandRoot()
mountIsland('welcome', (props) => root(props.texts, <WelcomeScreen offered={(props as WelcomeProps).offered} />))
