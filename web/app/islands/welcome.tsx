import css from '../features/account/account.css?inline'
import { createIslandRoot } from '../features/account/island-root.tsx'
import { WelcomeScreen } from '../features/onboarding/welcome-screen.tsx'
import { adoptStyles, mountIsland } from '../features/page/mount-island.tsx'

adoptStyles(css)
const root = createIslandRoot()
mountIsland('welcome', ({ texts }) => root(texts, <WelcomeScreen />))
