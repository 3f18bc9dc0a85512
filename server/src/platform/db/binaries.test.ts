import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { copyBinaries } from './binaries.ts'

let folder: string
const folders: string[] = []
afterAll(() => folders.forEach((one) => rmSync(one, { recursive: true })))

/** A package of one library, linked as an earlier start linked it; answers its folder `native`. */
function makePackage(name: string): string {
  const native = join(folder, name, 'native')
  mkdirSync(join(native, 'lib'), { recursive: true })
  writeFileSync(join(native, 'lib/libx.so.1.2'), 'a library')
  symlinkSync('libx.so.1.2', join(native, 'lib/libx.so.1'))
  const link = { source: 'native/lib/libx.so.1.2', target: 'native/lib/libx.so.1' }
  writeFileSync(join(native, 'pg-symlinks.json'), JSON.stringify([link]))
  return native
}
const read = (native: string): string => readFileSync(join(native, 'lib/libx.so.1'), 'utf8')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'himoya-binaries-'))
  folders.push(folder)
})

it('a copy stays whole when the folder it came from is gone', () => {
  const native = makePackage('release')
  const copy = copyBinaries(native, join(folder, 'copy'))
  rmSync(native, { recursive: true })
  expect(read(copy)).toBe('a library')
})

it('a copy whose links lead to a folder that is gone is made anew', () => {
  const native = makePackage('release')
  const copy = copyBinaries(native, join(folder, 'copy'))
  rmSync(join(copy, 'lib/libx.so.1'))
  symlinkSync(join(folder, 'gone/libx.so.1.2'), join(copy, 'lib/libx.so.1'))
  expect(read(copyBinaries(native, join(folder, 'copy')))).toBe('a library')
})
