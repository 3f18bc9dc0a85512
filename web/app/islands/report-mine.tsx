import { mountScreen } from '../ui/island/mount-screen.tsx'
import css from '../features/report/inbox/inbox.css?inline'
import { MineScreen } from '../features/report/inbox/mine-screen.tsx'

mountScreen('report-mine', css, () => <MineScreen />)
