import { mountScreen } from '../ui/island/mount-screen.tsx'
import { AskScreen, type AskProps } from '../features/questions/asking/ask-screen.tsx'
import css from '../features/questions/asking/asking.css?inline'

mountScreen('ask', css, (props) => <AskScreen categories={(props as AskProps).categories} />)
