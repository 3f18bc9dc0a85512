import css from '../features/account/account.css?inline'
import { OwnDataScreen } from '../features/account/own/own-data-screen.tsx'
import { createIslandRoot } from '../features/account/island-root.tsx'
import { adoptStyles, mountIsland } from '../features/page/mount-island.tsx'

adoptStyles(css)
const root = createIslandRoot()
mountIsland('own-data', ({ texts }) => root(texts, <OwnDataScreen />))
