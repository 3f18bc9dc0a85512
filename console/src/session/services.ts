import { ApiError, type Api, createApi } from '@himoya/kit/api-client'
import { browserStorage } from '@himoya/kit/browser-storage'
import { createKeptOutbox } from '@himoya/kit/kept-outbox'
import type { LinkState } from '@himoya/kit/live-link'
import { createStaffSocket, type StaffSocket } from '@himoya/kit/staff-socket'
import { createTokenStore, type TokenStore } from '@himoya/kit/token-store'
import { QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { Store } from 'react-admin'
import type { StaffUser } from '@himoya/contract/staff'
import { type Bell, createBell } from '../features/bell/public/bell.ts'
import { ME } from './me-key.ts'
import { createSession, type Session } from './staff-session.ts'
import { type CaseNews, createCaseNews } from '../features/cases/case-news.ts'
import { createLocalDrafts, type LocalDrafts } from '../features/content/local-drafts.ts'
import { createDrafts, type Drafts } from './drafts.ts'
import { type ChatRooms, createChatRooms } from '../features/conversation/rooms.ts'
import { createNoteBook, type NoteBook } from '../features/notes/note-book.ts'
import { tellDesk } from '../features/notes/tell-desk.ts'
import { hearCall, hearLink } from '../features/sos/hear-call.ts'
import { inOneGo } from './in-one-go.ts'
import { createStepUpGate, type StepUpGate } from './step-up.ts'
import { createPreferences, languageOf } from './preferences.ts'
import { createValue, type Value } from './value.ts'

const TOKEN_KEYS = { access_key: 'himoya_staff_access', refresh_key: 'himoya_staff_refresh' }
const HINT_PAUSE_MS = 250

/** Everything a screen of the console may need, made once in main. */
export type Services = {
  api: Api
  tokens: TokenStore
  preferences: Store
  queries: QueryClient
  session: Session
  socket: StaffSocket
  link: Value<LinkState>
  rooms: ChatRooms
  drafts: Drafts
  /** Content that is typed and not saved; it belongs to its editor and outlives a sign-out. */
  local_drafts: LocalDrafts
  notes: NoteBook
  /** Chat to the alias of who took it, as the socket told since this page was opened. */
  takers: ReadonlyMap<string, string>
  /** Chats this console is taking by itself, so that what the socket tells of them is no news. */
  claiming: Set<string>
  /** Counts the chats that were handed to this counsellor without their doing. */
  handed: Value<number>
  case_news: CaseNews
  bell: Bell
  /** Asks once more who is here, before acts that could harm somebody. */
  step_up: StepUpGate
  /** The secret of the invitation this page was opened with. */
  invite: string | null
  /** Forgets what a counsellor has typed on this computer; at sign-out, and when somebody else signs in. */
  forgetTyped(): Promise<void>
}

export function createServices(invite: string | null): Services {
  const preferences = createPreferences()
  const tokens = createTokenStore(TOKEN_KEYS)
  const queries = createQueries()
  const step_up = createStepUpGate()
  const api = createStaffApi(tokens, preferences, step_up)
  const link = createValue<LinkState>('stopped')
  const drafts = createDrafts(browserStorage('session'))
  const outbox = createKeptOutbox('himoya_staff_outbox', tokens)
  // the socket only says that something changed; many such hints in a moment make one reading
  const readQueueAgain = inOneGo(HINT_PAUSE_MS, () => void queries.invalidateQueries({ queryKey: ['queue'] }))
  const takers = new Map<string, string>()
  const notes = createNoteBook(api)
  const claiming = new Set<string>()
  const handed = createValue(0)
  const case_news = createCaseNews(queries)
  const socket = createStaffSocket({
    api,
    tokens,
    outbox,
    onState: hearLink(queries, link),
    onQueue: readQueueAgain,
    onClaimed(chat_id, by) {
      takers.set(chat_id, by.alias)
      if (by.id === queries.getQueryData<StaffUser>(ME)?.id && !claiming.delete(chat_id)) handed.set(handed.get() + 1)
      readQueueAgain()
    },
    onDesk: (frame) => tellDesk(queries, notes, frame),
    onCase: case_news.hear,
    onSos: hearCall(queries),
    notesReached: notes.reached,
  })
  const rooms = createChatRooms({ api, socket, onMessage: readQueueAgain })
  const forgetTyped = async (): Promise<void> => {
    for (const forget of [rooms.closeAll, drafts.clear, notes.clear]) forget()
    await outbox.clear()
  }
  const session = createSession({ api, tokens, queries, drafts, forgetTyped, socket })
  return {
    api,
    tokens,
    preferences,
    queries,
    session,
    socket,
    link,
    rooms,
    drafts,
    local_drafts: createLocalDrafts(browserStorage('local')),
    notes,
    takers,
    claiming,
    handed,
    case_news,
    bell: createBell(),
    step_up,
    invite,
    forgetTyped,
  }
}

const createStaffApi = (tokens: TokenStore, preferences: Store, step_up: StepUpGate): Api =>
  createApi({
    tokens,
    lang: () => languageOf(preferences),
    refresh_path: 'staff/auth/token/refresh/',
    onStepUp: step_up.ask,
  })

/** The seed's cache rules: unused answers live 60 s, nothing is read again because a window got the focus. */
function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: 60_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 2 && !(error instanceof ApiError && error.kind === 'HTTP' && error.status < 500),
      },
    },
  })
}

export const ServicesContext = createContext<Services | null>(null)

export function useServices(): Services {
  const services = use(ServicesContext)
  if (!services) throw new Error('The console is rendered inside ServicesContext')
  return services
}
