import { expect, it } from 'vitest'
import { pageAskedFor, readableUrl } from './address.ts'

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

it.each([
  [`GET /ru/${'a'.repeat(20_000)}`, /^\/ru\/a+$/],
  ['GET /uz?q=1 HTTP/1.1', /^\/uz$/],
  ['GET /en/news#a', /^\/en\/news$/],
])('the beginning of a request says which page was meant: %s', (packet, path) => {
  expect(pageAskedFor(Buffer.from(packet))).toMatch(path)
})

it.each([
  ['the middle', 'a'.repeat(20_000)],
  ['the end', `${'%D1'.repeat(900)} HTTP/1.1\r\nHost: x\r\n`],
])('a later piece of an address, %s of it, is of some page, nobody knows of which', (_name, packet) => {
  expect(pageAskedFor(Buffer.from(packet))).toBe('/')
})

it.each(['aaaa\r\nHost: x\r\n', 'a=1; b=2; c', 'aaaa HTTP/1.0 \r\n'])(
  'a later piece of what stands below an address is of nothing: %j',
  (packet) => {
    expect(pageAskedFor(Buffer.from(packet))).toBeNull()
  },
)

it.each(['GET /api/v1/a', 'GET /staff/a', 'GET /assets', 'POST /uz', 'GET * ', 'GET http://x/uz', '\x16\x03\x01', ''])(
  'no page was asked for by %j',
  (packet) => {
    expect(pageAskedFor(Buffer.from(packet))).toBeNull()
  },
)
