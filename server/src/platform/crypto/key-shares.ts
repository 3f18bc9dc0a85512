import { createHash, randomBytes } from 'node:crypto'
import { startRefused } from '../db/start-refused.ts'

/**
 * A master key on paper in several shares, of which fewer than `threshold` tell nothing (Shamir). A share is a line that can be typed:
 * `himoya 3 of 5, any 3: 0001-7c2e-…`, in hexadecimal: version, mark of this split, share, and 4 bytes that find a slip.
 */
export const SHARES = 5
export const THRESHOLD = 3

const VERSION_BYTES = 4
const SPLIT_BYTES = 4
const CHECK_BYTES = 4
const KEY_BYTES = 32
const LINE = /^\s*himoya (\d) of (\d), any (\d):((?:[\s-]*[\da-f]{2,4})+)\s*$/i

export type MasterKey = { version: number; key: Buffer }

/** Read when somebody splits or joins. */
const library = () => import('shamir-secret-sharing')

const checkOf = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest().subarray(0, CHECK_BYTES)
const withCheck = (bytes: Buffer): Buffer => Buffer.concat([bytes, checkOf(bytes)])

/** Throws where the last bytes are not those of the rest. */
function withoutCheck(bytes: Buffer, problem: string): Buffer {
  const rest = bytes.subarray(0, -CHECK_BYTES)
  if (rest.length === 0 || !checkOf(rest).equals(bytes.subarray(-CHECK_BYTES))) throw startRefused(problem)
  return rest
}

export async function splitKey({ version, key }: MasterKey): Promise<string[]> {
  const { split } = await library()
  const head = Buffer.alloc(VERSION_BYTES + SPLIT_BYTES)
  head.writeUInt32BE(version)
  randomBytes(SPLIT_BYTES).copy(head, VERSION_BYTES)
  // With its own check inside: shares that do not belong together give a wrong key, and nothing else would say so.
  const shares = await split(new Uint8Array(withCheck(key)), SHARES, THRESHOLD)
  return shares.map((share, at) => lineOf(at + 1, withCheck(Buffer.concat([head, share]))))
}

const lineOf = (number: number, bytes: Buffer): string =>
  `himoya ${number} of ${SHARES}, any ${THRESHOLD}: ${bytes
    .toString('hex')
    .match(/.{1,4}/g)!
    .join('-')}`

/** Lines as they were typed; what is empty is left out. Throws what is wrong with them, in words. */
export async function joinKey(lines: readonly string[]): Promise<MasterKey> {
  const shares = new Map<string, Buffer>()
  for (const line of lines.filter((one) => one.trim() !== '')) shares.set(...readShare(line))
  const found = [...shares.values()]
  if (found.length < THRESHOLD) throw startRefused(`${THRESHOLD} different shares are needed; these are ${found.length}.`)
  const heads = new Set(found.map((share) => share.subarray(0, VERSION_BYTES + SPLIT_BYTES).toString('hex')))
  if (heads.size > 1) throw startRefused('These shares are not of one split. Take those that were printed together.')
  const { combine } = await library()
  const secret = await combine(found.map((share) => new Uint8Array(share.subarray(VERSION_BYTES + SPLIT_BYTES))))
  const key = withoutCheck(Buffer.from(secret), 'These shares do not give a key. Take those that were printed together.')
  if (key.length !== KEY_BYTES) throw startRefused('These shares do not give a key of 32 bytes.')
  return { version: found[0]!.readUInt32BE(), key }
}

function readShare(line: string): [name: string, share: Buffer] {
  const [, number, , , digits] = LINE.exec(line) ?? []
  if (number === undefined || digits === undefined)
    throw startRefused('A share is one line, as it was printed: himoya 3 of 5, any 3: 0001-7c2e-…')
  const bytes = Buffer.from(digits.replaceAll(/[^\da-f]/gi, ''), 'hex')
  const share = withoutCheck(bytes, `Share ${number} has a slip in it: compare it with the paper, letter by letter.`)
  return [share.toString('hex'), share]
}
