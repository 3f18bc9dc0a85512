import { mountScreen } from '../ui/island/mount-screen.tsx'
import css from '../features/reports/report/inbox/inbox.css?inline'
import { ReceiptInbox } from '../features/reports/report/inbox/receipt-inbox.tsx'

mountScreen('report-receipt', css, () => <ReceiptInbox />)
