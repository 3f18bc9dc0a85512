import { execFileSync, spawnSync } from 'node:child_process'
import { lstatSync } from 'node:fs'
import { dirname } from 'node:path'

/** Whom PostgreSQL runs as; null: the user who started us. It refuses root, so root lends it another user. */
export type Account = { uid: number; gid: number } | null

export const isRoot = (): boolean => process.getuid?.() === 0

/** The fallback where the owner of no parent folder serves; every Unix has it. */
export function nobody(): NonNullable<Account> {
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** The nearest owner above `path` who is not root: in a person's own folder the database is theirs too. */
export function ordinaryOwner(path: string): Account {
  const { uid, gid } = lstatSync(path)
  if (uid !== 0) return { uid, gid }
  const parent = dirname(path)
  return parent === path ? null : ordinaryOwner(parent)
}

/** Asks the system rather than the mode bits: access lists and security modules have their say too. */
export function canReach(account: Account, path: string): boolean {
  if (!account) return true
  return spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], { ...account, cwd: '/', stdio: 'ignore' }).status === 0
}
