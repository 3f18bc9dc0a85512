import { createIslandRoot } from '../features/account/island-root.tsx'
import { adoptStyles, mountIsland } from '../features/page/mount-island.tsx'
import css from '../features/saved/own.css?inline'
import { SavedScreen } from '../features/saved/saved-screen.tsx'

adoptStyles(css)
const root = createIslandRoot()
mountIsland('saved-list', ({ texts }) => root(texts, <SavedScreen />))
