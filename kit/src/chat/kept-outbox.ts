import { browserStorage, isStorageWritable, type KeyValues, tabStorage } from '../browser-storage.ts'
import { createOutbox, type Keeping, type Outbox, type OutboxEntry, type OutboxEvent } from './outbox.ts'
import { createOutboxDatabase, type OutboxDatabase } from './outbox-database.ts'
import { unsentKey } from './unsent-mark.ts'
import { createTabChannel } from '../link/tab-channel.ts'
import { server_time } from '../server-time.ts'
import type { TokenStore } from '../session/token-store.ts'

/** A database that has not answered by then does not answer: a person waits with their text box. */
const PATIENCE_MS = 2_000

export type KeptOutbox = Outbox & Required<Pick<Outbox, 'watch' | 'keeping'>>
type Layers = {
  database: OutboxDatabase | null
  /** It refused or did not answer: this page does without it, and only still wipes it. */
  is_broken: boolean
  fallback: Outbox
  outlives_reload: boolean
  mark: { key: string; storage: KeyValues }
  tokens: Pick<TokenStore, 'in_memory'>
}

/**
 * The outbox of all tabs: in IndexedDB, where that fails in this tab's session storage, where that fails in memory.
 * On a shared device, whose tokens live in memory only, nothing is written anywhere (safety.md 3).
 */
export function createKeptOutbox(name: string, tokens: Pick<TokenStore, 'in_memory'>): KeptOutbox {
  const listeners = new Set<(event: OutboxEvent) => void>()
  let wiped_at = ''
  const tell = (event: OutboxEvent): void => {
    if (event.type === 'clear') wiped_at = server_time.writtenAt()
    // another tab's word may have been on its way during the wipe
    if (event.type === 'put' && event.entry.created_at <= wiped_at) return
    listeners.forEach((listener) => listener(event))
  }
  const channel = createTabChannel<OutboxEvent | { type: 'ask' }>(name)
  const has_database = 'indexedDB' in globalThis
  const layers: Layers = {
    database: has_database ? createOutboxDatabase(name, () => tell({ type: 'clear' })) : null,
    is_broken: !has_database,
    fallback: createOutbox(tabStorage(tokens), name),
    outlives_reload: !tokens.in_memory && isStorageWritable('session'),
    mark: { key: unsentKey(name), storage: browserStorage('local') },
    tokens,
  }
  channel.listen((event) => void hear(event))
  // what lies with another tab alone cannot be read from here
  channel.post({ type: 'ask' })

  async function hear(event: OutboxEvent | { type: 'ask' }): Promise<void> {
    const { fallback } = layers
    if (event.type === 'ask') (await fallback.list()).forEach((entry) => channel.post({ type: 'put', entry }))
    else tell(event)
    if (event.type === 'remove') await fallback.remove(event.cid)
    else if (event.type === 'clear') await fallback.clear()
  }
  async function announce(work: Promise<void>, event: OutboxEvent): Promise<void> {
    await work
    channel.post(event)
  }
  return {
    list: () => list(layers),
    put: (entry) => announce(put(layers, entry), { type: 'put', entry }),
    remove: (cid) =>
      announce(
        onBoth(layers, (outbox) => outbox.remove(cid)).then(() => remark(layers)),
        { type: 'remove', cid },
      ),
    async clear() {
      tell({ type: 'clear' })
      channel.post({ type: 'clear' })
      layers.mark.storage.remove(layers.mark.key)
      await onBoth(layers, (outbox) => outbox.clear())
    },
    watch(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    keeping: (): Keeping => (tokens.in_memory ? 'page' : !layers.is_broken ? 'device' : layers.outlives_reload ? 'tab' : 'page'),
  }
}

/** The one that may be written to now. */
const databaseOf = ({ database, is_broken, tokens }: Layers): OutboxDatabase | null =>
  is_broken || tokens.in_memory ? null : database

async function list(layers: Layers): Promise<OutboxEntry[]> {
  const aside = await layers.fallback.list()
  const database = databaseOf(layers)
  const kept = database && (await tryDatabase(layers, database.list()))
  if (!kept || aside.length === 0) return kept ?? aside
  const others = kept.filter((entry) => !aside.some(({ cid }) => cid === entry.cid))
  return [...others, ...aside].sort((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at))
}

async function put(layers: Layers, entry: OutboxEntry): Promise<void> {
  const { fallback, mark, tokens } = layers
  // in this very moment: whoever presses and leaves the page at once finds it in this tab, whether the database was ready or not
  const kept = fallback.put(entry)
  if (!tokens.in_memory && entry.failed === null) mark.storage.set(mark.key, '1')
  await kept
  const database = databaseOf(layers)
  if (database) {
    const putting = database.put(entry).then(() => true)
    if (await tryDatabase(layers, putting)) await fallback.remove(entry.cid)
  }
  if (entry.failed !== null) await remark(layers)
}

/** Asked twice: what another tab keeps meanwhile must not lose its mark. */
async function remark(layers: Layers): Promise<void> {
  const { key, storage } = layers.mark
  const waits = async (): Promise<boolean> => (await list(layers)).some(({ failed }) => failed === null)
  if (layers.tokens.in_memory || storage.get(key) === null || (await waits())) return
  storage.remove(key)
  if (await waits()) storage.set(key, '1')
}

async function onBoth(layers: Layers, work: (outbox: Pick<Outbox, 'remove' | 'clear'>) => Promise<void>): Promise<void> {
  await work(layers.fallback)
  if (!layers.database || layers.tokens.in_memory) return
  const done = tryDatabase(layers, work(layers.database))
  // one that did not answer before may still do what it is told
  if (!layers.is_broken) await done
}

/** undefined when it refused or did not answer: from then on this page does without it. */
async function tryDatabase<T>(layers: Layers, work: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database does not answer')), PATIENCE_MS)
  })
  try {
    return await Promise.race([work, late])
  } catch {
    // whatever the browser's reason is, the next layer keeps the text
    layers.is_broken = true
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
