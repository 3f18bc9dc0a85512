import { randomFillSync } from 'node:crypto'

const POOL_BYTES = 4096
const pool = Buffer.alloc(POOL_BYTES)
let used = POOL_BYTES

/**
 * Random bytes of the system's generator, at most 4096 and each given out once. They are drawn in bulk: one by one they cost
 * as much as sealing a message. The bytes given are wiped here.
 */
export function drawRandom(count: number): Buffer {
  if (used + count > POOL_BYTES) {
    randomFillSync(pool)
    used = 0
  }
  const drawn = Buffer.allocUnsafe(count)
  pool.copy(drawn, 0, used, used + count)
  pool.fill(0, used, (used += count))
  return drawn
}
