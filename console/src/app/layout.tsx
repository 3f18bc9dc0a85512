import type { StaffRole } from '@himoya/contract/staff/staff'
import { type RefObject, Suspense, useRef, useSyncExternalStore } from 'react'
import { Outlet } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import { useServices } from '../session/services.ts'
import { useMe } from '../session/use-me.ts'
import { LoadingPage } from '../ui/pages/loading-page.tsx'
import { FEATURES } from './features.ts'
import styles from './layout.module.css'
import { Rail } from './rail.tsx'
import { SignedInFailed } from './signed-in-failed.tsx'
import { ToSignIn } from './to-sign-in.tsx'

export function ConsoleLayout() {
  const { tokens } = useServices()
  const signed_in = useSyncExternalStore(tokens.onChange, () => tokens.access() !== null)
  return signed_in ? <SignedIn /> : <ToSignIn />
}

/** The rail and the page beside it. Nothing of a page is asked for before it is known who is here. */
function SignedIn() {
  const me = useMe()
  const main = useRef<HTMLElement>(null)
  if (me.isPending) return <LoadingPage />
  if (!me.data) return <SignedInFailed error={me.error} onRetry={() => void me.refetch()} />
  const { role } = me.data
  return (
    <div className={styles.layout}>
      <SkipLink to={main} />
      <Rail me={me.data} />
      <main className={styles.page} ref={main} tabIndex={-1}>
        <div className={styles.calls}>
          <Parts of="bar" role={role} />
        </div>
        <div className={styles.screen}>
          <Suspense fallback={<LoadingPage />}>
            <Outlet />
          </Suspense>
        </div>
      </main>
      <Parts of="beside" role={role} />
    </div>
  )
}

/** The first stop of the Tab key: over the rail, to the page itself. A link would be an address of the router. */
function SkipLink({ to }: { to: RefObject<HTMLElement | null> }) {
  const text = useText()
  return (
    <button type="button" className={styles.skip} onClick={() => to.current?.focus()}>
      {text('app.skip')}
    </button>
  )
}

function Parts({ of, role }: { of: 'bar' | 'beside'; role: StaffRole }) {
  return FEATURES.map(({ name, [of]: part }) => (part && (part.roles?.includes(role) ?? true) ? <part.Part key={name} /> : null))
}
