import { ApiError, type Api, createApi } from '@himoya/kit/session/api-client'
import { browserStorage } from '@himoya/kit/browser-storage'
import { createKeptOutbox } from '@himoya/kit/chat/kept-outbox'
import type { LinkState } from '@himoya/kit/link/live-link'
import { createStaffSocket, type StaffSocket } from '@himoya/kit/chat/staff-socket'
import { createTokenStore, type TokenStore } from '@himoya/kit/session/token-store'
import { QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { createDrafts, type Drafts } from './drafts.ts'
import { createPreferences, type Preferences } from './preferences.ts'
import { createSocketEvents, type SocketEvents } from './socket-events.ts'
import { createSession, type Session } from './staff-session.ts'
import { createStepUpPrompt, type StepUpPrompt } from './step-up.ts'
import { createValue, type Value } from './value.ts'

const TOKEN_KEYS = { access_key: 'himoya_staff_access', refresh_key: 'himoya_staff_refresh' }

/** What a feature keeps beside its screens. It is made once, at its first ask, and the same for every screen. */
export type MakeStore<T> = (services: Services) => T

/** What every screen of the console may need, made once in main; what one feature needs alone is its own store. */
export type Services = {
  api: Api
  tokens: TokenStore
  preferences: Preferences
  queries: QueryClient
  session: Session
  socket: StaffSocket
  link: Value<LinkState>
  /** Listens to what the socket tells; for as long as the page is open. */
  hear: SocketEvents['hear']
  drafts: Drafts
  /** Asks once more who is here, before acts that could harm somebody. */
  step_up: StepUpPrompt
  /** Runs `forget` whenever what a counsellor has typed on this computer is to be forgotten. */
  onForget(forget: () => void): void
  storeOf<T>(make: MakeStore<T>): T
}

export function createServices(): Services {
  const preferences = createPreferences()
  const tokens = createTokenStore(TOKEN_KEYS)
  const queries = createQueries()
  const step_up = createStepUpPrompt()
  const api = createStaffApi(tokens, preferences, step_up)
  const link = createValue<LinkState>('stopped')
  const drafts = createDrafts(browserStorage('session'))
  const outbox = createKeptOutbox('himoya_staff_outbox', tokens)
  const events = createSocketEvents()
  events.hear({ onState: link.set })
  const socket = createStaffSocket({ api, tokens, outbox, ...events.dispatch })
  const forgets: (() => void)[] = [drafts.clear]
  const stores = new Map<MakeStore<unknown>, unknown>()
  // at sign-out, and when somebody else signs in
  const forgetTyped = async (): Promise<void> => {
    for (const forget of forgets) forget()
    await outbox.clear()
  }
  const services: Services = {
    api,
    tokens,
    preferences,
    queries,
    session: createSession({ api, tokens, queries, drafts, forgetTyped, socket }),
    socket,
    link,
    hear: events.hear,
    drafts,
    step_up,
    onForget: (forget) => void forgets.push(forget),
    storeOf<T>(make: MakeStore<T>): T {
      if (!stores.has(make)) stores.set(make, make(services))
      return stores.get(make) as T
    },
  }
  return services
}

const createStaffApi = (tokens: TokenStore, { lang }: Preferences, step_up: StepUpPrompt): Api =>
  createApi({
    tokens,
    lang: lang.get,
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

export const useStore = <T>(make: MakeStore<T>): T => useServices().storeOf(make)
