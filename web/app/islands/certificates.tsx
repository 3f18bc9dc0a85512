import { createIslandRoot } from '../features/account/island-root.tsx'
import { CertificatesScreen } from '../features/learn/certificates-screen.tsx'
import { adoptStyles, mountIsland } from '../features/page/mount-island.tsx'
import css from '../features/saved/own.css?inline'

adoptStyles(css)
const root = createIslandRoot()
mountIsland('certificates', ({ texts }) => root(texts, <CertificatesScreen />))
