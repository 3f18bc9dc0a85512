import { statfsSync } from 'node:fs'

/** Below this nothing large is taken: the rest is for what is written in words. */
const LITTLE_BYTES = 256 * 1024 * 1024
/** Below this only calls for help, signing in and what is said in a chat. PostgreSQL's own log grows by 16 MB at a time. */
const RESERVE_BYTES = 64 * 1024 * 1024
const LOOK_MS = 1_000

export type DiskSpace = {
  /** As of a second ago at most. */
  left(): 'plenty' | 'little' | 'reserve'
}

/** Room for what the embedded database writes. */
export function watchDiskSpace(folder: string, freeBytes: (folder: string) => number = freeBytesOf): DiskSpace {
  let looked_at = -LOOK_MS
  let free = Infinity
  return {
    left() {
      if (performance.now() - looked_at >= LOOK_MS) {
        looked_at = performance.now()
        free = freeBytes(folder)
      }
      return free > LITTLE_BYTES ? 'plenty' : free > RESERVE_BYTES ? 'little' : 'reserve'
    },
  }
}

/** Of a database elsewhere the disk is its operator's to watch. */
export const ENDLESS_SPACE: DiskSpace = { left: () => 'plenty' }

function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
