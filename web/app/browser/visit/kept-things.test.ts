import { describe, expect, it } from 'vitest'
import { memoryStorage } from '@himoya/kit/browser-storage'
import { KEPT_KEY, openKeptThings } from './kept-things.ts'

const news = (object_id: string) => ({ type: 'news' as const, object_id })

describe('what a guest keeps in the browser', () => {
  it('comes back the latest first, each thing once', () => {
    const kept = openKeptThings(memoryStorage())
    kept.save(news('a'))
    kept.save(news('b'))
    kept.save(news('a'))
    kept.save({ type: 'course', object_id: 'a' })
    expect(kept.saved()).toEqual([{ type: 'course', object_id: 'a' }, news('a'), news('b')])
    kept.unsave(news('a'))
    expect(kept.saved()).toEqual([{ type: 'course', object_id: 'a' }, news('b')])
  })

  it('has an end, and says so instead of dropping the oldest', () => {
    const kept = openKeptThings(memoryStorage())
    for (let id = 0; id < 100; id++) expect(kept.save(news(`${id}`))).toBe(true)
    expect(kept.save(news('one more'))).toBe(false)
    expect(kept.saved()).toHaveLength(100)
  })

  it('a lesson that was done stays done', () => {
    const kept = openKeptThings(memoryStorage())
    kept.keepLesson('a', { state: 'done', position: 0 })
    kept.keepLesson('a', { state: 'started', position: 12 })
    expect(kept.lessons()).toEqual({ a: { state: 'done', position: 12 } })
  })

  it('leaves nothing in the storage once it is empty', () => {
    const storage = memoryStorage()
    const kept = openKeptThings(storage)
    expect(kept.isEmpty()).toBe(true)
    kept.save(news('a'))
    expect(kept.isEmpty()).toBe(false)
    kept.unsave(news('a'))
    expect(storage.get(KEPT_KEY)).toBeNull()
  })

  it.each(['', 'null', '[]', '{"saved":1,"lessons":null}', '{{'])('what it cannot read (%s) counts as nothing', (text) => {
    const storage = memoryStorage()
    storage.set(KEPT_KEY, text)
    const kept = openKeptThings(storage)
    expect(kept.saved()).toEqual([])
    expect(kept.lessons()).toEqual({})
  })
})
