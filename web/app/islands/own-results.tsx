import { mountScreen } from '../ui/island/mount-screen.tsx'
import { MineScreen } from '../features/content/tests/mine/mine-screen.tsx'
import css from '../features/content/tests/mine/mine.css?inline'

mountScreen('own-results', css, () => <MineScreen />)
