import { mountScreen } from '../ui/island/mount-screen.tsx'
import { AskScreen, type AskProps } from '../features/questions/public-questions/ask/ask-screen.tsx'
import css from '../features/questions/public-questions/ask/ask.css?inline'

mountScreen('ask', css, (props) => <AskScreen categories={(props as AskProps).categories} />)
