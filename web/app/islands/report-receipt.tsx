import { createIslandRoot } from '../features/account/island-root.tsx'
import { adoptStyles, mountIsland } from '../features/page/mount-island.tsx'
import css from '../features/report/inbox/inbox.css?inline'
import { ReceiptInbox } from '../features/report/inbox/receipt-inbox.tsx'

adoptStyles(css)
const root = createIslandRoot()
mountIsland('report-receipt', ({ texts }) => root(texts, <ReceiptInbox />))
