import { HelpNow } from '../../../ui/screen/help-now.tsx'
import type { Flow } from './use-flow.ts'

/** Help, as soon as the story tells of danger, from the step where it is written on. What is told stays as it is. */
export function HelpBeside({ flow: { tells_of_danger } }: { flow: Flow }) {
  return (
    <div className={tells_of_danger ? undefined : 'sr-only'} aria-live="polite">
      {tells_of_danger && <HelpNow aside />}
    </div>
  )
}
