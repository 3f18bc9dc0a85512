import { chmod, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const FOLDER = 'links'
export const FIRST_ADMIN = 'first-admin.txt'
export const linkFileOf = (account_id: string): string => `link-${account_id}.txt`

/** A file that its owner alone can read: a terminal and a journal keep what they are shown. Answers its path. */
export async function keepLink(data_dir: string, name: string, link: string): Promise<string> {
  const folder = join(data_dir, FOLDER)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, name)
  await writeFile(file, `${link}\n`, { mode: 0o600 })
  // An older file keeps the mode it had.
  await chmod(file, 0o600)
  return file
}

export const forgetLink = (data_dir: string, name: string): Promise<void> => rm(join(data_dir, FOLDER, name), { force: true })
