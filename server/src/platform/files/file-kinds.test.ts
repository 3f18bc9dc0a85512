import { KIND_BYTES, kindOfBytes } from '@himoya/contract/reports/file-kind'
import { expect, it } from 'vitest'
import { hostileFiles } from '../../../test/hostile-files.ts'
import { mediaKindOf } from './library-file.ts'

const NAMES = { image: 'image', audio: 'voice', video: 'video', pdf: 'document' } as const

it('a browser refuses nothing that is taken here, and calls it the same', { timeout: 120_000 }, async () => {
  let taken = 0
  for (const { about, bytes } of await hostileFiles()) {
    const kind = await mediaKindOf(bytes.subarray(0, 64 * 1024), 0).catch(() => null)
    if (kind === null) continue
    taken += 1
    expect([about, kindOfBytes(bytes.subarray(0, KIND_BYTES))]).toEqual([about, { kind: NAMES[kind], is_taken: true }])
  }
  expect(taken).toBeGreaterThan(100)
})
