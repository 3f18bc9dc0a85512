import type { AuditCheck } from '@himoya/contract/audit/audit'
import { setImmediate as breathe } from 'node:timers/promises'
import type { Db } from '../../platform/db/connect.ts'
import type { Platform } from '../../platform/platform.ts'
import { readAnchorFile } from './anchor-file.ts'
import { type Finding, isGenuine, type Link, type Mark, markFaults, NOTHING, walkChain } from './chain.ts'
import { inOneView, readHead, readLinks, readCheckpoints, readUnplaced } from './chain.store.ts'

type Parts = Pick<Platform, 'db' | 'vault' | 'config' | 'now'>

const BATCH = 2_000
/** More places name nothing new: the first is where to look. */
const SHOWN = 100

/**
 * Reads the whole log and answers whether every entry is as it was written, in its place (safety.md 29). `findings` name what
 * was edited, deleted, moved or cut, and where. Entries of the last second may stand without a mark; `anchored` says how far.
 */
export async function verifyLog({ db, vault, config, now }: Parts): Promise<AuditCheck> {
  // The file first: then everything it knows is in the view of the database that follows.
  const written = await readAnchorFile(config.data_dir)
  return inOneView(db, async (view) => {
    const kept = await readCheckpoints(view)
    const mac = vault.blindIndex
    const checkpoints = [...kept, ...written].filter((mark) => isGenuine(mac, mark))
    const floor = newest(checkpoints, 'floor')
    const origin = newest(checkpoints, 'origin') ?? kept.find(({ kind }) => kind === 'origin')
    const head = await readHead(view)
    const walk = walkChain({ mac, floor: floor ?? NOTHING, origin: origin?.seq ?? 0, checkpoints, head })
    const walked = await each(view, (link) => walk.step(link))
    const findings: Finding[] = [...markFaults(mac, kept, written), ...walk.end()]
    return {
      whole: findings.length === 0,
      entries: walked,
      first_seq: (floor?.seq ?? 0) + 1,
      last_seq: head.seq,
      anchored_seq: Math.max(0, ...checkpoints.map(({ seq }) => seq)),
      findings: findings.slice(0, SHOWN),
      found: findings.length,
      checked_at: now().toISOString(),
    }
  })
}

const newest = (checkpoints: readonly Mark[], kind: Mark['kind']): Mark | undefined =>
  checkpoints
    .filter((mark) => mark.kind === kind)
    .toSorted((one, other) => one.seq - other.seq)
    .at(-1)

async function each(db: Db, step: (link: Link) => void): Promise<number> {
  const unplaced = await readUnplaced(db, SHOWN)
  for (const link of unplaced) step(link)
  let count = unplaced.length
  for (let after = 0; ;) {
    const links = await readLinks(db, after, BATCH)
    for (const link of links) step(link)
    count += links.length
    after = links.at(-1)?.seq ?? after
    if (links.length < BATCH) return count
    // Answers to people come first.
    await breathe()
  }
}
