import { listen } from '../../platform/db/listen.ts'
import { errorFields } from '../../platform/core/log.ts'
import type { Platform } from '../../platform/platform.ts'
import { presentRow, sosChanged } from './sos-changes.service.ts'
import { readCall, readOpen, type CallRow } from './sos.store.ts'

/** Of what was told lately one copy is enough. */
const KNOWN = 200
/** More never ring at once. */
const MISSED = 200

/**
 * The second way of calls for help from one node to the others: the database announces each change, so consoles ring here while
 * the bus is away. What the bus has told already is not told again.
 */
export function hearSos(platform: Platform, url: string): { close(): Promise<void> } {
  const { db, hub, log } = platform
  const known = new Map<string, string>()
  const remember = (id: string, row: string): void => {
    known.delete(id)
    known.set(id, row)
    if (known.size > KNOWN) known.delete(known.keys().next().value!)
  }
  const forget = hub.subscribe(sosChanged, 'all', (row) => remember(row.id, JSON.stringify(row)))
  const tell = (call: CallRow): void => {
    const row = presentRow(call)
    if (known.get(row.id) !== JSON.stringify(row)) hub.deliver(sosChanged, 'all', row)
  }
  const guard = (work: Promise<void>): void =>
    void work.catch((error: unknown) => log.error('a call for help was not passed on', errorFields(error)))
  const tellOne = async (id: string): Promise<void> => {
    const call = await readCall(db, id)
    if (call) tell(call)
  }
  const tellMissed = async (): Promise<void> => {
    for (const call of await readOpen(db, platform.now(), MISSED)) tell(call)
  }
  const ear = listen({
    url,
    channel: 'himoya_sos',
    hear: (id) => guard(tellOne(id)),
    onListening: () => guard(tellMissed()),
    log,
  })
  return {
    async close() {
      forget()
      await ear.close()
    },
  }
}
