import { createIslandRoot } from '../features/account/island-root.tsx'
import { adoptStyles, mountIsland } from '../features/page/mount-island.tsx'
import css from '../features/report/flow/flow.css?inline'
import { FlowScreen, type ReportProps } from '../features/report/flow/flow-screen.tsx'

adoptStyles(css)
const root = createIslandRoot()
mountIsland('report', (props) => {
  const { texts, regions } = props as ReportProps
  return root(texts, <FlowScreen regions={regions} />)
})
