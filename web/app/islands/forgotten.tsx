import css from '../features/account/account.css?inline'
import { createIslandRoot } from '../features/account/island-root.tsx'
import { ForgottenScreen } from '../features/account/forgotten-screen.tsx'
import { adoptStyles, mountIsland } from '../features/page/mount-island.tsx'

adoptStyles(css)
const root = createIslandRoot()
mountIsland('forgotten', ({ texts }) => root(texts, <ForgottenScreen />))
