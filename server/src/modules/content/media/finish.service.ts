import type { Alt, LibraryItem } from '@himoya/contract/content/library'
import { cleanLibraryFile, type CleanFile } from '../../../platform/files/library-file.ts'
import type { StaffActor } from '../../../platform/core/actors.ts'
import { AppError } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { MAKE_AVIF } from './avif.service.ts'
import { showItem } from './library.service.ts'
import { findItem } from './library.store.ts'
import { folderOf, keepOriginal, readParts, removeParts, removePrivate, writeFiles } from './media-files.ts'
import { insertMedia } from './media.store.ts'
import { deleteUpload, lockUpload, type UploadRow } from './upload.store.ts'
import { forgetUpload, ownUpload } from './uploads.service.ts'

/**
 * Every byte is here: it is scanned, made anew and put into the library under its description. Finishing again answers the
 * same. Throws `not_found`, `wrong_offset` while bytes are missing, `unsupported_media`, `heic_unsupported`, `too_large`,
 * `file_infected`, `file_damaged`, `overloaded`; `unavailable` while it cannot be scanned, after which it may be finished later.
 */
export async function finishUpload(
  platform: Platform,
  actor: StaffActor,
  id: string,
  { alt }: { alt: Alt },
): Promise<LibraryItem> {
  const done = await findItem(platform.db, id)
  if (done?.uploader_id === actor.id) return showItem(platform, id)
  const upload = await ownUpload(platform, actor, id)
  if (upload.received < upload.size) throw new AppError('wrong_offset')
  const original = await readParts(platform, upload)
  if (original === null) throw new AppError('not_found')
  if ((await platform.scanVirus(original)) !== 'clean') {
    await forgetUpload(platform, id)
    throw new AppError('file_infected')
  }
  const clean = await cleanLibraryFile(original)
  await writeFiles(platform.files, folderOf(platform.vault, id), clean.files)
  if (clean.kind === 'image') await keepOriginal(platform, id, original)
  await putIn(platform, upload, clean, alt)
  await (clean.kind === 'image' ? removeParts(platform, id) : removePrivate(platform, id))
  return showItem(platform, id)
}

/** Throws `not_found` when it was given up meanwhile; what was written for it is taken away again. */
async function putIn(platform: Platform, upload: UploadRow, clean: CleanFile, alt: Alt): Promise<void> {
  const { id, size } = upload
  const is_in = await platform.db.transaction().execute(async (db) => {
    // Another call may have finished it, and then these are its files.
    if (!(await lockUpload(db, id))) return (await findItem(db, id)) !== undefined
    await insertMedia(db, [{ ...newItem(platform, upload, clean), alt_uz: alt.uz, alt_ru: alt.ru, alt_en: alt.en }])
    await deleteUpload(db, id)
    if (clean.kind === 'image') await platform.jobs.enqueue(db, MAKE_AVIF, { id, size }, { max_attempts: 4 })
    return true
  })
  if (is_in) return
  await forgetUpload(platform, id)
  throw new AppError('not_found')
}

function newItem({ vault, now }: Platform, { id, uploader_id, name }: UploadRow, clean: CleanFile) {
  const { kind, mime, file, bytes, width, height, seconds, placeholder } = clean
  const facts = { kind, mime, file, bytes, width, height, seconds, placeholder }
  return { id, folder: folderOf(vault, id), name: downloadName(name), uploader_id, created_at: now(), ...facts }
}

/** What no system wants in a file's name is a line. */
const downloadName = (name: string): string => name.replaceAll(/[\\/:*?"<>|\n\t]/g, '_')
