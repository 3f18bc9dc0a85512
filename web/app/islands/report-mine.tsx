import { createIslandRoot } from '../features/account/island-root.tsx'
import { adoptStyles, mountIsland } from '../features/page/mount-island.tsx'
import css from '../features/report/inbox/inbox.css?inline'
import { MineScreen } from '../features/report/inbox/mine-screen.tsx'

adoptStyles(css)
const root = createIslandRoot()
mountIsland('report-mine', ({ texts }) => root(texts, <MineScreen />))
