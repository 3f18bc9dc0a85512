import css from '../features/account/account.css?inline'
import { createIslandRoot } from '../features/account/island-root.tsx'
import { RegisterScreen } from '../features/account/register-screen.tsx'
import { adoptStyles, mountIsland } from '../features/page/mount-island.tsx'

adoptStyles(css)
const root = createIslandRoot()
mountIsland('register', ({ texts }) => root(texts, <RegisterScreen />))
