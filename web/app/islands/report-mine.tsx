import { mountScreen } from '../ui/island/mount-screen.tsx'
import css from '../features/reports/report/inbox/inbox.css?inline'
import { MineScreen } from '../features/reports/report/inbox/mine-screen.tsx'

mountScreen('report-mine', css, () => <MineScreen />)
