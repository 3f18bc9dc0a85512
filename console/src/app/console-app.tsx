import { CssBaseline } from '@mui/material'
import { AdminContext, type AuthProvider, CoreAdminUI, CustomRoutes, type I18nProvider, Navigate } from 'react-admin'
import { Route } from 'react-router'
import { SignInPage } from '../features/sign-in/sign-in-page.tsx'
import { DARK, LIGHT } from '../theme/theme.ts'
import { BrokenPage } from '../ui/pages/broken-page.tsx'
import type { Feature } from '../ui/feature.ts'
import { FEATURES } from './features.ts'
import { ConsoleLayout } from './layout.tsx'
import { Notices } from '../ui/notices/notices.tsx'
import { LoadingPage } from '../ui/pages/loading-page.tsx'
import { NotFoundPage } from '../ui/pages/not-found-page.tsx'
import { type Services, ServicesContext } from '../session/services.ts'

type Props = { services: Services; auth: AuthProvider; i18n: I18nProvider }

/**
 * react-admin is the frame: session, language, look, routes, notices. Conversations are pages of our own; what later
 * is plain editing of rows becomes its resources. `<Admin>` is taken apart, because its own sign-in page and layout,
 * never shown here, would be a sixth of the bundle. Addresses stand behind `#`: no server sees which chat is open.
 */
export function ConsoleApp({ services, auth, i18n }: Props) {
  return (
    <ServicesContext value={services}>
      <AdminContext
        authProvider={auth}
        i18nProvider={i18n}
        store={services.preferences}
        queryClient={services.queries}
        lightTheme={LIGHT}
        darkTheme={DARK}
      >
        <CssBaseline enableColorScheme />
        <Pages />
        <Notices />
      </AdminContext>
    </ServicesContext>
  )
}

function Pages() {
  return (
    <CoreAdminUI
      layout={ConsoleLayout}
      loginPage={SignInPage}
      loading={LoadingPage}
      error={BrokenPage}
      catchAll={NotFoundPage}
      dashboard={ToQueue}
      title="Himoya"
      requireAuth
      disableTelemetry
    >
      <CustomRoutes noLayout>{routesOf(({ doors }) => doors)}</CustomRoutes>
      <CustomRoutes>{routesOf(({ pages }) => pages)}</CustomRoutes>
    </CoreAdminUI>
  )
}

const routesOf = (pagesOf: (feature: Feature) => Feature['pages']) =>
  FEATURES.flatMap((feature) => Object.entries(pagesOf(feature) ?? {})).map(([path, Page]) => (
    <Route key={path} path={path} element={<Page />} />
  ))

function ToQueue() {
  return <Navigate to="/queue" replace />
}
