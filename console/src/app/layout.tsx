import type { StaffRole } from '@himoya/contract/staff'
import { type ReactNode, Suspense } from 'react'
import { useMe } from '../session/use-me.ts'
import { LoadingPage } from '../ui/pages/loading-page.tsx'
import { FEATURES } from './features.ts'
import styles from './layout.module.css'
import { Rail } from './rail.tsx'
import { SignedInFailed } from './signed-in-failed.tsx'
import { useSessionEnd } from './use-session-end.ts'

/** The rail and the page beside it. Nothing of a page is asked for before it is known who is here. */
export function ConsoleLayout({ children }: { children?: ReactNode }) {
  useSessionEnd()
  const me = useMe()
  if (me.isPending) return <LoadingPage />
  if (!me.data) return <SignedInFailed error={me.error} onRetry={() => void me.refetch()} />
  const { role } = me.data
  return (
    <div className={styles.layout}>
      <Rail me={me.data} />
      <main className={styles.page}>
        <Parts of="bar" role={role} />
        <div className={styles.room}>
          <Suspense fallback={<LoadingPage />}>{children}</Suspense>
        </div>
      </main>
      <Parts of="beside" role={role} />
    </div>
  )
}

function Parts({ of, role }: { of: 'bar' | 'beside'; role: StaffRole }) {
  return FEATURES.map(({ name, [of]: part }) => (part && (part.roles?.includes(role) ?? true) ? <part.Part key={name} /> : null))
}
