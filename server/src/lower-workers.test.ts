import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { expect, it } from 'vitest'
import { createPasswordHasher } from './platform/crypto/password-hasher.ts'
import { lowerWorkers } from './lower-workers.ts'

const priorities = (pool: boolean): number[] =>
  readdirSync('/proc/self/task')
    .filter((thread) => readFileSync(`/proc/self/task/${thread}/comm`, 'utf8').startsWith('libuv-worker') === pool)
    .map((thread) => getPriority(Number(thread)))

it.runIf(process.platform === 'linux')('whoever hashes passwords comes after the thread that answers', async () => {
  const hasher = createPasswordHasher()
  const hashed = await hasher.turn((argon) => argon.hash('olma daraxti gulladi'))
  const [others, own] = [priorities(false), getPriority()]
  lowerWorkers()
  expect(priorities(true).length).toBeGreaterThan(1)
  for (const priority of priorities(true)) expect(priority).toBeGreaterThan(own)
  expect(priorities(false)).toEqual(others)
  expect(await hasher.turn((argon) => argon.verify(hashed, 'olma daraxti gulladi'))).toBe(true)
})
