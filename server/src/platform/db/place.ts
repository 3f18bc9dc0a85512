import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canReach, isRoot, nobody, ordinaryOwner, type Account } from './account.ts'
import { startRefused } from './start-refused.ts'

/** Where root puts what an unprivileged user must reach when DATA_DIR lies in a folder closed to everybody else. */
const SYSTEM_FOLDER = '/var/lib/himoya-postgresql'
/** `sun_path` of a unix socket takes 103 bytes on macOS (107 on Linux), `/.s.PGSQL.5432` included. */
const LONGEST_SOCKET_FOLDER = 103 - '/.s.PGSQL.5432'.length

export type Place = {
  /** Holds `cluster`, the log and the note on the socket; owned by `account`, closed to others. */
  folder: string
  account: Account
  /** Where binaries may be copied to. */
  copies: string
}

/**
 * `DATA_DIR/database`, or, when we are root and DATA_DIR is closed to the user PostgreSQL must run as, a folder
 * of its own under /var/lib/himoya-postgresql, named in `DATA_DIR/database/elsewhere`.
 */
export function findPlace(data_dir: string, say: (sentence: string) => void): Place {
  mkdirSync(data_dir, { recursive: true, mode: isRoot() ? 0o711 : 0o700 })
  data_dir = realpathSync(data_dir)
  const folder = join(data_dir, 'database')
  const elsewhere = existsSync(join(folder, 'elsewhere')) ? readFileSync(join(folder, 'elsewhere'), 'utf8').trim() : null
  if (!isRoot()) return ownPlace(folder, elsewhere)
  openForPassing(data_dir)
  const copies = SYSTEM_FOLDER
  if (elsewhere) return { folder: elsewhere, account: ownerOfElsewhere(elsewhere, folder), copies }
  if (existsSync(join(folder, 'cluster'))) return { folder, account: knownOwner(folder), copies }
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const account of [ordinaryOwner(folder), nobody()]) {
    if (!account) continue
    chownSync(folder, account.uid, account.gid)
    if (canReach(account, folder)) return { folder, account, copies }
  }
  chownSync(folder, 0, 0)
  return { ...placeElsewhere(folder, say), copies }
}

/** DATA_DIR is ours, so PostgreSQL's user may pass through it; what else lies in it is closed file by file. */
function openForPassing(data_dir: string): void {
  const { uid, mode } = lstatSync(data_dir)
  if (uid === 0) chmodSync(data_dir, (mode & 0o7777) | 0o001)
}

function ownPlace(folder: string, elsewhere: string | null): Place {
  if (elsewhere)
    throw startRefused(`The database of ${folder} was made by root and lies in ${elsewhere}. Start the server as root again.`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const owner = lstatSync(folder).uid
  if (owner !== process.getuid?.())
    throw startRefused(`${folder} belongs to the user with id ${owner}. Start the server as that user, or as root.`)
  return { folder, account: null, copies: join(folder, 'binaries') }
}

function ownerOf(folder: string): NonNullable<Account> {
  const { uid, gid } = lstatSync(folder)
  return { uid, gid }
}

function ownerOfElsewhere(elsewhere: string, folder: string): NonNullable<Account> {
  if (existsSync(elsewhere)) return ownerOf(elsewhere)
  throw startRefused(
    `The database of ${folder} lay in ${elsewhere}, which is gone. Restore it from a backup, or remove ${folder} to start empty.`,
  )
}

function knownOwner(folder: string): NonNullable<Account> {
  const account = ownerOf(folder)
  if (account.uid === 0)
    throw startRefused(`${folder} belongs to root, whom PostgreSQL refuses. Give it back: chown -R nobody ${folder}`)
  if (!canReach(account, folder)) {
    throw startRefused(
      `The user with id ${account.uid}, who owns the database, cannot reach ${folder} any more. Open the folders above it (chmod a+x).`,
    )
  }
  return account
}

function placeElsewhere(folder: string, say: (sentence: string) => void): Omit<Place, 'copies'> {
  const account = nobody()
  // What belongs to a temporary DATA_DIR is temporary too.
  const parent = folder.startsWith(`${tmpdir()}/`) ? tmpdir() : SYSTEM_FOLDER
  const place = join(parent, `himoya-database-${randomBytes(6).toString('hex')}`)
  mkdirSync(parent, { recursive: true, mode: 0o755 })
  mentionLeftovers(parent, folder, say)
  mkdirSync(place, { mode: 0o700 })
  chownSync(place, account.uid, account.gid)
  if (!canReach(account, place))
    throw startRefused(
      `The user nobody can reach neither ${folder} nor ${place}. Set DATA_DIR to a folder open to it, or DATABASE_URL.`,
    )
  writeFileSync(join(place, 'belongs-to'), folder)
  writeFileSync(join(folder, 'elsewhere'), place)
  say(`${folder} is closed to the user PostgreSQL runs as; the database lies in ${place}.`)
  return { folder: place, account }
}

/**
 * A removed DATA_DIR leaves its database behind. We never delete it: the folder may just not be mounted today. Only
 * what belonged to a temporary folder that is gone goes too.
 */
function mentionLeftovers(parent: string, folder: string, say: (sentence: string) => void): void {
  for (const name of readdirSync(parent).filter((one) => one.startsWith('himoya-database-'))) {
    const place = join(parent, name)
    const owner = existsSync(join(place, 'belongs-to')) ? readFileSync(join(place, 'belongs-to'), 'utf8') : null
    if (owner === folder) say(`An earlier database of ${folder} still lies in ${place}; delete it when it is no longer needed.`)
    else if (owner && parent === tmpdir() && !existsSync(owner)) rmSync(place, { recursive: true, force: true })
  }
}

/**
 * The folder of the socket: beside the cluster, where an operator's command finds it whatever /tmp it sees. Where that path is too
 * long for a socket, a short one for temporary files, kept in `socket-folder` so that a restart answers at the same address.
 * A folder that is not the account's own and closed is not trusted: /tmp belongs to everybody.
 */
export function socketFolder({ folder, account }: Place): string {
  const beside = join(folder, 'socket')
  if (beside.length <= LONGEST_SOCKET_FOLDER) {
    mkdirSync(beside, { recursive: true, mode: 0o700 })
    if (account) chownSync(beside, account.uid, account.gid)
    return beside
  }
  const note = join(folder, 'socket-folder')
  const known = existsSync(note) ? readFileSync(note, 'utf8') : null
  if (known && isOurs(known, account)) return known
  const parent =
    tmpdir().length + '/himoya-123456'.length <= LONGEST_SOCKET_FOLDER && canReach(account, tmpdir()) ? tmpdir() : '/tmp'
  const made = mkdtempSync(join(parent, 'himoya-'))
  if (account) chownSync(made, account.uid, account.gid)
  writeFileSync(note, made)
  return made
}

function isOurs(folder: string, account: Account): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  return (
    found !== undefined && found.isDirectory() && found.uid === (account?.uid ?? process.getuid?.()) && (found.mode & 0o077) === 0
  )
}
