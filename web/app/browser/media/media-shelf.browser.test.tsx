import { afterEach, beforeEach, expect, it } from 'vitest'
import { createMediaShelf, MEDIA_DATABASE, type MediaEntry } from './media-shelf.ts'

/** Every handle that the page has opened. */
const databases: IDBDatabase[] = []
const open = IDBFactory.prototype.open
/** The browser refuses so many of the next openings. */
let refusals = 0

beforeEach(() => {
  IDBFactory.prototype.open = function (...args) {
    if (refusals-- > 0) throw new DOMException('No room', 'UnknownError')
    const request = open.apply(this, args)
    request.addEventListener('success', () => databases.push(request.result))
    return request
  }
})
afterEach(() => {
  IDBFactory.prototype.open = open
  closeAll()
  indexedDB.deleteDatabase(MEDIA_DATABASE)
})

/** As the browser does by itself when it needs room; a page may hear of it or not. */
function closeAll(says_so = true): void {
  for (const database of databases.splice(0)) {
    database.close()
    if (says_so) database.dispatchEvent(new Event('close'))
  }
}

const picture = (id: string): MediaEntry => ({
  id,
  chat_id: 'chat',
  kind: 'image',
  caption: '',
  blob: new Blob([id]),
  upload_id: null,
  created_at: `2026-11-26T08:00:0${id}.000Z`,
  failed: null,
})
const idsOf = async (shelf: ReturnType<typeof createMediaShelf>): Promise<string[]> => (await shelf.list()).map(({ id }) => id)

it.each([true, false])(
  'a picture on its way stays when the browser closes the database and a second one is chosen (it says so: %s)',
  async (says_so) => {
    const shelf = createMediaShelf({ in_memory: false })
    await shelf.put(picture('1'))
    closeAll(says_so)
    await shelf.put(picture('2'))
    expect(await idsOf(shelf)).toEqual(['1', '2'])
    closeAll(says_so)
    expect(await idsOf(shelf)).toEqual(['1', '2'])
    expect(await idsOf(createMediaShelf({ in_memory: false }))).toEqual(['1', '2'])
  },
)

it('a picture on its way stays in sight while the browser can open nothing, and one that was taken away does not come back', async () => {
  const shelf = createMediaShelf({ in_memory: false })
  await shelf.put(picture('1'))
  await shelf.put(picture('2'))
  expect(await idsOf(shelf)).toEqual(['1', '2'])
  closeAll()
  refusals = 8
  await shelf.put(picture('3'))
  expect(await idsOf(shelf)).toEqual(['1', '2', '3'])
  await shelf.remove('1')
  expect(await idsOf(shelf)).toEqual(['2', '3'])
})
