import { CssBaseline } from '@mui/material'
import { lazy } from 'react'
import {
  AdminContext,
  type AuthProvider,
  CoreAdminUI,
  CustomRoutes,
  type I18nProvider,
  Navigate,
  Notification,
  Resource,
} from 'react-admin'
import { Route } from 'react-router'
import { SignInPage } from '../features/sign-in/sign-in-page.tsx'
import { InvitePage } from '../features/invite/invite-page.tsx'
import { createDataProvider } from '../features/members/member-rows.ts'
import { DeskPage } from '../features/desk/desk-page.tsx'
import { DARK, LIGHT } from '../theme/theme.ts'
import { BrokenPage } from '../ui/pages/broken-page.tsx'
import { ConsoleLayout } from './layout.tsx'
import { LoadingPage } from '../ui/pages/loading-page.tsx'
import { NotFoundPage } from '../ui/pages/not-found-page.tsx'
import { type Services, ServicesContext } from '../session/services.ts'

/** Forms and tables are heavy, and only admins need them. */
const WallPage = lazy(async () => ({ default: (await import('../features/wall/wall-page.tsx')).WallPage }))
const RotaPage = lazy(async () => ({ default: (await import('../features/rota/rota-page.tsx')).RotaPage }))
const DutyPage = lazy(async () => ({ default: (await import('../features/duty/duty-page.tsx')).DutyPage }))
const HoursPage = lazy(async () => ({ default: (await import('../features/hours/hours-page.tsx')).HoursPage }))
const MemberList = lazy(async () => ({ default: (await import('../features/members/member-list.tsx')).MemberList }))
const MemberCreate = lazy(async () => ({ default: (await import('../features/members/member-create.tsx')).MemberCreate }))
const RequestsPage = lazy(async () => ({ default: (await import('../features/members/requests-page.tsx')).RequestsPage }))
const MemberEdit = lazy(async () => ({ default: (await import('../features/members/member-edit.tsx')).MemberEdit }))

const LibraryPage = lazy(async () => ({ default: (await import('../features/library/library-page.tsx')).LibraryPage }))
const NumbersPage = lazy(async () => ({ default: (await import('../features/numbers/numbers-page.tsx')).NumbersPage }))
const AuditPage = lazy(async () => ({ default: (await import('../features/audit/audit-page.tsx')).AuditPage }))
const StatisticsPage = lazy(async () => ({
  default: (await import('../features/statistics/statistics-page.tsx')).StatisticsPage,
}))
const BlocksPage = lazy(async () => ({ default: (await import('../features/blocks/blocks-page.tsx')).BlocksPage }))
const QuestionsPage = lazy(async () => ({ default: (await import('../features/questions/questions-page.tsx')).QuestionsPage }))
const QuestionPage = lazy(async () => ({ default: (await import('../features/questions/question-page.tsx')).QuestionPage }))
const CasesPage = lazy(async () => ({ default: (await import('../features/cases/cases-page.tsx')).CasesPage }))
const CasePage = lazy(async () => ({ default: (await import('../features/cases/case-page.tsx')).CasePage }))
const SosPage = lazy(async () => ({ default: (await import('../features/sos/sos-page.tsx')).SosPage }))
const SnippetsPage = lazy(async () => ({ default: (await import('../features/snippets/snippets-page.tsx')).SnippetsPage }))
const ContactsPage = lazy(async () => ({ default: (await import('../features/records/contacts-page.tsx')).ContactsPage }))
const SurveysPage = lazy(async () => ({ default: (await import('../features/surveys/surveys-page.tsx')).SurveysPage }))
const QuestionnairesPage = lazy(async () => ({
  default: (await import('../features/questionnaires/questionnaires-page.tsx')).QuestionnairesPage,
}))
const TotalsRoom = lazy(async () => ({ default: (await import('../features/questionnaires/totals-page.tsx')).TotalsRoom }))
const ContentPage = lazy(async () => ({ default: (await import('../features/content/content-page.tsx')).ContentPage }))
const BroadcastsPage = lazy(async () => ({
  default: (await import('../features/broadcasts/broadcasts-page.tsx')).BroadcastsPage,
}))
const CallsPage = lazy(async () => ({ default: (await import('../features/places/calls-page.tsx')).CallsPage }))
const ImportPage = lazy(async () => ({ default: (await import('../features/places/import-page.tsx')).ImportPage }))
const EditPage = lazy(async () => ({ default: (await import('../features/content/edit-page.tsx')).EditPage }))
const SearchPage = lazy(async () => ({ default: (await import('../features/records/search-page.tsx')).SearchPage }))

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
        dataProvider={createDataProvider(services.api)}
        i18nProvider={i18n}
        store={services.preferences}
        queryClient={services.queries}
        lightTheme={LIGHT}
        darkTheme={DARK}
      >
        <CssBaseline enableColorScheme />
        <Pages />
        <Notification autoHideDuration={TOAST_MS} anchorOrigin={AT_TOP} />
      </AdminContext>
    </ServicesContext>
  )
}

/** Seed section 9. */
const TOAST_MS = 3_000
/** At the bottom it would lie on the text box. */
const AT_TOP = { vertical: 'top', horizontal: 'center' } as const

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
      <CustomRoutes noLayout>
        <Route path="/invite" element={<InvitePage />} />
      </CustomRoutes>
      <CustomRoutes>
        <Route path="/wall" element={<WallPage />} />
        <Route path="/rota" element={<RotaPage />} />
        <Route path="/duty" element={<DutyPage />} />
        <Route path="/hours" element={<HoursPage />} />
        <Route path="/queue/:chat_id?" element={<DeskPage list="waiting" />} />
        <Route path="/mine/:chat_id?" element={<DeskPage list="mine" />} />
        <Route path="/ended/:chat_id?" element={<DeskPage list="ended" />} />
        <Route path="/content/:type?" element={<ContentPage />} />
        <Route path="/content/place/calls" element={<CallsPage />} />
        <Route path="/content/place/import" element={<ImportPage />} />
        <Route path="/content/:type/:id" element={<EditPage />} />
        <Route path="/library" element={<LibraryPage />} />
        <Route path="/numbers" element={<NumbersPage />} />
        <Route path="/broadcasts" element={<BroadcastsPage />} />
        <Route path="/audit" element={<AuditPage />} />
        <Route path="/statistics" element={<StatisticsPage />} />
        <Route path="/blocks" element={<BlocksPage />} />
        <Route path="/team-changes" element={<RequestsPage />} />
        <Route path="/questions" element={<QuestionsPage />} />
        <Route path="/questions/:id" element={<QuestionPage />} />
        <Route path="/cases" element={<CasesPage />} />
        <Route path="/cases/:id" element={<CasePage />} />
        <Route path="/sos/:id?" element={<SosPage />} />
        <Route path="/snippets" element={<SnippetsPage />} />
        <Route path="/contacts" element={<ContactsPage />} />
        <Route path="/search" element={<SearchPage />} />
        <Route path="/surveys" element={<SurveysPage />} />
        <Route path="/questionnaires" element={<QuestionnairesPage />} />
        <Route path="/questionnaires/:id" element={<TotalsRoom />} />
      </CustomRoutes>
      <Resource name="members" list={MemberList} create={MemberCreate} edit={MemberEdit} />
    </CoreAdminUI>
  )
}

function ToQueue() {
  return <Navigate to="/queue" replace />
}
