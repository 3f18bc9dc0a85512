import type { Attachment } from '@himoya/contract/chat/chat'
import { type Api, ApiError } from '@himoya/kit/session/api-client'
import { reconnectDelay } from '@himoya/kit/link/backoff'
import { server_time } from '@himoya/kit/server-time'
import type { MediaEntry, MediaShelf } from './media-shelf.ts'
import { createTabChannel } from '@himoya/kit/link/tab-channel'
import { cancelUpload, uploadFile } from '@himoya/kit/upload/upload'
import { uuid } from '@himoya/kit/uuid'

/** `waiting` for its turn or for the network; `checking` by the server once every byte is there. */
export type MediaState = 'waiting' | 'uploading' | 'checking' | 'failed'
export type PendingMedia = MediaEntry & { state: MediaState; share: number }
export type NewMedia = Pick<MediaEntry, 'kind' | 'caption' | 'blob' | 'width' | 'height' | 'duration'>

type MediaSenderOptions = {
  api: Api
  shelf: MediaShelf
  chat_id: string
  /** The person's ended chats: what could not be sent there is sent here. */
  ended_chat_ids: readonly string[]
  /** Makes the message; resolves once that is safely in the outbox. */
  handOver(caption: string, attachment: Attachment): Promise<void>
  onChange(pending: readonly PendingMedia[]): void
}

export type MediaSender = {
  /** Resolves once it is kept; from then on it is sent whatever happens to the network. */
  send(media: NewMedia): Promise<void>
  retry(id: string): Promise<void>
  /** Stops and forgets it, here and on the server. */
  cancel(id: string): Promise<void>
  start(): void
  stop(): void
}

const LIFE_MS = 24 * 3_600_000

type State = {
  options: MediaSenderOptions
  entries: readonly MediaEntry[]
  /** The one under way. */
  active: { id: string; share: number; paused: boolean; abort: AbortController } | null
  tries: number
  started: boolean
  wake(): void
  announce(): void
}

/** Uploads pictures and voice notes one after the other, beside the texts, by one tab for all. */
export function createMediaSender(options: MediaSenderOptions): MediaSender {
  const channel = createTabChannel<'changed'>('himoya_media')
  const state: State = {
    options,
    entries: [],
    active: null,
    tries: 0,
    started: false,
    wake: () => {},
    announce: () => channel.post('changed'),
  }
  const onOnline = (): void => state.wake()
  let quiet = (): void => {}
  return {
    async send(media) {
      const { chat_id, shelf } = options
      const created_at = server_time.writtenAt()
      await shelf.put({ ...media, id: uuid(), chat_id, upload_id: null, created_at, failed: null })
      await reload(state)
      void run(state)
    },
    async retry(id) {
      await change(state, id, { failed: null, created_at: server_time.writtenAt() })
      void run(state)
    },
    cancel: (id) => cancel(state, id),
    start() {
      state.started = true
      quiet = channel.listen(() => void reload(state))
      globalThis.addEventListener?.('online', onOnline)
      void reload(state).then(() => run(state))
    },
    stop() {
      state.started = false
      quiet()
      globalThis.removeEventListener?.('online', onOnline)
      state.active?.abort.abort()
      state.wake()
    },
  }
}

async function reload(state: State): Promise<void> {
  const { shelf, chat_id, ended_chat_ids } = state.options
  const own = (entry: MediaEntry): boolean =>
    entry.chat_id === chat_id || (entry.failed === 'chat_ended' && ended_chat_ids.includes(entry.chat_id))
  const entries = (await shelf.list()).filter(own)
  for (const entry of entries.filter((one) => one.chat_id !== chat_id)) {
    await shelf.put({ ...entry, chat_id, upload_id: null, failed: null })
  }
  state.entries = entries.map((entry) =>
    entry.chat_id === chat_id ? entry : { ...entry, chat_id, upload_id: null, failed: null },
  )
  show(state)
}

function show({ entries, active, options }: State): void {
  options.onChange(
    entries.map((entry): PendingMedia => {
      if (entry.failed !== null) return { ...entry, state: 'failed', share: 0 }
      if (active?.id !== entry.id || active.paused) return { ...entry, state: 'waiting', share: 0 }
      return { ...entry, state: active.share < 1 ? 'uploading' : 'checking', share: active.share }
    }),
  )
}

async function change(state: State, id: string, changes: Partial<MediaEntry>): Promise<void> {
  const entry = state.entries.find((one) => one.id === id)
  if (!entry) return
  const changed = { ...entry, ...changes }
  state.entries = state.entries.map((one) => (one.id === id ? changed : one))
  show(state)
  await state.options.shelf.put(changed)
  state.announce()
}

async function drop(state: State, id: string): Promise<void> {
  state.entries = state.entries.filter((one) => one.id !== id)
  show(state)
  await state.options.shelf.remove(id)
  state.announce()
}

async function cancel(state: State, id: string): Promise<void> {
  const entry = state.entries.find((one) => one.id === id)
  if (!entry) return
  if (state.active?.id === id) {
    state.active.abort.abort()
    state.wake()
  }
  await drop(state, id)
  if (entry.upload_id !== null) await cancelUpload(state.options.api, entry.chat_id, entry.upload_id)
}

/** Whoever has the lock uploads; the other tabs only watch and take over when that one is closed. */
async function run(state: State): Promise<void> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks
  const task = async (): Promise<void> => {
    await reload(state)
    await work(state)
  }
  await (locks ? locks.request(`himoya_media:${state.options.chat_id}`, task) : task())
}

async function work(state: State): Promise<void> {
  while (state.started && state.active === null) {
    const next = state.entries.find(({ failed }) => failed === null)
    if (!next) return
    if (server_time.ageOf(next.created_at) > LIFE_MS) await change(state, next.id, { failed: 'expired' })
    else await sendOne(state, next)
  }
}

async function sendOne(state: State, entry: MediaEntry): Promise<void> {
  const { api, handOver } = state.options
  const { id, chat_id, kind, blob, caption, upload_id } = entry
  const active = { id, share: 0, paused: false, abort: new AbortController() }
  state.active = active
  show(state)
  try {
    const attachment = await uploadFile({
      api,
      chat_id,
      kind,
      blob,
      upload_id,
      signal: active.abort.signal,
      onBegun: (begun_id) => change(state, id, { upload_id: begun_id }),
      onProgress(share) {
        active.share = share
        state.tries = 0
        show(state)
      },
    })
    // cancelled in the last moment
    if (!state.entries.some((one) => one.id === id)) return
    await handOver(caption, attachment)
    await drop(state, id)
  } catch (error) {
    await afterFailure(state, id, error, active.abort.signal.aborted)
  } finally {
    state.active = null
    show(state)
  }
}

/** A dead network and a server in trouble are waited for; what the server refuses is told and stays in the sender's hands. */
async function afterFailure(state: State, id: string, error: unknown, cancelled: boolean): Promise<void> {
  if (cancelled) return
  if (error instanceof ApiError && error.code !== null && error.status < 500 && error.status !== 429 && error.status !== 401) {
    return change(state, id, { failed: error.code })
  }
  if (state.active) state.active.paused = true
  show(state)
  const pause =
    error instanceof ApiError && error.retry_after !== null ? error.retry_after * 1_000 : 1_000 + reconnectDelay(state.tries)
  state.tries += 1
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, pause)
    state.wake = () => {
      clearTimeout(timer)
      resolve()
    }
  })
}
