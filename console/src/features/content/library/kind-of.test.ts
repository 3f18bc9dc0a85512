import { expect, it } from 'vitest'
import { claimedKind, passedLimit } from './kind-of.ts'

it.each([
  ['a.JPG', 'image/jpeg', 'image'],
  ['a.mp3', '', 'audio'],
  ['a.mov', 'video/quicktime', 'video'],
  ['a.pdf', 'application/pdf', 'pdf'],
  ['a.svg', 'image/svg+xml', null],
  ['a.exe', '', null],
  ['html', 'text/html', null],
])('a file %s of type %j is taken for %s', (name, type, kind) => {
  expect(claimedKind({ name, type })).toBe(kind)
})

it('a file that is too large is told so before it is sent', () => {
  expect(passedLimit({ size: 10 * 1024 * 1024 }, 'image')).toBeNull()
  expect(passedLimit({ size: 10 * 1024 * 1024 + 1 }, 'image')).toBe(10)
})
