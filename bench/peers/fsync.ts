import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const TIMES = 200
const PAGE = Buffer.alloc(8_192, 1)

/** How long the disk takes to keep a page, median in milliseconds: what every commit here waits for. */
export function fsyncMs(folder: string): number {
  const file = openSync(join(folder, 'fsync'), 'w')
  const times = Array.from({ length: TIMES }, () => {
    const began = performance.now()
    writeSync(file, PAGE, 0, PAGE.length, 0)
    fdatasyncSync(file)
    return performance.now() - began
  })
  closeSync(file)
  return times.toSorted((one, other) => one - other)[TIMES / 2]!
}
