import type { EvidenceTaken } from '@himoya/contract/reports/evidence'
import type { EvidenceKind } from '@himoya/contract/reports/report-lists'
import { type Api, ApiError } from '@himoya/kit/session/api-client'
import { reconnectDelay } from '@himoya/kit/link/backoff'
import { lookAt } from './look-at-file.ts'
import { type BegunEvidence, forgetEvidence, uploadEvidence } from './evidence-upload.ts'
import { uuid } from '@himoya/kit/uuid'

/** `waiting` for its turn; `offline` until there is a network again; `checking` by the server once every byte is there. */
export type SendingState = 'waiting' | 'offline' | 'sending' | 'checking' | 'sent' | 'failed'
/** What became of a file that is sent: whether the team can look at it, at all of it, or not yet. */
export type EvidenceOutcome = 'clean' | 'pending' | 'incomplete' | 'unreadable'
/** A file on its way to a report. It lives in this page's memory only. */
export type PendingEvidence = {
  id: string
  /** null: not looked at yet, or of no kind we know. */
  kind: EvidenceKind | null
  /** The file's own name, for its sender's eyes; it is never sent. */
  name: string
  /** Bytes. */
  size: number
  /** null: it was sent before this page was loaded anew. */
  blob: Blob | null
  /** Seconds, of a voice that was recorded here. */
  duration?: number
  state: SendingState
  /** Share of the bytes that have arrived, 0 to 1. */
  share: number
  /** Why it failed: an error's code. */
  problem: string | null
  /** Once it is sent: what ties it to the report. */
  key: string | null
  /** Once it is sent. */
  outcome: EvidenceOutcome | null
}
/** A file that is whole with the server already, as it is kept over a reload. */
export type SentEvidence = Pick<PendingEvidence, 'kind' | 'name' | 'size' | 'duration' | 'outcome'> & BegunEvidence
export type NewEvidence = { blob: Blob; name?: string; kind?: EvidenceKind; duration?: number }

export type EvidenceSender = {
  add(files: readonly NewEvidence[]): void
  /** What can be kept over a reload: all that is sent. */
  sent(): SentEvidence[]
  /** Takes it up again after a reload. */
  bringBack(files: readonly SentEvidence[]): void
  retry(id: string): void
  /** Stops and forgets it, here and on the server. */
  remove(id: string): void
  /** A report has taken these over: they are forgotten here alone. */
  letGo(): void
  /** Stops, and tells the server to forget what no report has; `quiet` (a quick exit) asks nothing, then it forgets a day later. */
  stop(quiet?: boolean): void
}

type Entry = PendingEvidence & { begun: BegunEvidence | null; is_looked: boolean }
type Options = { api: Api; onChange(files: readonly PendingEvidence[]): void }
type State = Options & {
  entries: readonly Entry[]
  active: { id: string; abort: AbortController } | null
  tries: number
  stopped: boolean
  wake(): void
}

/** A limit that lasts longer is told instead of waited for. */
const MOST_WAIT_S = 60

/** Sends files one after the other as soon as they are chosen; a cut is waited out, a refusal is told. */
export function createEvidenceSender(options: Options): EvidenceSender {
  const state: State = { ...options, entries: [], active: null, tries: 0, stopped: false, wake: () => {} }
  const onOnline = (): void => state.wake()
  globalThis.addEventListener?.('online', onOnline)
  const drop = (ids: readonly string[], quiet = false): void => {
    const gone = state.entries.filter(({ id }) => ids.includes(id))
    set(
      state,
      state.entries.filter(({ id }) => !ids.includes(id)),
    )
    if (state.active && ids.includes(state.active.id)) {
      state.active.abort.abort()
      state.wake()
    }
    for (const { begun } of quiet ? [] : gone) if (begun) void forgetEvidence(state.api, begun)
  }
  return {
    add(files) {
      const entries = files.map(entryOf)
      set(state, [...state.entries, ...entries])
      for (const entry of entries) void look(state, entry)
    },
    sent: () =>
      state.entries.flatMap(({ kind, name, size, outcome, duration, key, begun }) =>
        key !== null && begun ? [{ ...begun, kind, name, size, outcome, ...(duration === undefined ? {} : { duration }) }] : [],
      ),
    bringBack: (files) => set(state, [...files.map(sentEntry), ...state.entries]),
    retry(id) {
      change(state, id, { state: 'waiting', problem: null })
      const entry = state.entries.find((one) => one.id === id)
      if (entry) void look(state, entry)
    },
    remove: (id) => drop([id]),
    letGo: () => drop(idsOf(state), true),
    stop(quiet) {
      state.stopped = true
      globalThis.removeEventListener?.('online', onOnline)
      drop(idsOf(state), quiet)
    },
  }
}

const idsOf = ({ entries }: State): string[] => entries.map(({ id }) => id)

const entryOf = ({ blob, name = '', kind, duration }: NewEvidence): Entry => ({
  id: uuid(),
  kind: kind ?? null,
  name,
  size: blob.size,
  blob,
  ...(duration === undefined ? {} : { duration }),
  state: 'waiting',
  share: 0,
  problem: null,
  key: null,
  outcome: null,
  begun: null,
  // what was recorded here is known
  is_looked: kind !== undefined,
})

async function look(state: State, { id, blob, is_looked, kind }: Entry): Promise<void> {
  if (blob) change(state, id, await lookAt(blob, is_looked ? kind : null))
  await work(state)
}

const sentEntry = ({ id, key, ...others }: SentEvidence): Entry => ({
  ...others,
  id: uuid(),
  blob: null,
  state: 'sent',
  share: 1,
  problem: null,
  key,
  begun: { id, key },
  is_looked: true,
})

function set(state: State, entries: readonly Entry[]): void {
  state.entries = entries
  state.onChange(entries)
}

function change(state: State, id: string, changes: Partial<Entry>): void {
  set(
    state,
    state.entries.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)),
  )
}

const isWaiting = ({ state, is_looked }: Entry): boolean => is_looked && (state === 'waiting' || state === 'offline')

async function work(state: State): Promise<void> {
  while (!state.stopped && state.active === null) {
    const next = state.entries.find(isWaiting)
    if (!next) return
    await sendOne(state, next)
  }
}

async function sendOne(state: State, { id, blob, kind, begun }: Entry): Promise<void> {
  const abort = new AbortController()
  state.active = { id, abort }
  change(state, id, { state: 'sending' })
  try {
    const taken = await uploadEvidence({
      api: state.api,
      blob: blob!,
      kind: kind!,
      begun,
      signal: abort.signal,
      onBegun: (one) => change(state, id, { begun: one }),
      onProgress(share) {
        state.tries = 0
        change(state, id, { share, state: share < 1 ? 'sending' : 'checking' })
      },
    })
    change(state, id, { state: 'sent', share: 1, key: taken.key, kind: taken.kind, outcome: outcomeOf(taken) })
  } catch (error) {
    if (!abort.signal.aborted) await afterFailure(state, id, error)
  } finally {
    state.active = null
  }
}

function outcomeOf({ state, is_incomplete }: EvidenceTaken): EvidenceOutcome {
  if (state === 'clean') return is_incomplete ? 'incomplete' : 'clean'
  return state === 'unreadable' ? 'unreadable' : 'pending'
}

/** A dead network and a server in trouble are waited for; what the server refuses is told and stays in the sender's hands. */
async function afterFailure(state: State, id: string, error: unknown): Promise<void> {
  if (!(error instanceof ApiError)) return change(state, id, { state: 'failed', problem: 'internal' })
  const is_soon = error.status === 429 && (error.retry_after ?? 0) <= MOST_WAIT_S
  if (error.code !== null && error.status < 500 && !is_soon) {
    const forgotten = error.status === 404 ? { begun: null, share: 0 } : {}
    return change(state, id, { state: 'failed', problem: error.code, ...forgotten })
  }
  change(state, id, { state: 'offline' })
  const pause = error.retry_after !== null ? error.retry_after * 1_000 : 1_000 + reconnectDelay(state.tries)
  state.tries += 1
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, pause)
    state.wake = () => {
      clearTimeout(timer)
      resolve()
    }
  })
}
