import { isAbsolute } from 'node:path'
import type { Settings } from './settings.ts'

/** Where backups lie, and who alone opens them. */
export type BackupPlace = {
  /** Absolute; on another disk than DATA_DIR, or it is lost with it. */
  folder: string
  /** Public keys of age (`age1…`). Whose private half the server had would open them with what is stolen from it. */
  recipients: readonly string[]
}

/** `BACKUP_DIR` and `BACKUP_RECIPIENTS`, both or none. null: nobody makes backups here. */
export function backupPlace(settings: Settings): BackupPlace | null {
  const [folder, recipients] = [settings.text('BACKUP_DIR'), settings.list('BACKUP_RECIPIENTS')]
  if (folder === null && recipients.length === 0) return null
  if (folder === null) settings.problem('BACKUP_DIR', 'is missing: a folder on another disk, where backups are put')
  else if (!isAbsolute(folder)) settings.problem('BACKUP_DIR', 'must be the whole path of a folder')
  if (recipients.length === 0)
    settings.problem(
      'BACKUP_RECIPIENTS',
      'is missing: the public key that npm run backup:key makes, or several divided by commas',
    )
  for (const recipient of recipients) {
    if (/^AGE-SECRET-KEY/i.test(recipient))
      settings.problem('BACKUP_RECIPIENTS', 'holds a private key: take it away from this machine, make another pair')
    else if (!/^age1[02-9ac-hj-np-z]{50,4000}$/.test(recipient))
      settings.problem('BACKUP_RECIPIENTS', 'must be public keys of age, which begin with age1')
  }
  return folder === null || recipients.length === 0 ? null : { folder, recipients }
}
