import { memoryStorage } from '@himoya/kit/browser-storage'
import { expect, it } from 'vitest'
import { createDrafts } from './drafts.ts'

it('keeps one draft a chat, also for the tab after a reload', () => {
  const storage = memoryStorage()
  const drafts = createDrafts(storage)
  drafts.write('a', 'Salom')
  drafts.write('b', 'Здравствуй')
  drafts.write('a', 'Salom, Lola')
  const reloaded = createDrafts(storage)
  expect(reloaded.read('a')).toBe('Salom, Lola')
  expect(reloaded.read('b')).toBe('Здравствуй')
})

it('leaves nothing behind once the last draft is sent', () => {
  const storage = memoryStorage()
  const drafts = createDrafts(storage)
  drafts.write('a', 'Salom')
  drafts.write('a', '')
  expect(drafts.read('a')).toBe('')
  expect(storage.get('himoya_staff_drafts')).toBeNull()
})

it('knows when somebody else has signed in', () => {
  const drafts = createDrafts(memoryStorage())
  expect(drafts.isOwner('nilufar')).toBe(true)
  expect(drafts.isOwner('nilufar')).toBe(true)
  expect(drafts.isOwner('sardor')).toBe(false)
})
