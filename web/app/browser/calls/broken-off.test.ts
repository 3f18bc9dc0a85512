import { afterEach, expect, it, vi } from 'vitest'
import { readAllPlaces } from './places.ts'
import { searchContent } from './search.ts'

afterEach(() => vi.unstubAllGlobals())

/** An answer whose head has come, and whose body never does. */
const brokenOff = (): Response =>
  new Response(new ReadableStream({ start: (body) => body.error(new DOMException('signal is aborted', 'AbortError')) }))

it.each([
  ['a search', () => searchContent({ q: 'kaltak', type: null, page: 1, lang: 'uz', signal: new AbortController().signal })],
  ['the places', () => readAllPlaces('uz')],
])('%s whose answer breaks off in its middle has no answer, and is no fault', async (_, ask) => {
  vi.stubGlobal('fetch', async () => brokenOff())
  expect(await ask()).toBeNull()
})
