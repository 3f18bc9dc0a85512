import css from '../features/account/account.css?inline'
import { createIslandRoot } from '../features/account/island-root.tsx'
import { LoginScreen } from '../features/account/login-screen.tsx'
import { adoptStyles, mountIsland } from '../features/page/mount-island.tsx'

adoptStyles(css)
const root = createIslandRoot()
mountIsland('login', ({ texts }) => root(texts, <LoginScreen />))
