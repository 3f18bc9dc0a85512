import { HelpNow } from './help-now.tsx'

/**
 * Help, as soon as what is written `tells` of danger and before anything of it is sent. It stands beneath the box, so that what is
 * being typed stays where it is.
 */
export function HelpBeside({ tells }: { tells: boolean }) {
  return (
    <div className={tells ? undefined : 'sr-only'} aria-live="polite">
      {tells && <HelpNow aside />}
    </div>
  )
}
