import { afterEach, expect, it, vi } from 'vitest'
import { reopeningDatabase } from './database.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A browser's database of one store, as far as it is used here; `close` is the browser's own, which asks nobody. */
function standIn() {
  const rows = new Map<string, string>()
  const opened: { closed: boolean; onclose?: () => void }[] = []
  const done = <T>(result: T) => {
    const request = { result, onsuccess: () => {}, onerror: () => {} }
    queueMicrotask(() => request.onsuccess())
    return request
  }
  const open = () => {
    const one = {
      closed: false,
      transaction() {
        if (one.closed) throw new DOMException('The database connection is closing.', 'InvalidStateError')
        const transaction = {
          oncomplete: () => {},
          objectStore: () => ({ put: (row: string) => void rows.set(row, row), getAll: () => done([...rows.values()]) }),
        }
        queueMicrotask(() => transaction.oncomplete())
        return transaction
      },
    }
    opened.push(one)
    return done(one)
  }
  vi.stubGlobal('indexedDB', { open })
  return { opened, rows }
}

const options = { name: 'a', store: 'b', create: () => {}, onWiped: () => {} }
const all = (store: IDBObjectStore) => store.getAll() as IDBRequest<string[]>

it('a database that the browser closed is opened anew, whether it said so or not', async () => {
  const { opened } = standIn()
  const database = reopeningDatabase(options)
  await database.write((store) => store.put('bir'))
  opened[0]!.closed = true
  await database.write((store) => store.put('ikki'))
  expect(await database.read(all)).toEqual(['bir', 'ikki'])
  expect(opened).toHaveLength(2)
  opened[1]!.closed = true
  opened[1]!.onclose!()
  expect(await database.read(all)).toEqual(['bir', 'ikki'])
  expect(opened).toHaveLength(3)
})
