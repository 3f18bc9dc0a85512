import { appendFile, mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '../../../config.ts'
import { decrypt, encrypt } from '../../../platform/crypto/sealed-box.ts'
import type { Vault } from '../../../platform/crypto/vault.ts'
import { assertFolder, namesIn } from '../backup-folder.ts'

/** A line of the list: keys that were destroyed. `seq` grows by one, whatever is restored in between. */
export type ErasedLine = { seq: number; ids: readonly string[] }

/** `1204 <base64>`; the number is sealed with the rest. */
const LINE = /^(\d{1,15}) ([\w+/]+={0,2})$/
const DAY = /^\d{4}-\d\d-\d\d$/

type Parts = { config: Pick<Config, 'data_dir' | 'backup'>; vault: Pick<Vault, 'blindIndex'> }

/**
 * Where the list lies: beside the backups, and where nobody makes any, beside the database. What was begun in the second place is read
 * on when there is a first. The name is the same for all copies of one database, as its index key is.
 */
function foldersOf({ config, vault }: Parts): string[] {
  const name = vault.blindIndex('erased keys, name', '').toString('hex').slice(0, 16)
  const parents = config.backup === null ? [config.data_dir] : [config.backup.folder, config.data_dir]
  return parents.map((parent) => join(parent, 'erased', name))
}

/** Who can write there but lacks our key can add nothing: else a line of theirs would destroy what it names. */
const keyOf = ({ vault }: Parts): Buffer => vault.blindIndex('erased keys', '')
const placeOf = (seq: number): string => `erased ${seq}`

/** Answers when it is on the disk. A kill may leave half a line, so each begins with the end of the one before. */
export async function appendErased(parts: Parts, { seq, ids }: ErasedLine, now: Date): Promise<void> {
  const path = join(foldersOf(parts)[0]!, now.toISOString().slice(0, 10))
  const sealed = encrypt(keyOf(parts), ids.join(','), placeOf(seq)).toString('base64')
  await assertFolder(parts.config.backup?.folder ?? parts.config.data_dir)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await appendFile(path, `\n${seq} ${sealed}`, { mode: 0o600, flush: true })
}

/** Lines after `seq`, and the last number there is. A line that we did not write is none. */
export async function readErasedAfter(parts: Parts, seq: number): Promise<{ lines: ErasedLine[]; last_seq: number }> {
  const lines: ErasedLine[] = []
  let last_seq = 0
  for (const folder of foldersOf(parts)) {
    const days = (await namesIn(folder)).filter((name) => DAY.test(name)).toSorted()
    // The newest first: as a rule nothing is new, and one file says so.
    for (const day of days.toReversed()) {
      const found = (await readFile(join(folder, day), 'utf8')).split('\n').flatMap((line) => openLine(parts, line))
      last_seq = Math.max(last_seq, ...found.map((line) => line.seq))
      lines.push(...found.filter((line) => line.seq > seq))
      if (found.some((line) => line.seq <= seq)) break
    }
  }
  return { lines, last_seq }
}

function openLine(parts: Parts, line: string): ErasedLine[] {
  const [, number, sealed] = LINE.exec(line) ?? []
  if (number === undefined || sealed === undefined) return []
  const seq = Number(number)
  try {
    return [{ seq, ids: decrypt(keyOf(parts), Buffer.from(sealed, 'base64'), placeOf(seq)).toString('utf8').split(',') }]
  } catch {
    // Half of a line, or somebody else's: it names nothing.
    return []
  }
}

/** Throws away what is older than any backup that is kept. */
export async function pruneErased(parts: Parts, before: Date): Promise<void> {
  for (const folder of foldersOf(parts)) {
    const old = (await namesIn(folder)).filter((name) => DAY.test(name) && name < before.toISOString().slice(0, 10))
    for (const name of old) await rm(join(folder, name))
  }
}
