import { type ReactNode, Suspense } from 'react'
import { Attention } from '../features/attention/attention.tsx'
import { DangerAlarm } from '../features/attention/danger-alarm.tsx'
import { useMe, worksWithChats } from '../session/use-me.ts'
import { useSessionEnd } from './use-session-end.ts'
import { CaseAlarms } from '../features/cases/case-alarms.tsx'
import { useSocket } from '../features/conversation/use-socket.ts'
import { SosBar } from '../features/sos/sos-bar.tsx'
import { StepUpDialog } from '../features/step-up/step-up-dialog.tsx'
import { IncomingOffers } from '../features/transfer/incoming-offers.tsx'
import { LoadingPage } from '../ui/pages/loading-page.tsx'
import styles from './layout.module.css'
import { Rail } from './rail.tsx'
import { SignedInFailed } from './signed-in-failed.tsx'

/** The rail and the page beside it. Nothing of a page is asked for before it is known who is here. */
export function ConsoleLayout({ children }: { children?: ReactNode }) {
  useSessionEnd()
  const me = useMe()
  if (me.isPending) return <LoadingPage />
  if (!me.data) return <SignedInFailed error={me.error} onRetry={() => void me.refetch()} />
  const with_chats = worksWithChats(me.data.role)
  return (
    <div className={styles.layout}>
      <Rail me={me.data} />
      <main className={styles.page}>
        {with_chats ? <SosBar /> : null}
        {with_chats ? <CaseAlarms /> : null}
        {me.data.role === 'supervisor' ? <DangerAlarm /> : null}
        <div className={styles.room}>
          <Suspense fallback={<LoadingPage />}>{children}</Suspense>
        </div>
      </main>
      {with_chats ? <LiveChats /> : null}
      <StepUpDialog />
    </div>
  )
}

/** What runs as long as a counsellor is here, whatever page is open. */
function LiveChats() {
  useSocket()
  return (
    <>
      <Attention />
      <IncomingOffers />
    </>
  )
}
