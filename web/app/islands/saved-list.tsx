import { mountScreen } from '../ui/island/mount-screen.tsx'
import css from '../features/saved/own.css?inline'
import { SavedScreen } from '../features/saved/saved-screen.tsx'

mountScreen('saved-list', css, () => <SavedScreen />)
