import { createIslandRoot } from '../features/account/island-root.tsx'
import { adoptStyles, mountIsland } from '../features/page/mount-island.tsx'
import css from '../features/questions/asking/asking.css?inline'
import { ReceiptScreen } from '../features/questions/asking/receipt-screen.tsx'

adoptStyles(css)
const root = createIslandRoot()
mountIsland('receipt', ({ texts }) => root(texts, <ReceiptScreen />))
