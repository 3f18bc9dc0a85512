import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'

/** Where media lies: a folder now, object storage behind the same calls later. */
export type FileStore = {
  /** `key` is a relative path of our own making (`avatars/<random>.webp`), never a person's file name. */
  write(key: string, bytes: Buffer | AsyncIterable<Buffer>): Promise<void>
  read(key: string): Promise<Buffer | null>
  /** Bytes of a file; null when it is not there. */
  size(key: string): Promise<number | null>
  /** `length` bytes from `start` on, fewer where the file ends. */
  readSlice(key: string, start: number, length: number): Promise<Buffer | null>
  /** A file, or a folder with all in it. */
  remove(key: string): Promise<void>
}

/** A name that nobody can guess: 160 random bits, then the ending (`.webp`). */
export function randomFileKey(folder: string, ending: string): string {
  return `${folder}/${randomBytes(20).toString('base64url')}${ending}`
}

/** Files under `folder` (absolute). A file is there whole or not at all, also after `kill -9`. */
export function createFileStore(folder: string): FileStore {
  const root = resolve(folder)
  const pathOf = (key: string): string => {
    const path = resolve(root, key)
    if (!path.startsWith(root + sep)) throw new Error('file store: key outside the folder')
    return path
  }

  return {
    async write(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const draft = join(root, `.${randomBytes(12).toString('hex')}.part`)
      try {
        await writeThrough(draft, bytes)
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async read(key) {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async size(key) {
      try {
        const found = await stat(pathOf(key))
        return found.isFile() ? found.size : null
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async readSlice(key, start, length) {
      try {
        return await readSlice(pathOf(key), start, length)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true, recursive: true })
    },
  }
}

/** Not there, or a folder. */
function isMissing(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException
  return code === 'ENOENT' || code === 'EISDIR' || code === 'ENOTDIR'
}

async function readSlice(path: string, start: number, length: number): Promise<Buffer> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const slice = Buffer.alloc(Math.max(0, Math.min(length, size - start)))
    const { bytesRead } = await file.read(slice, 0, slice.length, start)
    return slice.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Written and on the disk before it gets its name. */
async function writeThrough(path: string, bytes: Buffer | AsyncIterable<Buffer>): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}
