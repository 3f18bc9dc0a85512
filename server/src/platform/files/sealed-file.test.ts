import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createFileStore } from './file-store.ts'
import { newFileKey, readSealed, writeSealed } from './sealed-file.ts'

const CHUNK = 64 * 1024

describe('a sealed file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'himoya-sealed-'))
  const store = createFileStore(folder)
  const key = newFileKey()
  const place = (number: number) => ({ key, number, store_key: `f/${number}` })
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each([1, 100, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK + 17])('of %i bytes opens whole and in any part', async (size) => {
    const bytes = randomBytes(size)
    await writeSealed(store, place(0), bytes)
    expect(await readSealed(store, place(0), { size })).toEqual(bytes)
    for (const [from, to] of [
      [0, 1],
      [size - 1, size],
      [Math.floor(size / 3), Math.ceil(size / 2)],
    ] as const) {
      expect(await readSealed(store, place(0), { size, from, to })).toEqual(bytes.subarray(from, to))
    }
  })

  it('shows nothing of what is in it', async () => {
    await writeSealed(store, place(1), Buffer.from('canary '.repeat(20_000)))
    for (const name of readdirSync(join(folder, 'f')))
      expect(readFileSync(join(folder, 'f', name), 'latin1')).not.toContain('canary')
  })

  it('does not open when it was cut, changed, swapped or meant for another place', async () => {
    const size = 2 * CHUNK + 5
    await writeSealed(store, place(2), randomBytes(size))
    const path = join(folder, 'f/2')
    const sealed = readFileSync(path)
    const broken = async (bytes: Buffer): Promise<void> => {
      writeFileSync(path, bytes)
      await expect(readSealed(store, place(2), { size })).rejects.toThrow()
    }
    await broken(sealed.subarray(0, sealed.length - 1))
    await broken(sealed.subarray(0, CHUNK + 16))
    await broken(
      Buffer.concat([
        sealed.subarray(CHUNK + 16, 2 * (CHUNK + 16)),
        sealed.subarray(0, CHUNK + 16),
        sealed.subarray(2 * (CHUNK + 16)),
      ]),
    )
    await broken(Buffer.concat([Buffer.of(sealed[0]! ^ 1), sealed.subarray(1)]))
    writeFileSync(path, sealed)
    await expect(readSealed(store, { ...place(2), number: 3 }, { size })).rejects.toThrow()
    await expect(readSealed(store, { ...place(2), key: newFileKey() }, { size })).rejects.toThrow()
    expect(await readSealed(store, place(2), { size })).toHaveLength(size)
  })

  it('that is gone is null', async () => {
    expect(await readSealed(store, { key, number: 9, store_key: 'f/none' }, { size: 10 })).toBeNull()
  })
})
