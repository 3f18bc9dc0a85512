import { errorFields } from '../../platform/core/log.ts'
import type { Platform } from '../../platform/platform.ts'
import { appendAnchor, readAnchorFile, thinAnchors } from './anchor-file.ts'
import { dayOf, type Mark, type MarkKind, macOf, type Point, worthKeeping } from './chain.ts'
import { deleteCheckpoints, insertMark, readHead, readCheckpoints, signOrigin } from './chain.store.ts'

type Parts = Pick<Platform, 'db' | 'vault' | 'config' | 'now' | 'log'>

/** How long the newest entries stand without a mark under the key. */
const EVERY_MS = 1_000

export type Anchors = {
  /** Once before the first request: a check between the origin's two copies would call the marks gone. */
  begin(): Promise<void>
  stop(): Promise<void>
}

/**
 * Puts the end of the chain under a key that is not in the database, in the database and in a file of this node, once a second
 * while there is something new. Entries are never late for it: it only reads the head.
 */
export function keepAnchors(platform: Parts): Anchors {
  let known: number | null = null
  let day = ''
  let running: Promise<void> | null = null

  const beat = async (): Promise<void> => {
    const today = dayOf(platform.now())
    if (known === null) await layOrigin(platform)
    if (day !== today) await thinCheckpoints(platform)
    day = today
    const head = await readHead(platform.db)
    if (head.seq === known) return
    if (known !== null && head.seq < known)
      platform.log.error('the audit log is shorter than it was', { count: known - head.seq })
    else await setMark(platform, head)
    known = head.seq
  }
  const anchor = (): Promise<void> => {
    running ??= beat()
      .catch((error: unknown) => platform.log.warn('the audit log was not anchored', errorFields(error)))
      .finally(() => (running = null))
    return running
  }
  const timer = setInterval(() => void anchor(), EVERY_MS)
  timer.unref()

  return {
    begin: anchor,
    async stop() {
      clearInterval(timer)
      await running
      await anchor()
    },
  }
}

/** Marks a point of the chain, in the database and in this node's file. */
async function setMark(platform: Parts, point: Point): Promise<void> {
  const mark = signMark(platform, 'anchor', point)
  await insertMark(platform.db, mark)
  await appendAnchor(platform.config.data_dir, mark)
}

export function signMark({ vault, now }: Pick<Platform, 'vault' | 'now'>, kind: MarkKind, { seq, hash }: Point): Mark {
  const mark = { kind, seq, hash, at: now() }
  return { ...mark, mac: macOf(vault.blindIndex, mark) }
}

/** At the first start of all the beginning is signed; a file that knows more than the database is believed, not overwritten. */
export async function layOrigin(platform: Omit<Parts, 'log'>): Promise<void> {
  const { db, config } = platform
  const [checkpoints, written] = [await readCheckpoints(db), await readAnchorFile(config.data_dir)]
  const [only] = checkpoints
  if (written.length > 0) return
  if (checkpoints.length === 1 && only?.kind === 'origin' && only.mac === null) {
    const origin = signMark(platform, 'origin', only)
    await signOrigin(db, origin)
    await appendAnchor(config.data_dir, origin)
    return
  }
  // A node that is new begins its file with what the others know.
  const origin = checkpoints.find(({ kind, mac }) => kind === 'origin' && mac !== null)
  if (origin) await appendAnchor(config.data_dir, origin)
}

/** Of days that are over one anchor stays, in the database and in this node's file. */
async function thinCheckpoints(platform: Parts): Promise<void> {
  const { db, config, now } = platform
  const kept = await readCheckpoints(db)
  const worth = new Set(worthKeeping(kept, now()))
  await deleteCheckpoints(
    db,
    kept.filter((mark) => !worth.has(mark)),
  )
  await thinAnchors(config.data_dir, (written) => worthKeeping(written, now()))
}
