import { expect, it } from 'vitest'
import { readableUrl } from './address.ts'

it.each([
  ['/uz/%', '/uz/-'],
  ['/ru/%zz', '/ru/-'],
  ['/en/news/%D1', '/en/-'],
  ['/staff/%', '/staff/-'],
  ['/%', '/-'],
  ['/uz/%E0%A4%A?q=1', '/uz/-'],
])('an address that nobody can read, %s, leads where no page is in its language', (url, page) => {
  expect(readableUrl(url)).toBe(page)
})

it.each(['/uz/news', '/uz/%D1%8F', '/uz/search?q=%', '/api/v1/%', '/ws/%', '/media/%', '/assets/%zz', '*', ''])(
  '%s stays as it is',
  (url) => {
    expect(readableUrl(url)).toBe(url)
  },
)
