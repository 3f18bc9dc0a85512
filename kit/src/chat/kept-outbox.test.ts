import { afterEach, describe, expect, it, vi } from 'vitest'
import { untilHolds } from '../../test/until.ts'
import { createKeptOutbox } from './kept-outbox.ts'
import { hasUnsent } from './unsent-mark.ts'
import type { OutboxEntry } from './outbox.ts'
import { createTokenStore } from '../session/token-store.ts'

afterEach(() => void vi.unstubAllGlobals())

const entry = (cid: string): OutboxEntry => ({
  cid,
  chat_id: 'c1',
  message: cid,
  created_at: '2026-11-21T10:00:00.000Z',
  failed: null,
})
const cids = (entries: OutboxEntry[]): string[] => entries.map(({ cid }) => cid)
const newName = (): string => `outbox_${crypto.randomUUID()}`
const on_disk = { in_memory: false }

const storageOf = (values: Map<string, string>, setItem?: () => never) => ({
  getItem: (key: string) => values.get(key) ?? null,
  setItem: setItem ?? ((key: string, value: string) => void values.set(key, value)),
  removeItem: (key: string) => void values.delete(key),
})

function stubSession(setItem?: () => never): Map<string, string> {
  const values = new Map<string, string>()
  vi.stubGlobal('sessionStorage', storageOf(values, setItem))
  return values
}
const refuse = (): never => {
  throw new DOMException('Not here', 'SecurityError')
}

describe('an outbox whose database does not work', () => {
  it.each([
    ['is missing', undefined],
    ['is forbidden', { open: refuse }],
    ['never answers', { open: () => ({}) }],
  ])('and that %s keeps texts over a reload of the tab, and says no more than that', async (_, database) => {
    vi.stubGlobal('indexedDB', database)
    stubSession()
    const name = newName()
    const outbox = createKeptOutbox(name, on_disk)
    await outbox.put(entry('one'))
    await outbox.put(entry('two'))
    expect(outbox.keeping()).toBe('tab')
    expect(cids(await createKeptOutbox(name, on_disk).list())).toEqual(['one', 'two'])
    await outbox.remove('one')
    expect(cids(await outbox.list())).toEqual(['two'])
    await outbox.clear()
    expect(await createKeptOutbox(name, on_disk).list()).toEqual([])
  })

  it('keeps texts as long as the page when nothing can be stored at all', async () => {
    vi.stubGlobal('indexedDB', { open: refuse })
    stubSession(refuse)
    const outbox = createKeptOutbox(newName(), on_disk)
    await outbox.put(entry('one'))
    expect(outbox.keeping()).toBe('page')
    expect(cids(await outbox.list())).toEqual(['one'])
  })
})

describe('on a shared device', () => {
  it('whose tokens live in memory, what is written touches no storage', async () => {
    const opened = vi.fn()
    vi.stubGlobal('indexedDB', { open: opened })
    const values = stubSession()
    const outbox = createKeptOutbox(newName(), createTokenStore({ access_key: 'a', refresh_key: 'r', memory: true }))
    await outbox.put(entry('one'))
    expect(cids(await outbox.list())).toEqual(['one'])
    expect(outbox.keeping()).toBe('page')
    expect(opened).not.toHaveBeenCalled()
    expect([...values]).toEqual([])
  })
})

describe('a page that is left in the moment of sending', () => {
  it('leaves the text to the next page of its tab, though the database has not answered yet', async () => {
    vi.stubGlobal('indexedDB', { open: () => ({}) })
    stubSession()
    const name = newName()
    void createKeptOutbox(name, on_disk).put(entry('one'))
    expect(cids(await createKeptOutbox(name, on_disk).list())).toEqual(['one'])
  })

  it('is told by a mark, as long as something waits to be sent', async () => {
    vi.stubGlobal('localStorage', storageOf(new Map()))
    stubSession()
    const name = newName()
    const outbox = createKeptOutbox(name, on_disk)
    expect(hasUnsent(name)).toBe(false)
    await outbox.put(entry('one'))
    await outbox.put(entry('two'))
    expect(hasUnsent(name)).toBe(true)
    await outbox.remove('one')
    expect(hasUnsent(name)).toBe(true)
    await outbox.put({ ...entry('two'), failed: 'expired' })
    expect(hasUnsent(name)).toBe(false)
    await outbox.put(entry('three'))
    await outbox.clear()
    expect(hasUnsent(name)).toBe(false)
  })
})

it('another tab hears what is kept, given up and wiped', async () => {
  const name = newName()
  const outbox = createKeptOutbox(name, { in_memory: true })
  const heard: unknown[] = []
  const other = createKeptOutbox(name, { in_memory: true })
  other.watch((event) => heard.push(event))
  await outbox.put(entry('one'))
  await outbox.remove('one')
  await outbox.clear()
  await untilHolds(() => expect(heard).toHaveLength(3))
  expect(heard).toEqual([{ type: 'put', entry: entry('one') }, { type: 'remove', cid: 'one' }, { type: 'clear' }])
})

it('a new tab is told what lies with another one alone', async () => {
  const name = newName()
  await createKeptOutbox(name, { in_memory: true }).put(entry('one'))
  const heard: unknown[] = []
  createKeptOutbox(name, { in_memory: true }).watch((event) => heard.push(event))
  await untilHolds(() => expect(heard).toEqual([{ type: 'put', entry: entry('one') }]))
})
