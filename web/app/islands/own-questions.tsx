import { mountScreen } from '../ui/island/mount-screen.tsx'
import css from '../features/questions/asking/asking.css?inline'
import { MineScreen } from '../features/questions/asking/mine-screen.tsx'

mountScreen('own-questions', css, () => <MineScreen />)
