import { describe, expect, it } from 'vitest'
import { readTable } from './read-table.ts'

const TABLE = 'slug,title_uz\nbir,«Inson» markazi: bo‘ladi, Центр\n'
const read = (bytes: Uint8Array<ArrayBuffer>) => readTable(new Blob([bytes]))
const wide = (little: boolean): Uint8Array<ArrayBuffer> => {
  const view = new DataView(new ArrayBuffer(TABLE.length * 2))
  for (let at = 0; at < TABLE.length; at += 1) view.setUint16(at * 2, TABLE.charCodeAt(at), little)
  return new Uint8Array(view.buffer)
}

describe('a table that is chosen', () => {
  it('is read in UTF-8, with its mark or without', async () => {
    const bytes = new TextEncoder().encode(TABLE)
    expect(await read(bytes)).toBe(TABLE)
    expect(await read(Uint8Array.from([0xef, 0xbb, 0xbf, ...bytes]))).toBe(TABLE)
  })

  it('is read in 16 bits a letter where it says so', async () => {
    expect(await read(Uint8Array.from([0xff, 0xfe, ...wide(true)]))).toBe(TABLE)
    expect(await read(Uint8Array.from([0xfe, 0xff, ...wide(false)]))).toBe(TABLE)
  })

  it('is not guessed at in any other code page', async () => {
    expect(await read(wide(true))).toBeNull()
    expect(await read(wide(false))).toBeNull()
    // «Центр» in windows-1251.
    expect(await read(Uint8Array.from([0xab, 0xd6, 0xe5, 0xed, 0xf2, 0xf0, 0xbb]))).toBeNull()
  })
})
