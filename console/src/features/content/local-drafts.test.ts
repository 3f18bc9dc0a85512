import { memoryStorage } from '@himoya/kit/browser-storage'
import { expect, it } from 'vitest'
import { createLocalDrafts } from './local-drafts.ts'
import { blankWorking } from './public/working.ts'

it('unsaved text belongs to who typed it, and to one content', () => {
  const drafts = createLocalDrafts(memoryStorage())
  const working = blankWorking('news')
  const draft = { working, base: working, version: 3, at: '2026-11-21T10:00:00.000Z' }
  drafts.write('me', 'news:1', draft)
  expect(drafts.read('me', 'news:1')).toEqual(draft)
  expect([drafts.read('another', 'news:1'), drafts.read('me', 'news:2'), drafts.read('me', 'page:1')]).toEqual([null, null, null])
  drafts.forget('me', 'news:1')
  expect(drafts.read('me', 'news:1')).toBeNull()
})
