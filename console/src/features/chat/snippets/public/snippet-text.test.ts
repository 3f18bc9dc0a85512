import type { Snippet } from '@himoya/contract/chat/snippets'
import { describe, expect, it } from 'vitest'
import { askedShortcut, filledIn, matchingSnippets } from './snippet-text.ts'

const snippet = (shortcut: string, text = ''): Snippet => ({
  id: shortcut,
  lang: 'uz',
  shortcut,
  text,
  state: 'approved',
  author: '',
  approved_by: null,
  updated_at: '',
  can_approve: false,
})

describe('a canned reply', () => {
  it('is asked for by a slash at the very beginning and by nothing else', () => {
    expect(askedShortcut('/')).toBe('')
    expect(askedShortcut('/qo‘rq')).toBe('qo‘rq')
    for (const typed of ['', 'salom /a', '/a b', '//', '/a/b', ' /a']) expect(askedShortcut(typed), typed).toBeNull()
  })

  it('is found by its beginning first, whatever apostrophe was typed', () => {
    const all = [snippet('uy-qo‘rquv'), snippet('qo‘rquv'), snippet('salom', 'Qo‘rqmang'), snippet('xayr')]
    for (const asked of ["qo'rq", 'qo´rq', 'qo′rq', 'QOʻRQ'])
      expect(matchingSnippets(all, asked, 8).map(({ id }) => id)).toEqual(['qo‘rquv', 'uy-qo‘rquv', 'salom'])
    expect(matchingSnippets(all, '', 2)).toHaveLength(2)
  })

  it('is filled in with the two people, and a name is never read as a pattern', () => {
    expect(filledIn('{person}, men {counsellor}. {person}?', { person: '$& Lola', counsellor: 'Nilufar' })).toBe(
      '$& Lola, men Nilufar. $& Lola?',
    )
  })
})
