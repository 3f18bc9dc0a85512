import { createSession } from '../session/visitor-session.ts'
import { createBareRoot } from '../ui/island/bare-root.tsx'
import { adoptStyles, pageLanguage } from '../ui/island/island-page.ts'
import { mountIsland } from '../ui/island/mount-island.tsx'
import { kept_report } from '../features/reports/report/flow/kept-report.ts'
import css from '../features/reports/report/flow/flow.css?inline'
import { FlowScreen, type ReportProps } from '../features/reports/report/flow/flow-screen.tsx'

adoptStyles(css)
const root = createBareRoot(createSession(pageLanguage()))
// asked for before the first step of the page gives way, so that nothing flickers
const before = await kept_report.read()
mountIsland('report', (props) => {
  const { texts, regions } = props as ReportProps
  return root(texts, <FlowScreen regions={regions} before={before} />)
})
