import css from '../features/account/account.css?inline'
import { HoldingsScreen } from '../features/account/holdings/holdings-screen.tsx'
import { createIslandRoot } from '../features/account/island-root.tsx'
import { adoptStyles, mountIsland } from '../features/page/mount-island.tsx'

adoptStyles(css)
const root = createIslandRoot()
mountIsland('holdings', ({ texts }) => root(texts, <HoldingsScreen />))
