import { createIslandRoot } from '../features/account/island-root.tsx'
import { adoptStyles, mountIsland } from '../features/page/mount-island.tsx'
import { AskScreen, type AskProps } from '../features/questions/asking/ask-screen.tsx'
import css from '../features/questions/asking/asking.css?inline'

adoptStyles(css)
const root = createIslandRoot()
mountIsland('ask', (props) => root(props.texts, <AskScreen categories={(props as AskProps).categories} />))
