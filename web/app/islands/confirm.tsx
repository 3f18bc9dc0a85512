import css from '../features/account/account.css?inline'
import { createIslandRoot } from '../features/account/island-root.tsx'
import { ConfirmScreen } from '../features/account/confirm-screen.tsx'
import { adoptStyles, mountIsland } from '../features/page/mount-island.tsx'

adoptStyles(css)
const root = createIslandRoot()
mountIsland('confirm', ({ texts }) => root(texts, <ConfirmScreen />))
