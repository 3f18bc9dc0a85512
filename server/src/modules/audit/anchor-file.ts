import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Mark, MarkKind } from './chain.ts'

/** `anchor 1204 <hash, hex> 2026-11-21T17:00:00.000Z <mac, hex>` */
const LINE = /^(origin|anchor|floor) (\d{1,15}) ([\da-f]{64}) (\S{24}) ([\da-f]{64})$/

/** Begins with the end of the one before: a kill may leave half of it. */
const lineOf = ({ kind, seq, hash, at, mac }: Mark): string =>
  `\n${kind} ${seq} ${hash.toString('hex')} ${at.toISOString()} ${mac?.toString('hex')}`

const pathOf = (data_dir: string): string => join(data_dir, 'audit', 'anchors')

/** This node's own copy of the marks, outside the database: who cuts the log there does not reach it. */
export async function readAnchorFile(data_dir: string): Promise<Mark[]> {
  try {
    return (await readFile(pathOf(data_dir), 'utf8')).split('\n').flatMap(markOf)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

function markOf(line: string): Mark[] {
  const [, kind, seq, hash, at, mac] = LINE.exec(line) ?? []
  if (!(kind && seq && hash && at && mac)) return []
  const [bytes, sealed] = [Buffer.from(hash, 'hex'), Buffer.from(mac, 'hex')]
  return [{ kind: kind as MarkKind, seq: Number(seq), hash: bytes, at: new Date(at), mac: sealed }]
}

export function appendAnchor(data_dir: string, mark: Mark): Promise<void> {
  const path = pathOf(data_dir)
  return inTurn(path, async () => {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await appendFile(path, lineOf(mark), { mode: 0o600, flush: true })
  })
}

/** Keeps of all marks those that are chosen; a kill leaves the file as it was. */
export function thinAnchors(data_dir: string, choose: (checkpoints: readonly Mark[]) => readonly Mark[]): Promise<void> {
  const path = pathOf(data_dir)
  return inTurn(path, async () => {
    const checkpoints = await readAnchorFile(data_dir)
    const chosen = choose(checkpoints)
    if (chosen.length === checkpoints.length) return
    await writeFile(`${path}.new`, chosen.map(lineOf).join(''), { mode: 0o600, flush: true })
    await rename(`${path}.new`, path)
  })
}

const turns = new Map<string, Promise<void>>()

/** One writer after the other: what is appended while the file is thinned would be lost. */
function inTurn(path: string, write: () => Promise<void>): Promise<void> {
  const turn = (turns.get(path) ?? Promise.resolve()).then(write, write)
  turns.set(path, turn)
  return turn
}
