import { createIslandRoot } from '../features/account/island-root.tsx'
import { adoptStyles, mountIsland } from '../features/page/mount-island.tsx'
import css from '../features/questions/asking/asking.css?inline'
import { MineScreen } from '../features/questions/asking/mine-screen.tsx'

adoptStyles(css)
const root = createIslandRoot()
mountIsland('own-questions', ({ texts }) => root(texts, <MineScreen />))
