import { ApiError } from '@himoya/kit/session/api-error'

export type QueryKey = readonly unknown[]

/** Spoken as TanStack Query does, of which this is the part that the site needs. */
export type QueryOptions<Data> = {
  /** Its first element is its tag: `UserDetails`, `Chat`, `Message`, `Session`. */
  queryKey: QueryKey
  queryFn: (context: { readonly signal: AbortSignal }) => Promise<Data>
  enabled?: boolean
  /** Infinity: what is there is not asked for again. Else each part that comes to the screen asks. */
  staleTime?: number
  /** How long an answer stays when nothing shows it. */
  gcTime?: number
  retry?: false | number
  retryDelay?: number
  /** While the page is looked at. */
  refetchInterval?: number | false
}

/** `dataUpdatedAt`: by this device's clock. */
export type QueryState<Data> = { data: Data | undefined; error: Error | null; isFetching: boolean; dataUpdatedAt: number }
type Flight = { settled: Promise<void>; controller: AbortController; has_signal: boolean }
type Filter = { queryKey?: QueryKey; predicate?: (entry: { queryKey: QueryKey }) => boolean }
type Entry<Data> = {
  queryKey: QueryKey
  state: QueryState<Data>
  flight: Flight | null
  /** Asked for again as soon as somebody shows it. */
  is_stale: boolean
  /** Who shows it, and how each of them would ask. */
  readers: Map<() => void, QueryOptions<Data>>
  cleaning: ReturnType<typeof setTimeout> | undefined
}

const KEPT_MS = 60_000
const RETRIES = 2
const RETRY_MS = 1_000
const NOTHING: QueryState<never> = { data: undefined, error: null, isFetching: false, dataUpdatedAt: 0 }

/**
 * A dead network or a server in trouble may pass; a refusal will not, and who waited 20 s in vain is asked first.
 */
export const mayBeReadAgain = (error: Error): boolean =>
  error instanceof ApiError && (error.kind === 'FETCH_ERROR' || error.status >= 500)

export type QueryCache = ReturnType<typeof createQueryCache>

/** Answers of the server as the screens of one island share them: one call for one key, seen by all who show it. */
export function createQueryCache() {
  const entries = createEntries()
  const { entryOf, matching, forget } = entries
  return {
    state: <Data>(queryKey: QueryKey): QueryState<Data> => entryOf<Data>(queryKey).state,
    /** Shows it from now on, and asks where nothing is there or it may be old. Returns the way to stop. */
    read: <Data>(options: QueryOptions<Data>, onChange: () => void): (() => void) => readEntry(entries, options, onChange),
    /** Asks in any case, anew if a call is under way. Settles with the answer's state and never rejects. */
    async fetch<Data>(options: QueryOptions<Data>): Promise<QueryState<Data>> {
      const entry = entryOf<Data>(options.queryKey)
      await fetchAnew(entry, options)
      return entry.state
    },
    getQueryData: <Data>(queryKey: QueryKey): QueryState<Data>['data'] => entryOf<Data>(queryKey).state.data,
    setQueryData<Data>(queryKey: QueryKey, change: Change<Data>): void {
      const entry = entryOf<Data>(queryKey)
      const known =
        typeof change === 'function' ? (change as (before: Data | undefined) => Data | undefined)(entry.state.data) : change
      if (known === undefined) return
      entry.is_stale = false
      show(entry, { ...entry.state, data: known, error: null, dataUpdatedAt: Date.now() })
    },
    /** What is shown is asked for again; the rest when it is shown. */
    async invalidateQueries(filter: Filter = {}): Promise<void> {
      await Promise.all(matching(filter).map(refresh))
    },
    /** Drops what nobody shows. */
    removeQueries: (filter: Filter): void => matching(filter).forEach((entry) => entry.readers.size === 0 && forget(entry)),
    /** Drops everything: it was somebody else's. */
    clear(): void {
      for (const entry of matching({})) {
        stopFlight(entry)
        if (entry.readers.size === 0) forget(entry)
        else show(entry, NOTHING)
      }
    },
  }
}

type Change<Data> = Data | undefined | ((before: Data | undefined) => Data | undefined)
type Entries = ReturnType<typeof createEntries>

function createEntries() {
  const entries = new Map<string, Entry<unknown>>()
  return {
    entryOf<Data>(queryKey: QueryKey): Entry<Data> {
      const hash = JSON.stringify(queryKey)
      const entry = entries.get(hash) ?? {
        queryKey,
        state: NOTHING,
        flight: null,
        is_stale: true,
        readers: new Map(),
        cleaning: undefined,
      }
      entries.set(hash, entry)
      return entry as Entry<Data>
    },
    matching: ({ queryKey = [], predicate = () => true }: Filter): Entry<unknown>[] =>
      [...entries.values()].filter(
        (entry) => queryKey.every((part, at) => JSON.stringify(part) === JSON.stringify(entry.queryKey[at])) && predicate(entry),
      ),
    forget(entry: Pick<Entry<unknown>, 'queryKey' | 'flight'>): void {
      entry.flight?.controller.abort()
      entry.flight = null
      entries.delete(JSON.stringify(entry.queryKey))
    },
  }
}

function readEntry<Data>({ entryOf, forget }: Entries, options: QueryOptions<Data>, onChange: () => void): () => void {
  const entry = entryOf<Data>(options.queryKey)
  clearTimeout(entry.cleaning)
  entry.readers.set(onChange, options)
  const is_due = entry.is_stale || options.staleTime !== Infinity || entry.state.data === undefined
  if (options.enabled !== false && is_due && !entry.flight) void fetchEntry(entry, options)
  return () => {
    entry.readers.delete(onChange)
    if (entry.readers.size > 0) return
    if (entry.flight?.has_signal) stopFlight(entry)
    const { gcTime = KEPT_MS } = options
    if (gcTime !== Infinity) entry.cleaning = setTimeout(() => entry.readers.size === 0 && forget(entry), gcTime)
  }
}

async function refresh(entry: Entry<unknown>): Promise<void> {
  entry.is_stale = true
  const options = [...entry.readers.values()].find(({ enabled }) => enabled !== false)
  if (options) await fetchAnew(entry, options)
}

function fetchAnew<Data>(entry: Entry<Data>, options: QueryOptions<Data>): Promise<void> {
  if (entry.state.data !== undefined) stopFlight(entry)
  return entry.flight?.settled ?? fetchEntry(entry, options)
}

function show<Data>(entry: Entry<Data>, state: QueryState<Data>): void {
  entry.state = state
  Array.from(entry.readers.keys(), (tell) => tell())
}

function stopFlight<Data>(entry: Entry<Data>): void {
  entry.flight?.controller.abort()
  entry.flight = null
  if (entry.state.isFetching) show(entry, { ...entry.state, isFetching: false })
}

function fetchEntry<Data>(entry: Entry<Data>, options: QueryOptions<Data>): Promise<void> {
  const controller = new AbortController()
  const flight: Flight = { controller, has_signal: false, settled: Promise.resolve() }
  entry.flight = flight
  const land = (state: QueryState<Data>): void => {
    // one that was stopped says nothing any more
    if (entry.flight !== flight) return
    entry.flight = null
    show(entry, state)
  }
  flight.settled = ask(options, flight).then(
    (answer) => {
      if (entry.flight === flight) entry.is_stale = false
      land({ data: answer, error: null, isFetching: false, dataUpdatedAt: Date.now() })
    },
    (error: Error) => land({ ...entry.state, error, isFetching: false }),
  )
  const { state } = entry
  show(entry, { ...state, error: state.data === undefined ? null : state.error, isFetching: true })
  return flight.settled
}

async function ask<Data>({ queryFn, retry = RETRIES, retryDelay }: QueryOptions<Data>, flight: Flight): Promise<Data> {
  const context = {
    get signal() {
      flight.has_signal = true
      return flight.controller.signal
    },
  }
  for (let failures = 0; ; failures++) {
    try {
      return await queryFn(context)
    } catch (error) {
      if (failures >= Number(retry) || flight.controller.signal.aborted || !mayBeReadAgain(error as Error)) throw error
      await new Promise((resolve) => setTimeout(resolve, retryDelay ?? RETRY_MS * 2 ** failures))
      if (flight.controller.signal.aborted) throw error
    }
  }
}
