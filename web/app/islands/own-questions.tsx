import { mountScreen } from '../ui/island/mount-screen.tsx'
import css from '../features/questions/public-questions/ask/ask.css?inline'
import { MineScreen } from '../features/questions/public-questions/ask/mine-screen.tsx'

mountScreen('own-questions', css, () => <MineScreen />)
