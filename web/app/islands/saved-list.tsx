import { mountScreen } from '../ui/island/mount-screen.tsx'
import css from '../features/content/saved/own.css?inline'
import { SavedScreen } from '../features/content/saved/saved-screen.tsx'

mountScreen('saved-list', css, () => <SavedScreen />)
