import { createIslandRoot } from '../features/account/island-root.tsx'
import { adoptStyles, mountIsland } from '../features/page/mount-island.tsx'
import { MineScreen } from '../features/tests/mine/mine-screen.tsx'
import css from '../features/tests/mine/mine.css?inline'

adoptStyles(css)
const root = createIslandRoot()
mountIsland('own-results', ({ texts }) => root(texts, <MineScreen />))
